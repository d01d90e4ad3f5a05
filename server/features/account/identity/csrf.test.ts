import { logIn, logOut, refreshSession } from '@parley/contract/auth';
import type { Endpoint, Sent } from '@parley/contract/endpoint';
import { getProfile, updateProfile } from '@parley/contract/users';
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

/** A page, of the signed-in owner unless it has other cookies. */
async function openPage(headers: Record<string, string> = { authorization: `Bearer ${owner.token}` }) {
  const answer = await fetch(`${app.url}/api/csrf-token`, { headers });
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
  const again = await fetch(`${app.url}/api/csrf-token`, { headers: { cookie: page.cookie, authorization: `Bearer ${owner.token}` } });
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

test('cookies authenticate no call: without a bearer token, a change with its token has no session', async () => {
  const session = `parley_session=${crypto.randomUUID()}`;
  const page = await openPage({ cookie: session });
  const headers = { cookie: `${page.cookie}; ${session}; parley_refresh=${owner.refreshToken}`, 'x-csrf-token': page.token };
  const answers = [
    await app.send(updateProfile, { id: owner.userId, name: 'Olive' }, { headers }),
    await app.send(getProfile, { id: owner.userId }, { headers }),
  ];
  expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual(Array(2).fill([401, 'session.missing']));
});

test('a program that sends only its bearer token passes', async () => {
  expect((await rename({})).status).toBe(200);
});

/** What a browser does: it keeps the cookies it is given, and asks for a token when it has none. */
async function openBrowser() {
  const jar = new Map<string, string>();
  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const browser = {
    async token() {
      const answer = await fetch(`${app.url}/api/csrf-token`, { headers: { cookie: cookie() } });
      keep(answer.headers);
      return ((await answer.json()) as { csrf_token: string }).csrf_token;
    },
    async logIn({ email, password }: Person, csrf: string) {
      const answer = await app.send(logIn, { email, password }, { headers: { cookie: cookie(), 'x-csrf-token': csrf } });
      keep(answer.headers);
      return 'token' in answer.body ? answer.body.token : '';
    },
    async send<E extends Endpoint>(endpoint: E, input: Sent<E>, csrf: string, token?: string) {
      const answer = await app.send(endpoint, input, { token, headers: { cookie: cookie(), 'x-csrf-token': csrf } });
      keep(answer.headers);
      return answer;
    },
  };
  return browser;
}
const renamed = (browser: Awaited<ReturnType<typeof openBrowser>>, csrf: string, token: string, id = owner.userId) =>
  browser.send(updateProfile, { id, name: 'Olive' }, csrf, token);

test('log-in requires the token too, and a session has a token of its own, which outlives its refreshes', async () => {
  const browser = await openBrowser();
  const before = await browser.token();
  expect(await browser.logIn(owner, '')).toBe('');
  const token = await browser.logIn(owner, before);
  expect(codeOf(await renamed(browser, before, token))).toBe('csrf.invalid');
  const during = await browser.token();
  expect((await renamed(browser, during, token)).status).toBe(200);
  const refreshed = await browser.send(refreshSession, {}, during);
  expect(refreshed.status).toBe(200);
  expect((await renamed(browser, during, refreshed.body.token)).status).toBe(200);
});

test("after log-out and another log-in, the first session's token is worth nothing", async () => {
  const [browser, other] = [await openBrowser(), await app.register()];
  const token = await browser.logIn(owner, await browser.token());
  const first = await browser.token();
  expect((await browser.send(logOut, {}, first, token)).status).toBe(200);
  expect(await browser.logIn(other, first)).toBe('');
  const second = await browser.logIn(other, await browser.token());
  expect(codeOf(await renamed(browser, first, second, other.userId))).toBe('csrf.invalid');
  expect((await renamed(browser, await browser.token(), second, other.userId)).status).toBe(200);
});

test('a second tab works with a token of its own, and a browser from before session cookies with its bearer token', async () => {
  const browser = await openBrowser();
  const token = await browser.logIn(owner, await browser.token());
  const [one, two] = [await browser.token(), await browser.token()];
  expect((await renamed(browser, one, token)).status).toBe(200);
  expect((await renamed(browser, two, token)).status).toBe(200);
  const page = await openPage();
  expect((await rename({ cookie: page.cookie, 'x-csrf-token': page.token })).status).toBe(200);
});

test('a cookie that names another session changes nothing', async () => {
  const [other, page] = [await app.register(), await openPage()];
  const theirs = await openPage({ authorization: `Bearer ${other.token}` });
  const session = decodeURIComponent(theirs.cookie);
  expect(codeOf(await rename({ cookie: `${session}; parley_session=whatever`, 'x-csrf-token': theirs.token }))).toBe('csrf.invalid');
  expect((await rename({ cookie: `${page.cookie}; parley_session=whatever`, 'x-csrf-token': page.token })).status).toBe(200);
});
