import { getSession, refreshSession } from '@parley/contract/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf, cookieOf, makeClock } from './make.ts';

const clock = makeClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: clock.now, worker: false });
});
afterAll(() => app.close());

const refresh = (token: string) => app.send(refreshSession, { refresh_token: token });
const day = 86_400;

test('a refresh token works once and returns a new token and its successor', async () => {
  const { refreshToken, userId } = await app.register();
  const first = await refresh(refreshToken);
  expect(first.status).toBe(200);
  expect(first.body.user.id).toBe(userId);
  expect(first.body.refresh_token).not.toBe(refreshToken);
  expect((await app.send(getSession, {}, { token: first.body.token })).status).toBe(200);
  const second = await refresh(first.body.refresh_token);
  expect(second.status).toBe(200);
  expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
});

test('within ten seconds the previous token returns the same successor', async () => {
  const { refreshToken } = await app.register();
  const first = await refresh(refreshToken);
  clock.pass(9);
  const again = await refresh(refreshToken);
  expect(again.status).toBe(200);
  expect(again.body.refresh_token).toBe(first.body.refresh_token);
  expect((await refresh(again.body.refresh_token)).status).toBe(200);
});

test('eight tabs that refresh at once get one successor', async () => {
  const { refreshToken } = await app.register();
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  expect((await refresh(answers[0]?.body.refresh_token ?? '')).status).toBe(200);
});

test('reusing an old token ends the session, including its newest token', async () => {
  const { refreshToken, userId } = await app.register();
  const { body } = await refresh(refreshToken);
  clock.pass(11);
  expect(codeOf(await refresh(refreshToken))).toBe('refresh.invalid');
  expect((await refresh(body.refresh_token)).status).toBe(401);
  expect(codeOf(await app.send(getSession, {}, { token: body.token }))).toBe('session.ended');
  const noted = await app.installation
    .readingOf('')
    .selectFrom('directory.audit_log')
    .select('detail')
    .where('action', '=', 'session.reuse_detected')
    .execute();
  expect(noted.map(({ detail }) => detail)).toContainEqual({ user: userId });
});

test('reusing the token before the previous one ends the session, even within ten seconds', async () => {
  const { refreshToken } = await app.register();
  const second = await refresh(refreshToken);
  const third = await refresh(second.body.refresh_token);
  expect((await refresh(refreshToken)).status).toBe(401);
  expect((await refresh(third.body.refresh_token)).status).toBe(401);
});

test('a browser sends its cookie and gets the next one', async () => {
  const { refreshToken } = await app.register();
  const csrf = await fetch(`${app.url}/api/csrf-token`);
  const secret = cookieOf(csrf, 'parley_csrf');
  const { csrf_token: csrfToken } = (await csrf.json()) as { csrf_token: string };
  const headers = { cookie: `parley_csrf=${secret}; parley_refresh=${refreshToken}`, 'x-csrf-token': csrfToken };
  const answer = await app.send(refreshSession, {}, { headers });
  expect(answer.status).toBe(200);
  expect(cookieOf(answer, 'parley_refresh')).toBe(encodeURIComponent(answer.body.refresh_token));
});

test('a session unused for 30 days has ended', async () => {
  const { refreshToken } = await app.register();
  clock.pass(30 * day + 1);
  expect(codeOf(await refresh(refreshToken))).toBe('refresh.invalid');
});

test('a session used every week ends after 90 days', async () => {
  let token = (await app.register()).refreshToken;
  for (let week = 1; week <= 12; week++) {
    clock.pass(7 * day);
    const { status, body } = await refresh(token);
    expect(status).toBe(200);
    token = body.refresh_token;
  }
  clock.pass(7 * day);
  expect((await refresh(token)).status).toBe(401);
});

test.each([
  ['', 'refresh.invalid'],
  ['hello', 'refresh.invalid'],
  ['01939f00-0000-7000-8000-000000000001.secret', 'refresh.invalid'],
  ["' or 1=1 --", 'refresh.invalid'],
])('refuses an invalid refresh token (%j)', async (token, code) => {
  const answer = await refresh(token);
  expect([answer.status, codeOf(answer)]).toEqual([401, code]);
});
