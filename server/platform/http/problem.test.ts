import { logIn } from '@parley/contract/auth';
import { openChatSession } from '@parley/contract/chat';
import { sendFeedback } from '@parley/contract/feedback';
import { getFeedback } from '@parley/contract/feedback-status';
import { problemBody, problems } from '@parley/contract/problems';
import { getProfile } from '@parley/contract/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/app.ts';
import { newId } from '../lib/ids.ts';
import { appRole } from '../db/pool.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
/** Sends a request that no regular client would, and parses the response as a problem. */
async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${app.url}${path}`, init);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const body = problemBody.parse(JSON.parse(text));
  expect(body.status).toBe(answer.status);
  expect(body.title).toBe(problems[body.code as keyof typeof problems][1]);
  return { status: answer.status, code: body.code, text };
}
const post = (body: string, headers: Record<string, string> = json) => ask('/api/auth/login', { method: 'POST', headers, body });

test.each([
  ['JSON that breaks off', () => post('{"email":'), 400, 'input.unreadable'],
  ['JSON that would poison a prototype', () => post('{"__proto__": {"admin": true}}'), 400, 'input.unreadable'],
  ['another kind of text', () => post('email=a', { 'content-type': 'application/x-www-form-urlencoded' }), 400, 'input.unreadable'],
  ['a list instead of an object', () => post('[]'), 422, 'input.invalid'],
  ['nothing at all', () => ask('/api/auth/login', { method: 'POST' }), 422, 'input.invalid'],
  ['more than 2 MiB', () => post(JSON.stringify({ email: 'x'.repeat(2.1 * 1024 * 1024) })), 413, 'input.too_large'],
  ['an address of the API that is none', () => ask('/api/no/such/thing'), 404, 'route.missing'],
  ['a method that is none', () => ask('/api/auth/login', { method: 'DELETE' }), 404, 'route.missing'],
  ['an address that cannot be decoded', () => ask('/api/users/%E0%A4%A/profile'), 400, 'input.unreadable'],
  [
    'a part of the address that is too long',
    () => ask(`/api/users/${'x'.repeat(400)}/profile`, { method: 'PUT' }),
    400,
    'input.unreadable',
  ],
])('%s', async (_what, send, status, code) => {
  const answer = await send();
  expect([answer.status, answer.code]).toEqual([status, code]);
});

test('accepts a body just below the size limit', async () => {
  const answer = await post(JSON.stringify({ email: 'a@b.example', password: 'x', more: 'x'.repeat(1.9 * 1024 * 1024) }));
  expect(answer.code).toBe('credentials.wrong');
});

test('an unexpected error reveals no internals', async () => {
  const { body } = await app.send(sendFeedback, { title: 'A', description: 'B' });
  await app.installation.owner.query(`revoke select on directory.feedback from ${appRole}`);
  const answer = await ask(`/api/public/feedback/${body.id}`);
  await app.installation.owner.query(`grant select on directory.feedback to ${appRole}`);
  expect([answer.status, answer.code]).toEqual([500, 'unexpected']);
  expect(answer.text).not.toMatch(/ at |node_modules|\.ts|permission denied|feedback|select/i);
  expect((await app.send(getFeedback, { id: body.id })).status).toBe(200);
});

test('each response has a generated request id; one sent by the client is ignored', async () => {
  const idOf = async () => (await fetch(`${app.url}/api/health/live`, { headers: { 'x-request-id': 'mine' } })).headers.get('x-request-id');
  const ids = [await idOf(), await idOf()];
  expect(ids.every((id) => /^[0-9a-f-]{36}$/.test(id ?? ''))).toBe(true);
  expect(new Set(ids).size).toBe(2);
});

describe('rate limits', () => {
  let limited: TestApp;
  let person: Person;
  let other: Person;
  beforeAll(async () => {
    // 3 sign-ins, 6 public writes and 120 reads a minute.
    limited = await startTestApp({ worker: false, env: { RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY: '1' } });
    person = await limited.register();
    other = await limited.register();
  });
  afterAll(() => limited.close());
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const wrong = () => limited.send(logIn, { email: person.email, password: 'not this one' });

  test('refuses too many requests with a problem that says how long to wait', async () => {
    const answers = [await wrong(), await wrong()];
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('content-type')).toBe('application/problem+json');
    expect(problemBody.parse(refused?.body)).toMatchObject({ code: 'rate.limited', status: 429 });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) => Number(refused?.headers.get(name)))).toEqual([
      3,
      0,
      Number(refused?.headers.get('retry-after')),
    ]);
  });

  test('responses say how many requests are left', async () => {
    const key = await limited.chatKeyOf(person.merchant);
    const headers = from('198.51.100.1');
    const left = async () => (await limited.send(openChatSession, { key }, { headers })).headers.get('ratelimit-remaining');
    expect([await left(), await left(), await left()]).toEqual(['5', '4', '3']);
  });

  test('counts a signed-in user by session, not by a shared address', async () => {
    const read = async ({ userId, token }: Person) => {
      const { status, headers } = await limited.send(getProfile, { id: userId }, { token });
      return [status, Number(headers.get('ratelimit-remaining'))];
    };
    const first = await read(person);
    await read(person);
    expect(first).toEqual([200, 119]);
    expect(await read(other)).toEqual([200, 119]);
  });

  test("an invalid token doesn't avoid the limit", async () => {
    const key = await limited.chatKeyOf(person.merchant);
    const headers = from('198.51.100.2');
    const statuses = [];
    for (let i = 0; i < 8; i++)
      statuses.push((await limited.send(openChatSession, { key }, { token: `made.up.${newId()}`, headers })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  });
});
