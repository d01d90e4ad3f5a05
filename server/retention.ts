import { sql } from 'kysely';
import { coverage, type Retention } from './features/account/erasure/index.ts';
import type { Installation } from './installation.ts';
import { writing } from './platform/db/tenant.ts';
import { type Schedule, schedule } from './platform/jobs/schedule.ts';

type Parts = Pick<Installation, 'pool' | 'owner' | 'now'>;
const batch = 5_000;
const hour = 3_600_000;

const rules = Object.entries(coverage).flatMap(([table, { kept = [] }]) => kept.map((rule) => ({ table, rule })));
const isShort = ({ rule: { after } }: (typeof rules)[number]) => after.includes('hour');

/**
 * Deletes data whose retention period has passed, per the coverage of each table: periods of hours are checked hourly, all others daily.
 */
export function retentionSchedule(parts: Parts): Schedule {
  let daily: number | undefined;
  return schedule('retention.drop', hour, async () => {
    const at = parts.now().getTime();
    const isDay = daily === undefined || at - daily >= 24 * hour - hour / 2;
    await dropOld(parts, isDay ? rules : rules.filter(isShort));
    if (isDay) daily = at;
  });
}

/** Applies these rules (all by default) shop by shop under its policy, in batches with one transaction each. */
export async function dropOld(parts: Parts, wanted = rules): Promise<void> {
  const { rows: shops } = await parts.owner.query<{ id: string }>(
    'select id from directory.merchants where erasing_at is null order by id',
  );
  for (const { table, rule } of wanted) {
    const isOfShop = !table.startsWith('directory.');
    for (const merchant of isOfShop ? shops.map(({ id }) => id) : ['']) while ((await dropBatch(parts, table, rule, merchant)) >= batch);
  }
}

async function dropBatch(
  { pool, owner, now }: Parts,
  table: string,
  { after, since, only, set }: Retention,
  merchant: string,
): Promise<number> {
  if (table.endsWith('audit_log')) {
    const cut = `$1::timestamptz - $2::interval, ${batch}`;
    const given = [now(), after];
    const { rows } = await (merchant
      ? owner.query<{ gone: number }>(`select drop_old_audit($3, ${cut}) as gone`, [...given, merchant])
      : owner.query<{ gone: number }>(`select drop_old_directory_audit(${cut}) as gone`, given));
    return rows[0]?.gone ?? 0;
  }
  return writing(pool, merchant, async (db) => {
    const old = sql`${merchant ? sql`merchant_id = ${merchant}::uuid and` : sql``} ${sql.ref(since)} < ${now()}::timestamptz - ${after}::interval and ${sql.raw(only ?? 'true')}`;
    const rows = sql`ctid = any (array(select ctid from ${sql.table(table)} where ${old} limit ${sql.lit(batch)}))`;
    const { numAffectedRows } = await (
      set
        ? sql`update ${sql.table(table)} set ${sql.raw(set)} where ${rows} and ${old}`
        : sql`delete from ${sql.table(table)} where ${rows} and ${old}`
    ).execute(db);
    return Number(numAffectedRows ?? 0n);
  });
}
