import type { Plan } from '@parley/contract/plans';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Writer } from '../db/tenant.ts';

/** What is counted per month, in its own table; everything else is counted where its rows are. */
export type Metered = 'ai_answers' | 'api_calls';
type Of = { merchant: string; meter: Metered; now: Date };

const periodOf = (now: Date, zone: RawBuilder<unknown>) => sql<string>`to_char(${now}::timestamptz at time zone ${zone}, 'YYYY-MM')`;

/** Adds to the month's counter; one statement, which holds the counter's row until the transaction ends. */
export async function addUsage(db: Writer, { merchant, meter, now }: Of, amount: number): Promise<{ used: number; plan: Plan }> {
  const { rows } = await sql<{ used: string; plan: Plan }>`
    insert into usage_counters as c (merchant_id, meter, period, used)
    select s.merchant_id, ${meter}, ${periodOf(now, sql`s.time_zone`)}, ${amount} from shop_settings s where s.merchant_id = ${merchant}::uuid
    on conflict (merchant_id, meter, period) do update set used = c.used + excluded.used
    returning used, (select m.plan from directory.merchants m where m.id = c.merchant_id) as plan`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The shop ${merchant} has no settings, so its usage has no month.`);
  return { used: Number(row.used), plan: row.plan };
}

/** The plan and this month's usage. */
export async function readUsage(db: Reader, { merchant, meter, now }: Of): Promise<{ used: number; plan: Plan }> {
  const { rows } = await sql<{ used: string; plan: Plan }>`
    select m.plan, coalesce(c.used, 0) as used
    from directory.merchants m
    join shop_settings s on s.merchant_id = m.id
    left join usage_counters c on c.merchant_id = m.id and c.meter = ${meter} and c.period = ${periodOf(now, sql`s.time_zone`)}
    where m.id = ${merchant}::uuid`.execute(db);
  const [row] = rows;
  return row ? { used: Number(row.used), plan: row.plan } : { used: 0, plan: 'free' };
}

export type Month = { period: string; start: Date; end: Date; used: Record<Metered, number> };
/** A month of the shop's own calendar and what was counted in it; the current one by default. */
export async function readMonth(db: Reader, merchant: string, now: Date, period?: string): Promise<Month> {
  const { rows } = await sql<{ period: string; start_at: Date; end_at: Date; ai_answers: string; api_calls: string }>`
    select p.period, (p.period || '-01')::timestamp at time zone p.time_zone as start_at,
      ((p.period || '-01')::timestamp + interval '1 month') at time zone p.time_zone as end_at,
      coalesce(sum(c.used) filter (where c.meter = 'ai_answers'), 0) as ai_answers,
      coalesce(sum(c.used) filter (where c.meter = 'api_calls'), 0) as api_calls
    from (select s.merchant_id, s.time_zone, coalesce(${period ?? null}, ${periodOf(now, sql`s.time_zone`)}) as period
      from shop_settings s where s.merchant_id = ${merchant}::uuid) p
    left join usage_counters c on c.merchant_id = p.merchant_id and c.period = p.period
    group by p.period, p.time_zone`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The shop ${merchant} has no settings, so its usage has no month.`);
  const used = { ai_answers: Number(row.ai_answers), api_calls: Number(row.api_calls) };
  return { period: row.period, start: row.start_at, end: row.end_at, used };
}
