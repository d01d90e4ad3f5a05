import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coverage } from './features/account/erasure/index.ts';
import { seedCustomer } from './features/account/erasure/make.ts';
import { dropOld, retentionSchedule } from './retention.ts';
import { type Person, startTestApp, type TestApp, until } from './testing/app.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register();
  await seedCustomer(app, owner);
  await app.installation.owner.query(`insert into counted (merchant_id, key, bucket, count) values ($1, 'message:x', now(), 1)`, [
    owner.merchant,
  ]);
  await app.installation.owner.query(
    `insert into directory.sign_in_failures (key, failures, blocked_until) values ('account:somebody@shop.example', 1, now())`,
  );
  // What the seeding set off still writes rows.
  const open = `select count(*)::int as n from graphile_worker._private_jobs where locked_at is not null or run_at < now() + interval '10 seconds'`;
  await until(async () => (await query<{ n: number }>(open))[0]?.n === 0);
}, 120_000);
afterAll(() => app.close());

const query = async <Row extends object>(text: string, given: unknown[] = []) =>
  (await app.installation.owner.query<Row>(text, given)).rows;
const later = (days: number) => ({ ...app.installation, now: () => new Date(Date.now() + days * 86_400_000) });
/** Rows per table, but for the worker's own record of its schedules, which it writes whenever one runs. */
async function counts(): Promise<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const table of Object.keys(coverage).filter((name) => name !== 'directory.schedules'))
    all[table] = (await query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0;
  return all;
}
const rules = Object.entries(coverage).flatMap(([table, { kept = [] }]) => kept.map((rule) => ({ table, ...rule })));
const oldRows = async ({ table, since, after, only = 'true' }: (typeof rules)[number], days: number) =>
  (
    await query<{ n: number }>(
      `select count(*)::int as n from ${table} where ${since} < now() + $1 * interval '1 day' - $2::interval and ${only}`,
      [days, after],
    )
  )[0]?.n ?? 0;
const sealAll = async () => {
  await query(`select seal_audit($1), seal_directory_audit()`, [owner.merchant]);
};
const brokenLinks = async () =>
  (
    await query<{ shop: string | null; own: string | null }>('select broken_audit_link($1) as shop, broken_directory_audit_link() as own', [
      owner.merchant,
    ])
  )[0];

// The tests follow one shop over time and run in order.
describe('as time goes by', { shuffle: false }, () => {
  test('keeps recent rows', async () => {
    const before = await counts();
    await dropOld(later(0));
    expect(await counts()).toEqual(before);
  });

  test('checks hourly retention every hour and daily retention once a day', async () => {
    const round = retentionSchedule(later(1.5));
    const client = await app.installation.owner.connect();
    await round.run(client);
    client.release();
    expect((await counts())['live']).toBe(0);
    expect((await counts())['counted']).toBe(0);
    expect((await counts())['notifications']).toBeGreaterThan(0);
  });

  test('after years, rows with a retention period are deleted or emptied and all others are unchanged', async () => {
    const years = 3 * 365;
    await until(async () => {
      await sealAll();
      const open = await query<{ n: number }>('select count(*)::int as n from audit_log where seq is null');
      return open[0]?.n === 0;
    });
    const before = await counts();
    const filled = await Promise.all(rules.map(async (rule) => ((await oldRows(rule, years)) > 0 ? [rule.table] : [])));
    const some = [
      'ai_proposals',
      'ai_runs',
      'audit_log',
      'bulk_runs',
      'chat_sessions',
      'directory.sessions',
      'import_runs',
      'notifications',
    ];
    expect(filled.flat()).toEqual(expect.arrayContaining(some));
    await dropOld(later(years));
    const unsealed = (
      await query<{ n: number }>(
        'select (select count(*) from audit_log where seq is null)::int + (select count(*) from directory.audit_log where seq is null)::int as n',
      )
    )[0]?.n;
    const left = await Promise.all(rules.map(async (rule) => [rule.table, await oldRows(rule, years)]));
    expect(left.filter(([table, count]) => count !== 0 && !String(table).endsWith('audit_log'))).toEqual([]);
    const after = await counts();
    expect((after['audit_log'] ?? 0) + (after['directory.audit_log'] ?? 0)).toBe(unsealed);
    // Deleting a row deletes its children, and the audit chain records where it now begins.
    const followers = ['import_refusals', 'import_differences', 'import_keys', 'bulk_items', 'event_attempts', 'directory.audit_anchors'];
    const timeless = Object.keys(coverage).filter((table) => !coverage[table as keyof typeof coverage].kept && !followers.includes(table));
    for (const table of timeless) expect([table, after[table]]).toEqual([table, before[table]]);
  });

  test('the audit chains stay valid after their oldest entries were deleted', async () => {
    expect(await brokenLinks()).toEqual({ shop: null, own: null });
    await query(
      `insert into audit_log (merchant_id, id, actor_kind, action, at) select $1, gen_random_uuid(), 'system', 'later', now() - interval '10 seconds' from generate_series(1, 3)`,
      [owner.merchant],
    );
    await sealAll();
    expect(await brokenLinks()).toEqual({ shop: null, own: null });
    const [first] = await query<{ seq: number }>('select min(seq)::int as seq from audit_log where merchant_id = $1', [owner.merchant]);
    expect(first?.seq).toBeGreaterThan(3);
  });
});
