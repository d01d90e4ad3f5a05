import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { queuePool } from './queue-pool.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

const openQueue = (options: pg.PoolConfig = {}) => {
  const real = new pg.Pool({ connectionString: app.database.ownerUrl, max: 1, ...options });
  return { real, ...queuePool(real, app.installation.log) };
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

test('an outage carries a code after which the queue tries again, and any other error its own', async () => {
  const { real, pool } = openQueue();
  const client = await pool.connect();
  const fail = (state: string) => codeOf(client.query(`do $$ begin raise exception 'provoked' using errcode = '${state}'; end $$`));
  expect([await fail('53100'), await fail('25006'), await fail('22012')]).toEqual(['40001', '40001', '22012']);
  client.release();
  await real.end();
});

test('a database out of reach is an outage too', async () => {
  const { real, pool } = openQueue({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await codeOf(pool.connect())).toBe('40001');
  await real.end();
});

test('a closed pool finds no job and records nothing, and fails at nothing', async () => {
  const { real, pool, close } = openQueue();
  const before = await pool.connect();
  close();
  // What began before is finished.
  expect((await before.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  before.release();
  const client = await pool.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([]);
  client.release();
  await real.end();
});
