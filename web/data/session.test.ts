import { countConversations } from '@parley/contract/inbox';
import { renderHook } from '@testing-library/react';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from './auth.ts';
import { setGoTo } from './go-to.ts';
import { keepSession } from './keep-session.ts';
import { forgetAll, madeToken, madeUser, problem, signIn, stubLocks, stubServer } from './make.ts';
import { ApiProblem } from './problem.ts';
import { send } from './send.ts';
import { sendLateLogOut } from './late-log-out.ts';
import { leftOnPurpose } from './session-end.ts';
import { signOut } from './sign-out.ts';

const merchant = madeUser.merchant_id ?? '';
const counts = `GET /api/inbox/${merchant}/counts`;
const refresh = 'POST /api/auth/refresh';
const fresh = (name = 'fresh') => ({ user: madeUser, token: madeToken(900, name), refresh_token: 'r', expires_in: 900 });

let went: string[] = [];
let stop = () => {};
const toasts = () =>
  renderHook(() => useToasterStore())
    .result.current.toasts.filter((shown) => shown.visible)
    .map((shown) => shown.message);
const lose = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  forgetAll();
  went = [];
  setGoTo((path) => went.push(path));
  history.replaceState(null, '', '/inbox');
});
afterEach(() => {
  stop();
  stop = () => {};
  vi.useRealTimers();
});

test('refreshes a token with less than a minute left first, with an empty body, while the call waits', async () => {
  signIn({}, madeToken(59));
  const answer = fresh();
  const server = stubServer({ [refresh]: answer, [counts]: {} });
  await send(countConversations, { merchant });
  expect(server.sent.map((call) => call.line)).toEqual(['GET /api/csrf-token', refresh, counts]);
  expect(server.calls(refresh)[0]?.body).toEqual({});
  expect(server.calls(counts)[0]?.headers.get('authorization')).toBe(`Bearer ${answer.token}`);
});

test('uses a token with more than a minute left as it is', async () => {
  signIn({}, madeToken(90));
  const server = stubServer({ [counts]: {} });
  await send(countConversations, { merchant });
  expect(server.calls(refresh)).toEqual([]);
});

test('concurrent calls share one refresh', async () => {
  signIn({}, madeToken(-5));
  const server = stubServer({ [refresh]: fresh, [counts]: {} });
  await Promise.all(Array.from({ length: 5 }, () => send(countConversations, { merchant })));
  expect(server.calls(refresh)).toHaveLength(1);
  expect(server.calls(counts)).toHaveLength(5);
});

test('waits for another tab’s refresh and takes the token from the storage', async () => {
  stubLocks();
  signIn({}, madeToken(-5));
  const theirTurn = Promise.withResolvers<void>();
  void navigator.locks.request('parley-refresh', () => theirTurn.promise);
  const server = stubServer({ [refresh]: fresh, [counts]: {} });
  const calling = send(countConversations, { merchant });
  const theirs = madeToken(900, 'other-tab');
  localStorage.setItem('auth-storage', JSON.stringify({ state: { user: madeUser, token: theirs, isAuthenticated: true }, version: 0 }));
  theirTurn.resolve();
  await calling;
  expect(server.calls(refresh)).toEqual([]);
  expect(server.calls(counts)[0]?.headers.get('authorization')).toBe(`Bearer ${theirs}`);
});

test.each([
  ['no network', lose],
  ['a failing server', () => problem(503)],
])('%s never signs out', async (_, answer) => {
  signIn({}, madeToken(-5));
  stubServer({ [refresh]: answer, [counts]: {} });
  await expect(send(countConversations, { merchant })).rejects.toBeInstanceOf(ApiProblem);
  expect(useAuth.getState().isAuthenticated).toBe(true);
  expect(went).toEqual([]);
});

test('without a network a token that is still valid is used', async () => {
  signIn({}, madeToken(30));
  const server = stubServer({ [refresh]: lose, [counts]: {} });
  await send(countConversations, { merchant });
  expect(server.calls(counts)).toHaveLength(1);
});

test('a refused refresh ends the session, and the waiting call is not sent', async () => {
  signIn({}, madeToken(-5));
  const server = stubServer({ [refresh]: () => problem(401, { code: 'refresh.invalid' }), [counts]: {} });
  await expect(send(countConversations, { merchant })).rejects.toMatchObject({ status: 401 });
  expect(server.calls(counts)).toEqual([]);
  expect(useAuth.getState().isAuthenticated).toBe(false);
  expect(toasts()).toEqual(['Session expired. Please login again.']);
  expect(went).toEqual(['/login']);
});

test('at boot a stored session is refreshed before anything else', async () => {
  signIn({}, madeToken(800));
  const server = stubServer({ [refresh]: fresh, [counts]: {} });
  stop = keepSession();
  await send(countConversations, { merchant });
  expect(server.sent.map((call) => call.line)).toEqual(expect.arrayContaining([refresh, counts]));
  expect(server.sent.findIndex((call) => call.line === refresh)).toBeLessThan(server.sent.findIndex((call) => call.line === counts));
});

test('a visitor sends nothing at boot', () => {
  const server = stubServer();
  stop = keepSession();
  expect(server.sent).toEqual([]);
});

