import { randomUUID } from 'node:crypto';
import { getSession, register } from '@parley/contract/auth';
import { openChatSession, sendChatMessage } from '@parley/contract/chat';
import { sendFeedback } from '@parley/contract/feedback';
import { sendMessage } from '@parley/contract/inbox';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropOld } from '../../retention.ts';
import { newId } from '../lib/ids.ts';
import { type Answer, type Person, startTestApp, type TestApp, until } from '../../testing/app.ts';
import { latestConversation, visit } from '../../testing/chat.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const once = (key = randomUUID() as string) => ({ headers: { 'idempotency-key': key } });
const isReplayed = ({ headers }: Answer<typeof sendFeedback>) => headers.get('idempotency-replayed') === 'true';
const kept = (key: string) =>
  app.installation.owner.query('select * from directory.idempotency_keys where key = $1', [key]).then(({ rows }) => rows);
const feedback = { title: 'A wish', description: 'A darker night.' };

test('a repeated request with the same key runs once and gets the same response', async () => {
  const key = once();
  const stored = async () => (await app.installation.owner.query('select id from directory.feedback')).rows.length;
  const before = await stored();
  const first = await app.send(sendFeedback, feedback, key);
  const again = await app.send(sendFeedback, feedback, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect([isReplayed(first), isReplayed(again)]).toEqual([false, true]);
  expect(await stored()).toBe(before + 1);
});

test('without a key, or with another one, it runs again', async () => {
  const answers = [
    await app.send(sendFeedback, feedback),
    await app.send(sendFeedback, feedback),
    await app.send(sendFeedback, feedback, once()),
  ];
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
});

test('another request with the same key is refused, and the first response stays', async () => {
  const key = once();
  const first = await app.send(sendFeedback, feedback, key);
  const other = await app.send(sendFeedback, { ...feedback, title: 'Another wish' }, key);
  expect([other.status, codeOf(other)]).toEqual([422, 'idempotency.mismatch']);
  expect((await app.send(sendFeedback, feedback, key)).body).toEqual(first.body);
});

test('while the first is in progress the second gets a conflict, and the response afterwards', async () => {
  const visitor = await visit(app, owner.merchant);
  const blocker = new pg.Client({ connectionString: app.database.ownerUrl });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query(`select set_config('app.merchant', $1, true)`, [owner.merchant]);
  await blocker.query('select 1 from chat_sessions where id = $1 for update', [visitor.visitorId]);
  const [key, message] = [once(), { key: visitor.key, client_id: randomUUID(), text: 'hello' }];
  const say = () => app.send(sendChatMessage, message, { token: visitor.token, ...key });
  const first = say();
  await until(async () => {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await app.installation.owner.query(waiting)).rows.length > 0;
  });
  const second = await say();
  expect([second.status, codeOf(second), second.headers.get('retry-after')]).toEqual([409, 'idempotency.in_flight', '1']);
  await blocker.query('commit');
  await blocker.end();
  expect((await first).status).toBe(201);
  expect((await say()).body).toEqual((await first).body);
});

test('eight concurrent requests with one key run once', async () => {
  const [key, email] = [once(), `eight-${newId()}@shop.example`];
  const person = { name: 'Eight', email, password: 'a long password', merchant_name: 'Eight' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.send(register, person, key)));
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const done = answers.filter(({ status }) => status === 201);
  expect(done.length).toBeGreaterThan(0);
  expect(new Set(done.map(({ body }) => body.user.id)).size).toBe(1);
});

test('a longer key than can be kept is refused, not cut', async () => {
  const refused = await app.send(sendFeedback, feedback, once('z'.repeat(201)));
  expect([refused.status, codeOf(refused)]).toEqual([422, 'input.invalid']);
});

test('keys are separate per user', async () => {
  const [one, two] = [await visit(app, owner.merchant), await visit(app, owner.merchant)];
  const key = once('the same for both');
  const say = (visitor: typeof one) =>
    app.send(sendChatMessage, { key: visitor.key, client_id: 'first-message', text: 'hello' }, { token: visitor.token, ...key });
  const [first, second] = [await say(one), await say(two)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.id).not.toBe(first.body.id);
});

test('the same key can be used for different endpoints', async () => {
  const key = once();
  const { key: chat } = await visit(app, owner.merchant);
  expect((await app.send(sendFeedback, feedback, key)).status).toBe(201);
  expect((await app.send(openChatSession, { key: chat }, key)).body.session_token).toBeTypeOf('string');
});

test('a refused request leaves its key unused', async () => {
  const visitor = await visit(app, owner.merchant);
  await visitor.say('hello');
  const { id } = await latestConversation(app, owner);
  const [key, clientId] = [once(), randomUUID()];
  const send = (conversation: string) =>
    app.send(sendMessage, { merchant: owner.merchant, id: conversation, client_id: clientId, text: 'hi' }, { token: owner.token, ...key });
  expect((await send(newId())).status).toBe(404);
  expect((await send(id)).status).toBe(201);
});

test('neither the response nor the request can be read from storage', async () => {
  const key = randomUUID() as string;
  const person = { name: 'Olive Owner', email: `kept-${newId()}@shop.example`, password: 'a secret nobody guesses', merchant_name: 'Kept' };
  const { body } = await app.send(register, person, once(key));
  const [row] = await kept(key);
  const text = JSON.stringify(row);
  for (const secret of [body.token, body.refresh_token, body.user.id, person.password, person.email, person.name])
    expect(text).not.toContain(secret);
  // A plain hash of the request would allow fast guessing of passwords, so it is keyed with the installation's secret.
  expect(row.fingerprint).toBe(
    app.installation.vault.sign('idempotency', JSON.stringify({ ...person, currency: 'EUR', time_zone: 'UTC', locale: 'en' })),
  );
  const replay = await app.send(register, person, once(key));
  expect((await app.send(getSession, {}, { token: replay.body.token })).status).toBe(200);
});

test('keys older than a day are deleted', async () => {
  const key = randomUUID() as string;
  await app.send(sendFeedback, feedback, once(key));
  const deleteOldKeys = () => dropOld(app.installation);
  await deleteOldKeys();
  expect(await kept(key)).toHaveLength(1);
  await app.installation.owner.query(`update directory.idempotency_keys set created_at = now() - interval '25 hours' where key = $1`, [
    key,
  ]);
  await deleteOldKeys();
  expect(await kept(key)).toEqual([]);
});
