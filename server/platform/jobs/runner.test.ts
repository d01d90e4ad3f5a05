import { getReady } from '@parley/contract/system';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp, until } from '../../testing/app.ts';
import { newId } from '../lib/ids.ts';
import { listen } from '../live/listener.ts';
import { runWriter } from '../writer.ts';
import { type JobHandler, handles } from './handler.ts';
import { job, type Plan } from './job.ts';
import { type JobRunner, startJobs } from './runner.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
  await query('delete from graphile_worker._private_jobs');
});

const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  (await app.installation.owner.query<Row>(text, values)).rows;
const counted = job('test.counted', z.object({ merchant: z.uuid(), name: z.string() }), 2);
const merchant = newId();
const enqueue = (name: string, plan?: Plan) => app.write('', async (ctx) => ctx.enqueue(counted, { merchant, name }, plan));
const soon = (ms: number) => new Date(Date.now() + ms);

/** Workers with these handlers, notified of delayed jobs like the worker process. */
async function start(handle: Parameters<typeof handles<{ merchant: string; name: string }>>[1], concurrency = 4): Promise<JobRunner> {
  const { installation } = app;
  const { ownerUrl, owner: pool, log } = installation;
  const handlers: JobHandler[] = [handles(counted, handle)];
  // These handlers only use the attempt of their context.
  const contextOf = (about: object) => about as never;
  // The poll interval is too long for workers to find a job without a notification.
  const runner = await startJobs({ url: ownerUrl, pool, concurrency, handlers, contextOf, ran: () => {}, log, pollMs: 3_600_000 });
  const listener = listen(ownerUrl, { notice: ({ due }) => due?.forEach(runner.dueAt), connected: () => {}, lost: () => {} });
  await listener.started;
  await until(async () => runner.running());
  running.push(async () => void (await runner.stop(), await listener.close()));
  return runner;
}
const left = async () => (await query<{ count: number }>('select count(*) from graphile_worker._private_jobs'))[0]?.count;

test('workers are notified of delayed jobs and run them when due, not before', async () => {
  const early: boolean[] = [];
  await start(async (_ctx, { name }) => void early.push(Date.now() < Number(name)));
  for (const delay of [300, 530, 760, 990, 1220]) {
    const runAt = soon(delay);
    await enqueue(String(runAt.getTime()), { runAt });
  }
  await until(async () => early.length === 5);
  expect(early).toEqual([false, false, false, false, false]);
});

test('an outage of the database uses up no attempt of a job', async () => {
  const tries: number[] = [];
  const runner = await start(async (ctx) => {
    tries.push(ctx.attempt);
    if (tries.length < 4) throw Object.assign(new Error('could not extend file'), { code: '53100' });
  });
  // The job has two attempts.
  await enqueue('patient');
  await until(async () => {
    // Skips the delay between attempts.
    await query('update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()');
    runner.dueAt(Date.now());
    return (await left()) === 0;
  });
  expect(tries).toEqual([1, 1, 1, 1]);
});

