import { endpoints } from '@parley/contract/api';
import { refreshSession } from '@parley/contract/auth';
import { sendChatMessage } from '@parley/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/app.ts';
import { visit, type Visitor } from '../../testing/chat.ts';

const [ours, theirs] = ['https://app.shop.example', 'https://evil.example'];
let app: TestApp;
let owner: Person;
let visitor: Visitor;
beforeAll(async () => {
  app = await startTestApp({ worker: false, env: { API_URL: `https://other.shop.example, ${ours}` } });
  owner = await app.register();
  visitor = await visit(app, owner.merchant);
});
afterAll(() => app.close());

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
async function openPage() {
  const answer = await fetch(`${app.url}/api/csrf-token`);
  const { csrf_token: token } = (await answer.json()) as { csrf_token: string };
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', token };
}

const changes = Object.entries(endpoints)
  .map(([name, { line, access }]) => ({ name, line, access }))
  // Signed deliveries ignore cookies.
  .filter(({ access }) => access !== 'signed')
  .filter(({ line }) => !line.startsWith('GET ') && !/\/api\/public\/(chat|csat)\//.test(line));

test.each(changes)('$name with our cookie but no token is refused before any other check', async ({ line }) => {
  const { cookie } = await openPage();
  const [method, path = ''] = line.split(' ');
  const answer = await fetch(`${app.url}${path.replace(/:\w+/g, owner.merchant)}`, {
    method,
    headers: { cookie, authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'csrf.invalid']);
});

test('only signed endpoints and the public chat API ignore cookies', () => {
  const below = Object.values(endpoints).filter(({ line }) => / \/api\/(inbound|scim)\//.test(line));
  expect(below).toEqual(Object.values(endpoints).filter(({ access }) => access === 'signed'));
});

test('a refresh cookie alone, as another site could make a browser send, changes nothing', async () => {
  const answer = await app.send(refreshSession, {}, { headers: { cookie: `parley_refresh=${owner.refreshToken}`, origin: theirs } });
  expect([answer.status, codeOf(answer)]).toEqual([403, 'csrf.invalid']);
  expect((await app.send(refreshSession, { refresh_token: owner.refreshToken })).status).toBe(200);
});

test.each(['/c/token', '/p/token', '/csat/token'])(
  'the page behind a link at %s needs no token, whoever is signed in to the app',
  async (path) => {
    const { cookie } = await openPage();
    const answer = await fetch(`${app.url}${path}`, { method: 'POST', headers: { cookie }, body: new URLSearchParams({ do: 'apply' }) });
    // The page itself answers, if only that this link leads nowhere.
    expect([answer.status === 403, answer.headers.get('content-type')]).toEqual([false, 'text/html; charset=utf-8']);
  },
);

test('the chat API needs no token, whatever cookies are sent and wherever it is called from', async () => {
  const { cookie } = await openPage();
  const answer = await app.send(
    sendChatMessage,
    { key: visitor.key, client_id: 'from-a-shop', text: 'hello' },
    { token: visitor.token, headers: { cookie, origin: 'https://any.shop.example', 'sec-fetch-site': 'cross-site' } },
  );
  expect(answer.status).toBe(201);
});

const preflight = (path: string, origin: string) =>
  fetch(`${app.url}${path}`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization, content-type' },
  });
const allowed = ({ headers }: Response) => [
  headers.get('access-control-allow-origin'),
  headers.get('access-control-allow-credentials'),
  headers.get('vary')?.includes('origin') ?? false,
];

test.each([
  ['the chat, from any website, without cookies', () => `/api/public/chat/${visitor.key}/messages`, theirs, [theirs, null, true]],
  ['the app, from an origin of API_URL, with cookies', () => '/api/auth/login', ours, [ours, 'true', true]],
  ['the app, from anywhere else', () => '/api/auth/login', theirs, [null, null, false]],
  ['the app, from a name that only begins alike', () => '/api/auth/login', `${ours}.evil.example`, [null, null, false]],
  ['the app, from nowhere that may be named', () => '/api/auth/login', 'null', [null, null, false]],
])('%s', async (_who, path, origin, expected) => {
  const response = await preflight(path(), origin);
  expect(allowed(response)).toEqual(expected);
  const got = await fetch(`${app.url}${path()}`, { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{}' });
  expect(allowed(got)).toEqual(expected);
});

test("an allowed preflight lists the API's methods and headers", async () => {
  const { status, headers } = await preflight(`/api/public/chat/${visitor.key}/messages`, theirs);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-methods')?.split(', ')).toEqual(
    expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  );
  expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual(
    expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'last-event-id']),
  );
});

test("other websites can read the chat's errors and stream", async () => {
  const refused = await fetch(`${app.url}/api/public/chat/${visitor.key}/messages`, { headers: { origin: theirs } });
  expect([refused.status, ...allowed(refused)]).toEqual([401, theirs, null, true]);
  const leaving = new AbortController();
  const stream = await fetch(`${app.url}/api/public/chat/${visitor.key}/stream`, {
    headers: { origin: theirs, authorization: `Bearer ${visitor.token}` },
    signal: leaving.signal,
  });
  expect([stream.status, ...allowed(stream)]).toEqual([200, theirs, null, true]);
  leaving.abort();
});
