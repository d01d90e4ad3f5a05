import { permissionsOf } from '@parley/contract/permissions';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { UserActor, WriteCtx } from '../context.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { appRole, openPool, type Pool } from './db/pool.ts';
import { Problem } from './http/problem.ts';
import { event } from './jobs/event.ts';
import { job } from './jobs/job.ts';
import { reacts } from './jobs/reaction.ts';
import { newId } from './lib/ids.ts';
import { type Notice, openNotifier } from './live/notifier.ts';
import { runWriter } from './writer.ts';

const shop = newId();
const actor: UserActor = {
  kind: 'user',
  id: newId(),
  sessionId: newId(),
  name: 'Olive',
  role: 'merchant',
  merchant: shop,
  permissions: permissionsOf('owner'),
  teams: null,
  brands: null,
};
const about = z.object({ merchant: z.uuid(), name: z.string() });
const arrived = event('customer.arrived', about);
const greet = job('test.greet', about);
const ring = job('test.ring', about);

let database: TestDatabase;
let owner: pg.Pool;
let pool: Pool;
beforeAll(async () => {
  database = await testDatabase();
  owner = openPool(database.ownerUrl, { max: 3 });
  pool = openPool(database.appUrl || database.ownerUrl, { max: 3, ...(database.appUrl ? {} : { role: appRole }) });
  await owner.query(`insert into directory.merchants (id, name) values ($1, 'A shop')`, [shop]);
});
afterAll(async () => {
  await Promise.all([owner.end(), pool.end()]);
  await database.drop();
});
beforeEach(async () => {
  await owner.query('delete from live; delete from customers; delete from graphile_worker._private_jobs');
});

/** Everything a writer stores, as another connection sees it. */
async function kept() {
  const names = async (text: string) => (await owner.query<{ name: string }>(text)).rows.map(({ name }) => name);
  return {
    rows: await names('select name from customers order by 1'),
    jobs: await names(
      "select identifier || ' ' || (payload ->> 'name') as name from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by 1",
    ),
    live: await names(`select data -> 'signal' ->> 'topic' as name from live order by seq`),
    audit: await names('select action as name from audit_log order by id'),
  };
}
const nothing = { rows: [], jobs: [], live: [] };

/** Runs a writer and records its notifications to other processes, with what was visible when they were sent. */
function writer(send: (notice: Notice) => Promise<void> = async () => {}) {
  const notices: { notice: Notice; found: Awaited<ReturnType<typeof kept>> }[] = [];
  const failures: unknown[] = [];
  const notifier = openNotifier(
    async (payload) => {
      const notice = JSON.parse(payload) as Notice;
      notices.push({ notice, found: await kept() });
      await send(notice);
    },
    (error) => failures.push(error),
  );
  const reactions = [
    reacts(arrived, greet, async (_db, { merchant, name }) => ({ payload: { merchant, name } })),
    reacts(arrived, ring, async (_db, { merchant, name }) => (name === 'VIP' ? { payload: { merchant, name } } : undefined)),
  ];
  const run = <T>(work: (ctx: WriteCtx<UserActor>) => Promise<T>) =>
    runWriter(
      { pool, reactions, notifier, now: () => new Date() },
      { actor: { ...actor }, requestId: 'request-1', address: '192.0.2.1' },
      work,
    );
  return { run, notices, failures, notifier };
}

/** One of each kind of output. */
async function welcome(ctx: WriteCtx<UserActor>, name: string) {
  await ctx.db.insertInto('customers').values({ merchant_id: shop, id: ctx.newId(), name }).execute();
  await ctx.emit(arrived, { merchant: shop, name });
  ctx.signal({ type: 'changed', topic: 'customers', id: null, version: null });
  ctx.sendEphemeral({ type: 'changed', topic: 'inbox', id: null, version: null });
  ctx.forget(`name:${name}`);
  ctx.audit({ action: `welcomed ${name}` });
}

test('rows, jobs, live rows and the audit entry are stored together, and notified after the commit', async () => {
  const { run, notices, notifier } = writer();
  const before = await run(async (ctx) => {
    await welcome(ctx, 'Ann');
    return { notices: notices.length, kept: await kept() };
  });
  expect(before).toMatchObject({ notices: 0, kept: { ...nothing } });
  await notifier.idle();
  const all = { rows: ['Ann'], jobs: ['test.greet Ann'], live: ['customers'], audit: expect.arrayContaining(['welcomed Ann']) };
  expect(await kept()).toMatchObject(all);
  expect(notices.map(({ notice }) => Object.keys(notice)[0])).toEqual(['changed', 'ephemeral', 'forget']);
  expect(notices.every(({ found }) => found.rows.length === 1 && found.live.length === 1)).toBe(true);
});

