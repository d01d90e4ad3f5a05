import { logIn, refreshSession } from '@parley/contract/auth';
import { updateProfile } from '@parley/contract/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf, cookieOf } from './make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false, env: { API_URL: 'https://app.shop.example' } });
  owner = await app.register();
});
afterAll(() => app.close());

async function openPage() {
  const answer = await fetch(`${app.url}/api/csrf-token`);
  const { csrf_token: token } = (await answer.json()) as { csrf_token: string };
  return {
    cookie: `parley_csrf=${cookieOf(answer, 'parley_csrf')}`,
    token,
    line: answer.headers.getSetCookie()[0],
    cache: answer.headers.get('cache-control'),
  };
}
const rename = (headers: Record<string, string>) =>
  app.send(updateProfile, { id: owner.userId, name: 'Olive' }, { token: owner.token, headers });

test("scripts can't read the cookie, and the token is not cached", async () => {
  const page = await openPage();
  expect(page.line).toMatch(/HttpOnly/);
  expect(page.line).toMatch(/SameSite=Lax/);
  expect(page.cache).toBe('no-store');
  expect(page.cookie).not.toContain(page.token);
});

test('requesting again with the cookie returns the same token and no new cookie', async () => {
  const page = await openPage();
  const again = await fetch(`${app.url}/api/csrf-token`, { headers: { cookie: page.cookie } });
  expect(((await again.json()) as { csrf_token: string }).csrf_token).toBe(page.token);
  expect(again.headers.getSetCookie()).toEqual([]);
});

test('a change with our cookie requires its token', async () => {
  const [page, other] = [await openPage(), await openPage()];
  expect((await rename({ cookie: page.cookie, 'x-csrf-token': page.token })).status).toBe(200);
  const refused = await Promise.all([
    rename({ cookie: page.cookie }),
    rename({ cookie: page.cookie, 'x-csrf-token': other.token }),
    rename({ cookie: page.cookie, 'x-csrf-token': '' }),
    rename({ cookie: 'parley_refresh=x', 'x-csrf-token': page.token }),
  ]);
  expect(refused.map((answer) => [answer.status, codeOf(answer)])).toEqual(Array(4).fill([403, 'csrf.invalid']));
});

test.each([
  ['its own page', () => ({ origin: app.url }), 200],
  ['an allowed origin', () => ({ origin: 'https://app.shop.example', 'sec-fetch-site': 'cross-site' }), 200],
  ['a stranger', () => ({ origin: 'https://evil.example' }), 403],
  ['a stranger’s page, whatever it says', () => ({ 'sec-fetch-site': 'cross-site' }), 403],
  ['the same name on another port', () => ({ origin: 'http://127.0.0.1:1' }), 403],
])('a change with cookie and token from %s', async (_, from, status) => {
  const page = await openPage();
  expect((await rename({ cookie: page.cookie, 'x-csrf-token': page.token, ...from() })).status).toBe(status);
});

test('a program that sends only its bearer token passes', async () => {
  expect((await rename({})).status).toBe(200);
});

test('sign-in also requires the token, which stays valid afterwards', async () => {
  const page = await openPage();
  const { email, password } = owner;
  expect(codeOf(await app.send(logIn, { email, password }, { headers: { cookie: page.cookie } }))).toBe('csrf.invalid');
  const headers = { cookie: page.cookie, 'x-csrf-token': page.token };
  const entered = await app.send(logIn, { email, password }, { headers });
  const withBoth = { ...headers, cookie: `${page.cookie}; parley_refresh=${cookieOf(entered, 'parley_refresh')}` };
  expect((await app.send(refreshSession, {}, { headers: withBoth })).status).toBe(200);
});