test('a session that turns out expired at boot on a public page ends like any other', async () => {
  history.replaceState(null, '', '/terms');
  signIn({}, madeToken(-5));
  stubServer({ [refresh]: () => problem(401) });
  stop = keepSession();
  await vi.waitFor(() => expect(useAuth.getState().isAuthenticated).toBe(false));
  expect(toasts()).toEqual(['Session expired. Please login again.']);
  expect(went).toEqual(['/login']);
});

test('waking up refreshes a token that expired during sleep', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = stubServer({ [refresh]: fresh });
  stop = keepSession();
  signIn({}, madeToken(900));
  vi.setSystemTime(Date.now() + 20 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(server.calls(refresh)).toHaveLength(1));
});

test.each([
  ['fast', 20],
  ['slow', -20],
])('with a clock that is twenty minutes %s, a token is refreshed just before it expires', async (_, minutes) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const off = minutes * 60_000;
  // The server has the right time, this computer has its own.
  const issue = () => {
    vi.setSystemTime(Date.now() - off);
    const token = madeToken(900, `at-${Date.now()}`);
    vi.setSystemTime(Date.now() + off);
    return token;
  };
  const server = stubServer({ [refresh]: () => ({ ...fresh(), token: issue() }), [counts]: {} });
  signIn({}, issue());
  stop = keepSession();
  await send(countConversations, { merchant });
  const atBoot = server.calls(refresh).length;
  vi.setSystemTime(Date.now() + 13 * 60_000);
  await send(countConversations, { merchant });
  expect(server.calls(refresh)).toHaveLength(atBoot);
  vi.setSystemTime(Date.now() + 90_000);
  await send(countConversations, { merchant });
  expect(server.calls(refresh)).toHaveLength(atBoot + 1);
});

test('a token that another tab stored long ago doesn’t count as newly issued', async () => {
  const server = stubServer({ [refresh]: fresh, [counts]: {} });
  signIn({}, madeToken(900));
  stop = keepSession();
  await send(countConversations, { merchant });
  const atBoot = server.calls(refresh).length;
  const old = `${btoa('{}')}.${btoa(JSON.stringify({ iat: Date.now() / 1000 - 2000, exp: Date.now() / 1000 - 1100 }))}.old`;
  useAuth.getState().setAuth({ token: old });
  await send(countConversations, { merchant });
  expect(server.calls(refresh)).toHaveLength(atBoot + 1);
});

test('logging out tells the server, clears everything and goes to /login', async () => {
  signIn();
  const server = stubServer({ 'POST /api/auth/logout': { message: 'ok' } });
  await signOut();
  expect(server.calls('POST /api/auth/logout')[0]?.headers.get('x-csrf-token')).toBe('csrf-1');
  expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toEqual({
    state: { user: null, token: '', isAuthenticated: false },
    version: 0,
  });
  expect(went).toEqual(['/login']);
  expect(leftOnPurpose()).toBe(true);
});

test('a 401 while logging out shows no toast; after a failed log-out it does', async () => {
  signIn();
  const ended = () => problem(401, { code: 'session.ended' });
  const server = stubServer({ [counts]: ended, 'POST /api/auth/logout': { message: 'ok' } });
  const first = () => send(countConversations, { merchant }).catch(() => undefined);
  await signOut(first);
  expect(server.calls(counts)).toHaveLength(1);
  expect([useAuth.getState().isAuthenticated, toasts()]).toEqual([false, []]);

  signIn();
  await expect(signOut(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(useAuth.getState().isAuthenticated).toBe(true);
  await first();
  expect(toasts()).toEqual(['Session expired. Please login again.']);
});

test('without a network the browser logs out all the same, and says that the server wasn’t reached', async () => {
  signIn();
  stubServer({ 'POST /api/auth/logout': lose });
  await signOut();
  expect(useAuth.getState().isAuthenticated).toBe(false);
  expect(toasts()).toEqual(['You’re logged out on this device. Parley’s server follows once the network is back.']);
});

test('a log-in fetches a new CSRF token', async () => {
  const server = stubServer({ [counts]: {} });
  stop = keepSession();
  signIn();
  await vi.waitFor(() => expect(server.calls('GET /api/csrf-token')).toHaveLength(1));
  useAuth.getState().logout();
  await vi.waitFor(() => expect(server.calls('GET /api/csrf-token')).toHaveLength(2));
});

test('a log-out without a network reaches the server once it is back, unless somebody logged in meanwhile', async () => {
  const late = () => vi.waitFor(() => expect(server.calls('POST /api/auth/logout')).toHaveLength(2));
  const fails = { 'POST /api/auth/logout': lose };
  let server = stubServer(fails);
  stop = sendLateLogOut();
  signIn();
  await signOut();
  expect(localStorage.getItem('log-out-waits')).toBe('yes');
  window.dispatchEvent(new Event('online'));
  await late();
  expect(localStorage.getItem('log-out-waits')).toBe('yes');
  server = stubServer({ 'POST /api/auth/logout': { message: 'You’re logged out.' } });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(localStorage.getItem('log-out-waits')).toBeNull());
  expect(server.calls('POST /api/auth/logout')).toHaveLength(1);
  server = stubServer(fails);
  signIn();
  await signOut();
  signIn();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(localStorage.getItem('log-out-waits')).toBeNull());
  expect(server.calls('POST /api/auth/logout')).toHaveLength(1);
});

test('a log-out in another tab logs out here', () => {
  signIn();
  stubServer();
  stop = keepSession();
  localStorage.removeItem('auth-storage');
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue: null }));
  expect(useAuth.getState().isAuthenticated).toBe(false);
});
