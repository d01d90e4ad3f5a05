import { sendChatMessage } from '@parley/contract/chat';
import { getLive, getReady } from '@parley/contract/system';
import { createTag, listTags } from '@parley/contract/tags';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from './platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from './testing/app.ts';
import { visit } from './testing/chat.ts';

// The database can't serve requests for a while: each answers 503 with when to try again, and nothing that was acknowledged is lost.
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { DATABASE_POOL: '2' } });
  owner = await app.register();
});
afterAll(() => app.close());

const asOwner = (text: string) => app.installation.owner.query(text);
const tag = (name: string, key = newId()) =>
  app.send(createTag, { merchant: owner.merchant, name }, { token: owner.token, headers: { 'idempotency-key': key } });
const tags = async () =>
  (await app.send(listTags, { merchant: owner.merchant }, { token: owner.token })).body.items.map(({ name }) => name);
/** Jobs that are due or running. */
const queued = async () =>
  (await app.installation.owner.query<{ count: number }>('select count(*) from graphile_worker._private_jobs where run_at <= now()'))
    .rows[0]?.count;
const ready = () => app.send(getReady, {});
const isReady = () => until(async () => (await ready()).status === 200);
type Problem = { code?: string; detail?: string; errors?: { path: string; message: string }[] };
const asProblem = (body: unknown) => body as Problem;
const refusal = ({ status, body, headers }: Awaited<ReturnType<typeof tag>> | Awaited<ReturnType<typeof ready>>) => [
  status,
  asProblem(body).code,
  Number(headers.get('retry-after')) > 0,
];
const database = ({ body }: Awaited<ReturnType<typeof ready>>) => asProblem(body).errors?.find(({ path }) => path === 'database')?.message;

/** Makes every write to these tables fail with an error of PostgreSQL. */
async function failWith(state: string, tables: readonly string[]) {
  await asOwner(
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'provoked' using errcode = '${state}'; end $$`,
  );
  for (const table of tables) await asOwner(`create trigger fail before insert or update on ${table} execute function fail()`);
}
afterEach(async () => {
  await asOwner('drop function if exists fail cascade');
  await isReady();
});

test.each([
  [
    'a full disk',
    '53100',
    'database.full',
    'Parley’s server is out of disk space, so we can’t save changes. Try again once there’s space.',
  ],
  ['too little memory', '53200', 'database.busy', 'Parley’s database is busy right now. Try again in a moment.'],
  ['too many connections', '53300', 'database.busy', 'Parley’s database is busy right now. Try again in a moment.'],
  ['a held lock', '55P03', 'database.busy', 'Parley’s database is busy right now. Try again in a moment.'],
  ['endless conflicts', '40P01', 'database.busy', 'Parley’s database is busy right now. Try again in a moment.'],
  ['a statement timeout', '57014', 'database.slow', 'This took too long, so we stopped it. Nothing was changed. Try again in a moment.'],
  ['a shutdown', '57P01', 'database.unavailable', 'Parley’s database is restarting. Try again in a moment.'],
])('%s', async (name, state, code, sentence) => {
  const key = newId();
  await failWith(state, ['tags', 'directory.write_probe']);
  expect(refusal(await tag(name, key))).toEqual([503, code, true]);
  const failing = await until(async () => {
    const answer = await ready();
    return answer.status !== 200 && answer;
  });
  expect([refusal(failing), database(failing)]).toEqual([[503, code, true], sentence]);
  expect((await app.send(getLive, {})).status).toBe(200);
  expect(await tags()).not.toContain(name);
  await asOwner('drop function fail cascade');
  expect((await tag(name, key)).status).toBe(201);
  expect((await tag(name, key)).headers.get('idempotency-replayed')).toBe('true');
  expect((await tags()).filter((one) => one === name)).toEqual([name]);
});

test('any other error of a statement stays a defect', async () => {
  await failWith('22012', ['tags']);
  expect(refusal(await tag('broken'))).toEqual([500, 'unexpected', false]);
});

test('a read-only database is read from, refuses writes, and is written to as soon as it may be', async () => {
  const visitor = await visit(app, owner.merchant);
  const before = await visitor.say('Hello');
  const isAnswered = async (questions: number) =>
    (await visitor.sees()).items.filter(({ author }) => author === 'ai').length >= questions && (await queued()) === 0;
  await until(() => isAnswered(1));
  const all = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const turn = (to: 'on' | 'off') =>
    asOwner(`begin read write; alter database ${app.database.name} set default_transaction_read_only = ${to}; commit`);
  await turn('on');
  await asOwner(all);
  // A connection that is about to be ended may still write, or be found gone.
  await until(async () => refusal(await tag(newId()))[1] === 'database.read_only');
  expect(refusal(await tag('too early'))).toEqual([503, 'database.read_only', true]);
  expect(await tags()).not.toContain('too early');
  const clientId = newId();
  const input = { key: visitor.key, client_id: clientId, text: 'Are you there?' };
  expect(refusal((await app.send(sendChatMessage, input, { token: visitor.token })) as never)).toEqual([503, 'database.read_only', true]);
  const failing = await until(async () => {
    const answer = await ready();
    return refusal(answer)[1] === 'database.read_only' && answer;
  });
  expect(database(failing)).toBe('Parley’s database is read-only right now, so we can’t save changes. Try again in a moment.');
  await turn('off');
  await until(async () => (await app.send(sendChatMessage, input, { token: visitor.token })).status === 201);
  await app.send(sendChatMessage, input, { token: visitor.token });
  const seen = (await visitor.sees()).items.filter(({ author }) => author === 'customer');
  expect(seen.map(({ id, text }) => [id === before.id, text])).toEqual([
    [true, 'Hello'],
    [false, 'Are you there?'],
  ]);
  // The worker goes on as well.
  await until(() => isAnswered(2));
});

test('a request waits for a connection for a limited time', async () => {
  const { pool } = app.installation;
  const { options } = pool;
  const wait = options.connectionTimeoutMillis;
  const held = [await pool.connect(), await pool.connect()];
  try {
    options.connectionTimeoutMillis = 100;
    expect(refusal(await tag('crowded'))).toEqual([503, 'database.busy', true]);
    options.connectionTimeoutMillis = wait;
    const failing = await until(async () => {
      const answer = await ready();
      return answer.status !== 200 && answer;
    });
    expect([refusal(failing), database(failing)]).toEqual([[503, 'database.busy', true], 'All database connections are in use.']);
    expect((await app.send(getLive, {})).status).toBe(200);
  } finally {
    options.connectionTimeoutMillis = wait;
    for (const client of held) client.release();
  }
  expect((await tag('crowded')).status).toBe(201);
});