test('of several jobs with one key in a transaction, the last wins', async () => {
  const { run } = writer();
  await run(async (ctx) => {
    for (const name of ['Dan', 'Eve', 'Fay']) ctx.enqueue(greet, { merchant: shop, name }, name === 'Dan' ? {} : { key: 'greeting' });
  });
  expect((await kept()).jobs).toEqual(['test.greet Dan', 'test.greet Fay']);
});

test('a failed writer stores nothing and notifies nobody', async () => {
  const { run, notices, notifier } = writer();
  const failing = run(async (ctx) => {
    await welcome(ctx, 'Bob');
    throw new Error('It broke.');
  });
  await expect(failing).rejects.toThrow('It broke.');
  await notifier.idle();
  const left = await kept();
  expect(left).toMatchObject(nothing);
  expect(left.audit).not.toContain('welcomed Bob');
  expect(notices).toEqual([]);
});

test('a failed statement while storing jobs rolls everything back', async () => {
  const { run, notices } = writer();
  const failing = run(async (ctx) => {
    await welcome(ctx, 'Cem');
    ctx.signal({ type: 'changed', topic: 'customers', id: null, version: null }, { conversationId: 'no id' });
  });
  await expect(failing).rejects.toThrow(/invalid input syntax for type uuid/);
  const left = await kept();
  expect(left).toMatchObject(nothing);
  expect(left.audit).not.toContain('welcomed Cem');
  expect(notices).toEqual([]);
});

test('a writer that refuses stores what it wrote, notifies, and then throws', async () => {
  const { run, notices, notifier } = writer();
  const refusing = run(async (ctx) => {
    await welcome(ctx, 'Dee');
    ctx.refuse(new Problem('credentials.wrong'));
  });
  await expect(refusing).rejects.toMatchObject({ code: 'credentials.wrong', status: 400 });
  await notifier.idle();
  expect(await kept()).toMatchObject({ rows: ['Dee'], jobs: ['test.greet Dee'], live: ['customers'] });
  expect((await kept()).audit).toContain('welcomed Dee');
  expect(notices).toHaveLength(3);
});

test('a writer that loses to a concurrent one runs again as a whole, and announces itself once', async () => {
  const { run, notices, notifier } = writer();
  const [first, second] = [newId(), newId()];
  await run(async ({ db }) => {
    for (const id of [first, second]) await db.insertInto('customers').values({ merchant_id: shop, id, name: 'free' }).execute();
  });
  let waiting = 0;
  const both = Promise.withResolvers<void>();
  const attempts: string[] = [];
  const claim = (name: string, ids: string[]) =>
    run(async (ctx) => {
      attempts.push(name);
      const [one = '', other = ''] = ids;
      const mark = (id: string) => ctx.db.updateTable('customers').set({ name }).where('id', '=', id).execute();
      await welcome(ctx, name);
      await mark(one);
      // Each holds what the other one wants next.
      if (++waiting === 2) both.resolve();
      await both.promise;
      await mark(other);
    });
  await Promise.all([claim('Ida', [first, second]), claim('Jon', [second, first])]);
  await notifier.idle();
  expect(attempts).toHaveLength(3);
  const left = await kept();
  const last = attempts.at(-1) ?? '';
  expect(left.rows).toEqual(['Ida', 'Jon', last, last].toSorted());
  expect(left.jobs).toEqual(['test.greet Ida', 'test.greet Jon']);
  expect(left.live).toEqual(['customers', 'customers']);
  expect(left.audit.filter((action) => action === 'welcomed Ida' || action === 'welcomed Jon')).toHaveLength(2);
  expect(notices.flatMap(({ notice }) => notice.forget ?? []).toSorted()).toEqual(['name:Ida', 'name:Jon']);
});

test('a refusal counts only for the attempt that commits', async () => {
  const { run } = writer();
  let tries = 0;
  const done = run(async (ctx) => {
    tries += 1;
    if (tries === 1) await sql`do $$ begin raise exception 'provoked' using errcode = '40001'; end $$`.execute(ctx.db);
    await welcome(ctx, 'Kit');
    ctx.refuse(new Problem('credentials.wrong'));
  });
  await expect(done).rejects.toMatchObject({ code: 'credentials.wrong' });
  expect([tries, (await kept()).rows]).toEqual([2, ['Kit']]);
});

test('a conflict that does not end is given up', async () => {
  let tries = 0;
  const failing = writer().run(async (ctx) => {
    tries += 1;
    await welcome(ctx, 'Lou');
    await sql`do $$ begin raise exception 'provoked' using errcode = '40P01'; end $$`.execute(ctx.db);
  });
  await expect(failing).rejects.toMatchObject({ code: '40P01' });
  expect([tries, await kept()]).toMatchObject([5, nothing]);
});