test.each([
  ['completed', async () => {}],
  [
    'failed',
    async () => {
      throw new Error('provoked');
    },
  ],
])('a job that ran while the database was read-only is %s afterwards', async (_name, handle) => {
  let ran = 0;
  const warned = vi.spyOn(app.installation.log, 'warn');
  await start(async () => {
    ran += 1;
    // The worker may read, but not record how the job ended.
    await query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'read-only' using errcode = '25006'; end $$`);
    await query('create trigger refuse before update or delete on graphile_worker._private_jobs execute function refuse()');
    await handle();
  });
  await enqueue('unrecorded');
  const unrecorded = async () =>
    (await query('select from graphile_worker._private_jobs where locked_by is not null and last_error is null')).length;
  await until(async () => warned.mock.calls.some(([, text]) => text === 'the queue waits for the database'));
  expect(await unrecorded()).toBe(1);
  await query('drop function refuse cascade');
  await until(async () => (await unrecorded()) === 0);
  expect(ran).toBe(1);
  warned.mockRestore();
});

test('a statement that takes too long uses up an attempt, since it may be the job’s own', async () => {
  const tries: number[] = [];
  const runner = await start(async (ctx) => {
    tries.push(ctx.attempt);
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  });
  await enqueue('slow');
  await until(async () => {
    await query('update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()');
    runner.dueAt(Date.now());
    const [job] = await query<{ over: boolean }>(
      'select attempts >= max_attempts and locked_at is null as over from graphile_worker._private_jobs',
    );
    return job?.over;
  });
  expect(tries).toEqual([1, 2]);
});

test('a job replaces the waiting one with its key and runs once, at the later time', async () => {
  const ran: string[] = [];
  const [first, last] = [soon(300), soon(1500)];
  for (const name of ['one', 'two', 'three']) await enqueue(name, { key: 'burst', runAt: name === 'three' ? last : first });
  // Workers start only now, so that no job runs before it is replaced.
  const runner = await start(
    async (_ctx, { name }) => void ran.push(`${name} ${Date.now() < last.getTime() ? 'too early' : 'at its time'}`),
  );
  for (const due of [first, last]) runner.dueAt(due.getTime());
  await until(async () => (await left()) === 0);
  expect(ran).toEqual(['three at its time']);
});

test.each([
  ['a queue runs its jobs one at a time, in order', 'one-by-one', 1],
  ['jobs of no queue run side by side', undefined, 4],
])('%s', async (_name, queue, together) => {
  const order: string[] = [];
  const release: (() => void)[] = [];
  let [now, most] = [0, 0];
  await start(async (_ctx, { name }) => {
    most = Math.max(most, ++now);
    order.push(name);
    await new Promise<void>((done) => release.push(done));
    now -= 1;
  });
  for (const name of ['a', 'b', 'c', 'd']) await enqueue(name, { queue });
  await until(async () => {
    // Release one only when as many as allowed are running.
    if (now === Math.min(together, 4 - order.length + now)) release.shift()?.();
    return (await left()) === 0;
  });
  expect(most).toBe(together);
  expect(queue ? order : order.sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('a queue runs the jobs of one transaction in the order in which they were enqueued', async () => {
  const names = Array.from({ length: 40 }, (_, count) => String(count));
  await app.write('', async (ctx) => {
    for (const name of names) ctx.enqueue(counted, { merchant, name }, { queue: 'together' });
  });
  // PostgreSQL may return rows that are due at the same moment in any order, so each must have a moment of its own.
  const due = await query<{ name: string }>(
    `select min(payload ->> 'name') as name from graphile_worker._private_jobs group by run_at having count(*) = 1 order by run_at`,
  );
  expect(due.map(({ name }) => name)).toEqual(names);
  const ran: string[] = [];
  await start(async (_ctx, { name }) => void ran.push(name));
  await until(async () => (await left()) === 0);
  expect(ran).toEqual(names);
});

test('the next job in a queue starts without polling', async () => {
  const ran: string[] = [];
  await start(async (_ctx, { name }) => void ran.push(name));
  const names = Array.from({ length: 40 }, (_, count) => String(count));
  for (const name of names) await enqueue(name, { queue: 'following' });
  await until(async () => (await left()) === 0);
  expect(ran).toEqual(names);
});

test('a failed job is retried, and one without retries left counts against readiness', async () => {
  const tried: [string, number, boolean][] = [];
  const whileItRan: unknown[] = [];
  const queueOf = async () => (await app.send(getReady, {})).body.checks['queue'];
  const runner = await start(async ({ attempt, lastAttempt }, { name }) => {
    tried.push([name, attempt, lastAttempt]);
    if (name === 'hopeless') whileItRan.push(await queueOf());
    if (name === 'hopeless' || attempt === 1) throw new Error('Not now.');
  });
  await enqueue('hopeless');
  await enqueue('second time lucky');
  await until(async () => tried.length === 2);
  await until(async () => (await query('select 1 from graphile_worker._private_jobs where last_error is not null')).length === 2);
  expect(await queueOf()).toBe('ok');
  // Skips the delay between attempts.
  await query('update graphile_worker._private_jobs set run_at = now()');
  runner.dueAt(Date.now());
  await until(async () => (await left()) === 1);
  await until(async () => (await queueOf()) === '1 job failed permanently');
  expect(whileItRan).toEqual(['ok', 'ok']);
  expect(tried.sort()).toEqual([
    ['hopeless', 1, false],
    ['hopeless', 2, true],
    ['second time lucky', 1, false],
    ['second time lucky', 2, true],
  ]);
});

const lockAs = (pool: string, name: string) =>
  query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute', attempts = 1 where payload ->> 'name' = $2`,
    [pool, name],
  );

test("a dead worker's job is run by another, and a living worker keeps its jobs", async () => {
  const living = new pg.Client({ connectionString: app.database.ownerUrl });
  await living.connect();
  await living.query(`select pg_advisory_lock(4711, hashtext('a-living-pool'))`);
  for (const name of ['of the dead', 'of the living']) await enqueue(name);
  await lockAs('a-dead-pool', 'of the dead');
  await lockAs('a-living-pool', 'of the living');
  const ran: string[] = [];
  await start(async (_ctx, { name }) => void ran.push(name));
  await until(async () => (await left()) === 1);
  expect(ran).toEqual(['of the dead']);
  await living.end();
  await until(async () => (await left()) === 0);
  expect(ran).toEqual(['of the dead', 'of the living']);
});

test("a dead worker's queue continues", async () => {
  for (const name of ['first', 'second']) await enqueue(name, { queue: 'in-order' });
  await lockAs('a-dead-pool', 'first');
  await query(`update graphile_worker._private_job_queues set locked_by = 'a-dead-pool', locked_at = now() - interval '1 minute'`);
  const ran: string[] = [];
  await start(async (_ctx, { name }) => void ran.push(name));
  await until(async () => (await left()) === 0);
  expect(ran).toEqual(['first', 'second']);
});

test("a dead worker's job that was replaced runs only as the newer job", async () => {
  await enqueue('first', { key: 'burst' });
  await lockAs('a-dead-pool', 'first');
  await enqueue('second', { key: 'burst' });
  const ran: string[] = [];
  await start(async (_ctx, { name }) => void ran.push(name));
  await until(async () => (await left()) === 0);
  expect(ran).toEqual(['second']);
});

test("a dead worker's job is replaced even by a transaction that began before the worker took it", async () => {
  const early = new pg.Client({ connectionString: app.database.ownerUrl });
  await early.connect();
  await early.query('begin; select now()');
  await enqueue('first', { key: 'burst' });
  await query(`update graphile_worker._private_jobs set locked_by = 'a-dead-pool', locked_at = now(), attempts = 1`);
  await early.query(`select graphile_worker.add_job('test.counted', $1, job_key => 'burst')`, [
    JSON.stringify({ merchant, name: 'second' }),
  ]);
  await early.query('commit');
  await early.end();
  const ran: string[] = [];
  await start(async (_ctx, { name }) => void ran.push(name));
  await until(async () => (await query(`select from graphile_worker._private_jobs where locked_by = 'a-dead-pool'`)).length === 0);
  await until(async () => ran.length === 1);
  expect([ran, await left()]).toEqual([['second'], 0]);
});

const lockSessions = () =>
  query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and classid = 4711 and database = (select oid from pg_database where datname = current_database())`,
  );

test('after losing its lock connection, a new pool starts and work continues', async () => {
  const ran: string[] = [];
  await start(async (_ctx, { name }) => void ran.push(name));
  await enqueue('before');
  await until(async () => ran.length === 1);
  const [lost] = await lockSessions();
  await query('select pg_terminate_backend($1)', [lost?.pid]);
  const [successor] = await until(async () => {
    const held = await lockSessions();
    return held.length === 1 && held[0]?.pid !== lost?.pid && held;
  });
  expect(successor?.pid).not.toBe(lost?.pid);
  await enqueue('after');
  await until(async () => ran.length === 2);
  expect(ran).toEqual(['before', 'after']);
});

test('stopping waits for the running job and takes no other', async () => {
  const ran: string[] = [];
  let finish = () => {};
  const runner = await start(async (_ctx, { name }) => {
    ran.push(name);
    await new Promise<void>((done) => (finish = done));
    ran.push(`${name} done`);
  }, 1);
  await enqueue('long');
  await until(async () => ran.length === 1);
  await enqueue('next');
  let stopped = false;
  const stopping = runner.stop().then(() => (stopped = true));
  // A delayed job that becomes due now is not taken either.
  runner.dueAt(Date.now());
  // Without waiting, the stop would be over after a few queries.
  for (let asked = 0; asked < 20; asked++) await query('select 1');
  expect(stopped).toBe(false);
  finish();
  await stopping;
  expect(ran).toEqual(['long', 'long done']);
  // The queue takes jobs while stopping; the connection pool waits for that at the end of the process.
  await until(async () => (await left()) === 1);
  expect(await query(`select payload ->> 'name' as name, locked_by from graphile_worker._private_jobs`)).toEqual([
    { name: 'next', locked_by: null },
  ]);
  await until(async () => (await lockSessions()).length === 0);
});

test('stopping while the workers start ends them', async () => {
  const { ownerUrl: url, owner: pool, log } = app.installation;
  const handlers = [handles(counted, async () => {})];
  const runner = await startJobs({ url, pool, concurrency: 1, handlers, contextOf: (about) => about as never, ran: () => {}, log });
  expect(runner.running()).toBe(false);
  await runner.stop();
  expect([runner.running(), await lockSessions()]).toEqual([false, []]);
});

test("a job enqueued in a rolled-back transaction doesn't exist", async () => {
  const ran: string[] = [];
  await start(async (_ctx, { name }) => void ran.push(name));
  const { pool, notifier, now } = app.installation;
  const failing = runWriter(
    { pool, notifier, now, reactions: [] },
    { actor: { kind: 'system', merchant: '' }, requestId: 'test', address: '' },
    async (ctx) => {
      await ctx.db.insertInto('directory.merchants').values({ id: newId(), name: 'A shop' }).execute();
      ctx.enqueue(counted, { merchant, name: 'never' });
      throw new Error('No.');
    },
  );
  await expect(failing).rejects.toThrow('No.');
  await enqueue('afterwards');
  await until(async () => ran.length === 1);
  expect(ran).toEqual(['afterwards']);
});
