import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { until } from '../../testing/app.ts';
import { newId } from '../lib/ids.ts';
import { isConcurrent, stepsOf } from './concurrent-migration.ts';
import { knownMigrations, migrate, migrationsFolder } from './migrations.ts';

let folder: string;
let database: TestDatabase;
let writer: pg.Client;
let other: pg.Client;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-concurrent-'));
  fs.cpSync(migrationsFolder, folder, { recursive: true });
  database = await testDatabase();
  [writer, other] = [new pg.Client(database.ownerUrl), new pg.Client(database.ownerUrl)];
  await Promise.all([writer.connect(), other.connect()]);
});
afterEach(async () => {
  // The queue's own migrations close their connection after responding.
  const connected = `select from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`;
  await until(async () => (await ask(connected)).length === 2);
  await Promise.all([writer.end(), other.end()]);
  await database.drop();
  fs.rmSync(folder, { recursive: true });
});

const name = '900-names.concurrently.sql';
const add = (text: string, file = name) => fs.writeFileSync(path.join(folder, file), text);
const names = 'create index concurrently feedback_titles on directory.feedback (title);';
const insert = (client: pg.Client, title = 'A title') =>
  client.query(
    `insert into directory.feedback (id, feedback_type, title, description) values ('${newId()}', 'bug', '${title}', 'A description')`,
  );
const ask = async <Row extends pg.QueryResultRow>(text: string) => (await other.query<Row>(text)).rows;
const stateOf = async (index = 'directory.feedback_titles') =>
  (await ask<{ valid: boolean }>(`select indisvalid as valid from pg_index where indexrelid = to_regclass('${index}')`))[0]?.valid;
const applied = async () => (await ask<{ name: string }>(`select name from directory.migrations where name = '${name}'`)).length === 1;
const start = () => {
  const said: string[] = [];
  return { said, done: migrate(database.ownerUrl, { folder, log: (line) => said.push(line), lockTimeout: '50ms' }) };
};
/** The backend that is building an index and waiting for an older transaction. */
async function building() {
  const found = () =>
    ask<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query like 'create index concurrently%' and wait_event = 'virtualxid'`,
    );
  await expect.poll(async () => (await found()).length, { timeout: 20_000 }).toBe(1);
  return (await found())[0]?.pid ?? 0;
}
const askedForTurns = () =>
  ask(
    `select from pg_stat_activity where datname = current_database() and query like '%pg_try_advisory_lock%' and pid <> pg_backend_pid()`,
  );

test('builds and drops indexes and is applied once', async () => {
  add(`-- Two of them.\n${names}\ndrop index concurrently if exists directory.performance_metrics_recent;\n`);
  const { said, done } = start();
  await done;
  expect(said).toEqual([`migrated ${name}`]);
  expect([await stateOf(), await stateOf('directory.performance_metrics_recent'), await applied()]).toEqual([true, undefined, true]);
  const again = start();
  await again.done;
  expect(again.said).toEqual([]);
});

test('other sessions can write while the index is built', async () => {
  add(names);
  await writer.query('begin');
  await insert(writer);
  const { done } = start();
  await building();
  await insert(other, 'Written meanwhile');
  await writer.query('commit');
  await done;
  await other.query('set enable_seqscan = off');
  expect(await ask(`select title from directory.feedback where title = 'Written meanwhile'`)).toHaveLength(1);
  expect(await stateOf()).toBe(true);
});

test('an index left invalid by a killed migrator is dropped and rebuilt', async () => {
  add(names);
  await writer.query('begin');
  await insert(writer);
  const killed = start();
  const failure = killed.done.then(
    () => undefined,
    (error: Error) => error.message,
  );
  await other.query('select pg_terminate_backend($1)', [await building()]);
  expect(await failure).toBe(`Migration ${name} failed`);
  expect([await stateOf(), await applied()]).toEqual([false, false]);
  await writer.query('commit');
  await start().done;
  expect([await stateOf(), await applied()]).toEqual([true, true]);
});

test('does not repeat statements completed before a crash', async () => {
  add(`${names}\ncreate unique index concurrently feedback_once on directory.feedback (title);`);
  await insert(other);
  await insert(other);
  await expect(start().done).rejects.toThrow(`Migration ${name} failed`);
  const first = await ask(`select 'directory.feedback_titles'::regclass::oid as oid`);
  expect([await stateOf('directory.feedback_once'), await applied()]).toEqual([false, false]);
  await other.query('delete from directory.feedback');
  await start().done;
  expect([await stateOf('directory.feedback_once'), await applied()]).toEqual([true, true]);
  expect(await ask(`select 'directory.feedback_titles'::regclass::oid as oid`)).toEqual(first);
});

test('of several migrators, one builds the index and none blocks it', async () => {
  add(names);
  await writer.query('begin');
  await insert(writer);
  const starters = [start(), start(), start()];
  await building();
  await expect.poll(async () => (await askedForTurns()).length, { timeout: 20_000 }).toBe(2);
  await writer.query('commit');
  await Promise.all(starters.map(({ done }) => done));
  expect(starters.flatMap(({ said }) => said)).toEqual([`migrated ${name}`]);
  expect(await stateOf()).toBe(true);
});

test.each([
  ['just now', '0 s'],
  ['for longer than PostgreSQL takes to look for a deadlock, which it does once', '1.2 s'],
])("an older release waiting for its turn inside a statement doesn't block it: %s", async (_since, waited) => {
  add(names);
  await writer.query('begin');
  await insert(writer);
  const { done } = start();
  await building();
  const olderOne = new pg.Client(database.ownerUrl);
  await olderOne.connect();
  const turn = olderOne.query('select pg_advisory_lock(7403221)').then(
    () => olderOne.end().then(() => 'had its turn'),
    (error: Error) => olderOne.end().then(() => error.message),
  );
  await expect
    .poll(
      async () =>
        (
          await ask(
            `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory' and query_start < now() - interval '${waited}'`,
          )
        ).length,
      { timeout: 20_000 },
    )
    .toBe(1);
  await writer.query('commit');
  await done;
  expect(['had its turn', 'deadlock detected']).toContain(await turn);
  expect([await stateOf(), await applied()]).toEqual([true, true]);
});

test('a transactional migration leaves the lock queue and tries again', async () => {
  add('alter table directory.feedback add column note text;', '900-note.sql');
  await writer.query('begin');
  await writer.query('select from directory.feedback');
  const { said, done } = start();
  await expect.poll(() => said, { timeout: 20_000 }).toContain('900-note.sql waits: canceling statement due to lock timeout');
  await insert(other);
  await writer.query('commit');
  await done;
  expect(said.at(-1)).toBe('migrated 900-note.sql');
});

test.each([
  'create index on feedback (title);',
  'create index concurrently if not exists feedback_titles on feedback (title);',
  'drop index concurrently feedback_titles;',
  'drop index if exists feedback_titles;',
  `update directory.feedback set title = '';`,
  'set row_security = off;',
])("refuses statements that couldn't run again after a crash, before doing anything: %s", async (text) => {
  add(`${names}\n${text}`);
  await expect(start().done).rejects.toThrow(`Migration ${name} failed`);
  expect(await stateOf()).toBeUndefined();
});

test("the product's own migrations are valid", () => {
  const own = knownMigrations().filter(isConcurrent);
  for (const file of own) expect(stepsOf(file, fs.readFileSync(path.join(migrationsFolder, file), 'utf8'))).not.toEqual([]);
});