test('a transaction that enters a shop enters it again when it is run again', async () => {
  const parts = { pool, reactions: [], notifier: writer().notifier, now: () => new Date() };
  const began: string[] = [];
  await runWriter(parts, { actor: { kind: 'nobody', merchant: '' }, requestId: 'request-4', address: '' }, async (ctx) => {
    began.push(ctx.actor.merchant);
    await ctx.enter(shop);
    if (began.length === 1) await sql`do $$ begin raise exception 'provoked' using errcode = '40001'; end $$`.execute(ctx.db);
    ctx.audit({ action: 'shop.entered_again' });
  });
  expect(began).toEqual(['', '']);
  expect((await kept()).audit.filter((action) => action === 'shop.entered_again')).toHaveLength(1);
});

test('a thrown problem stores nothing', async () => {
  const { run } = writer();
  const throwing = run(async (ctx) => {
    await welcome(ctx, 'Eve');
    throw new Problem('conversation.missing');
  });
  await expect(throwing).rejects.toMatchObject({ code: 'conversation.missing' });
  expect(await kept()).toMatchObject(nothing);
});

test('each reaction to an event enqueues a job unless it has nothing to do', async () => {
  await writer().run((ctx) => ctx.emit(arrived, { merchant: shop, name: 'VIP' }));
  expect((await kept()).jobs).toEqual(['test.greet VIP', 'test.ring VIP']);
});

test('an invalid job payload fails in the writer, not the worker', async () => {
  const { run } = writer();
  const odd = run(async (ctx) => {
    await welcome(ctx, 'Fay');
    ctx.enqueue(greet, { merchant: 'no id', name: 'Fay' });
  });
  await expect(odd).rejects.toThrow(/merchant/);
  expect(await kept()).toMatchObject(nothing);
});

test('signals arrive in commit order, whoever began first', async () => {
  const { run } = writer();
  const say = (ctx: WriteCtx, topic: 'orders' | 'products') => ctx.signal({ type: 'changed', topic, id: null, version: null });
  await run(async (early) => {
    await early.db.insertInto('customers').values({ merchant_id: shop, id: newId(), name: 'early' }).execute();
    say(early, 'orders');
    await run(async (late) => say(late, 'products'));
  });
  expect((await kept()).live).toEqual(['products', 'orders']);
});

test("a failed notification doesn't undo the commit", async () => {
  const { run, failures, notifier } = writer(() => Promise.reject(new Error('the line is dead')));
  expect(await run(async (ctx) => welcome(ctx, 'Gus').then(() => 'done'))).toBe('done');
  await notifier.idle();
  expect((await kept()).rows).toEqual(['Gus']);
  expect(failures).toHaveLength(3);
});

test('an audit entry names actor, action, object and address; outside a shop it goes to the common log', async () => {
  const id = newId();
  await writer().run(async (ctx) => ctx.audit({ action: 'customer.seen', object: ['customer', id], detail: { by: 'chance' } }));
  const { rows } = await owner.query(`select * from audit_log where action = 'customer.seen'`);
  expect(rows[0]).toMatchObject({
    ...{ merchant_id: shop, actor_kind: 'user', actor_id: actor.id, object_kind: 'customer', object_id: id },
    ...{ detail: { by: 'chance' }, request_id: 'request-1', address: '192.0.2.1', seq: null, hash: null },
  });
  const parts = { pool, reactions: [], notifier: writer().notifier, now: () => new Date() };
  const nobody = { actor: { kind: 'nobody' as const, merchant: '' }, requestId: 'request-2', address: '' };
  await runWriter(parts, nobody, async (ctx) => ctx.audit({ action: 'somebody.knocked' }));
  expect((await owner.query(`select actor_kind from directory.audit_log where action = 'somebody.knocked'`)).rows).toEqual([
    { actor_kind: 'nobody' },
  ]);
});

test('a writer that enters a shop writes there from then on', async () => {
  const parts = { pool, reactions: [], notifier: writer().notifier, now: () => new Date() };
  await runWriter(parts, { actor: { kind: 'nobody', merchant: '' }, requestId: 'request-3', address: '' }, async (ctx) => {
    await ctx.enter(shop);
    await ctx.db.insertInto('customers').values({ merchant_id: shop, id: newId(), name: 'Hal' }).execute();
    ctx.signal({ type: 'changed', topic: 'customers', id: null, version: null });
    ctx.audit({ action: 'shop.entered' });
  });
  const left = await kept();
  expect(left).toMatchObject({ rows: ['Hal'], live: ['customers'] });
  expect(left.audit).toContain('shop.entered');
});
