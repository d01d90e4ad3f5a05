import { countConversations, markRead, sendMessage } from '@parley/contract/inbox';
import { search } from '@parley/contract/search';
import { toast, useToasterStore } from 'react-hot-toast/headless';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from './auth.ts';
import { csrfToken } from './csrf.ts';
import { setGoTo } from './go-to.ts';
import { forgetAll, madeToken, problem, type SentRequest, signIn, stubServer } from './make.ts';
import { getAppConfig } from './own-calls.ts';
import { ApiProblem } from './problem.ts';
import { describe } from './request.ts';
import { send } from './send.ts';
import { exchange } from './transport.ts';

const ids = { merchant: '0195b4f2-7c1e-7000-8000-00000000000a', id: '0195b4f2-7c1e-7000-8000-0000000000c1' };
const searching = `GET /api/search/${ids.merchant}`;
const counts = `GET /api/inbox/${ids.merchant}/counts`;
const read = `POST /api/inbox/${ids.merchant}/conversations/${ids.id}/read`;
const messages = `POST /api/inbox/${ids.merchant}/conversations/${ids.id}/messages`;

let went: string[] = [];
const toasts = () =>
  renderHook(() => useToasterStore())
    .result.current.toasts.filter((shown) => shown.visible)
    .map((shown) => shown.message);

beforeEach(() => {
  forgetAll();
  went = [];
  setGoTo((path) => went.push(path));
  history.replaceState(null, '', '/inbox');
  toast.remove();
});

test('a read carries the bearer token and no CSRF token, and returns its body', async () => {
  const token = madeToken();
  signIn({}, token);
  const server = stubServer({ [counts]: { unread: 3 } });
  expect(await send(countConversations, { merchant: ids.merchant })).toEqual({ unread: 3 });
  expect(server.sent[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  expect(server.sent[0]?.headers.has('x-csrf-token')).toBe(false);
});

test('a change carries a CSRF token that is fetched once', async () => {
  signIn();
  const server = stubServer({ [read]: {} });
  await Promise.all([send(markRead, { ...ids, seq: 1 }), send(markRead, { ...ids, seq: 2 })]);
  expect(server.calls('GET /api/csrf-token')).toHaveLength(1);
  expect(server.calls(read).map((call) => call.headers.get('x-csrf-token'))).toEqual(['csrf-1', 'csrf-1']);
});

test('only creating calls carry an Idempotency-Key', async () => {
  signIn();
  const server = stubServer({ [read]: {}, [messages]: {} });
  await send(markRead, { ...ids, seq: 1 });
  await send(sendMessage, { ...ids, client_id: 'client-id-1', text: 'Hello' }, { idempotencyKey: 'mine' });
  expect(server.calls(read)[0]?.headers.has('idempotency-key')).toBe(false);
  expect(server.calls(messages)[0]?.headers.get('idempotency-key')).toBe('mine');
});

test('refetches a rejected CSRF token once, silently', async () => {
  signIn();
  let issued = 0;
  const server = stubServer({
    'GET /api/csrf-token': () => ({ csrf_token: `csrf-${(issued += 1)}` }),
    [read]: ({ headers }: SentRequest) => (headers.get('x-csrf-token') === 'csrf-2' ? {} : problem(403, { code: 'csrf.invalid' })),
  });
  await send(markRead, { ...ids, seq: 1 });
  expect(server.calls(read)).toHaveLength(2);
  expect(toasts()).toEqual([]);
});

test('a CSRF token that is rejected twice is reported like any other problem', async () => {
  signIn();
  const server = stubServer({ [read]: () => problem(403, { code: 'csrf.invalid', detail: 'This page was open for too long.' }) });
  await expect(send(markRead, { ...ids, seq: 1 })).rejects.toBeInstanceOf(ApiProblem);
  expect(server.calls(read)).toHaveLength(2);
  expect(toasts()).toEqual(['This page was open for too long.']);
});

test('any 403 drops the cached CSRF token, without a retry', async () => {
  signIn();
  const server = stubServer({
    [read]: () => problem(403, { code: 'permission.denied', detail: 'Your role doesn’t allow this. Ask your shop’s owner for access.' }),
  });
  await expect(send(markRead, { ...ids, seq: 1 })).rejects.toBeInstanceOf(ApiProblem);
  await expect(send(markRead, { ...ids, seq: 1 })).rejects.toBeInstanceOf(ApiProblem);
  expect(server.calls(read)).toHaveLength(2);
  expect(server.calls('GET /api/csrf-token')).toHaveLength(2);
});

test('a 401 clears the session, shows one toast and goes to /login', async () => {
  signIn();
  stubServer({ [counts]: () => problem(401, { code: 'session.ended', detail: 'Your session has ended.' }) });
  const both = [send(countConversations, { merchant: ids.merchant }), send(countConversations, { merchant: ids.merchant })];
  await Promise.allSettled(both);
  expect(useAuth.getState()).toMatchObject({ user: null, token: '', isAuthenticated: false });
  expect(toasts()).toEqual(['Session expired. Please login again.']);
  expect(went).toContain('/login');
});

test('a 401 signs out on quiet calls, too', async () => {
  signIn();
  stubServer({ [searching]: () => problem(401) });
  await expect(send(search, { merchant: ids.merchant, q: 'mei' })).rejects.toBeInstanceOf(ApiProblem);
  expect(useAuth.getState().isAuthenticated).toBe(false);
  expect(toasts()).toEqual(['Session expired. Please login again.']);
});

test('ignores a late 401 of an earlier session', async () => {
  signIn({}, madeToken(900, 'old'));
  stubServer({
    [counts]: () => {
      signIn({}, madeToken(900, 'new'));
      return problem(401);
    },
  });
  await expect(send(countConversations, { merchant: ids.merchant })).rejects.toBeInstanceOf(ApiProblem);
  expect(useAuth.getState().isAuthenticated).toBe(true);
});

test('a visitor’s 401 is a 401 like any other', async () => {
  stubServer({ 'GET /api/config': () => problem(401, { detail: 'No.' }) });
  await expect(exchange(describe(getAppConfig, {}))).rejects.toMatchObject({ status: 401, detail: 'No.' });
  expect(toasts()).toEqual(['Session expired. Please login again.']);
  expect(went).toEqual(['/login']);
});

test('calls made outside of screens carry the bearer token, too', async () => {
  const token = madeToken();
  signIn({}, token);
  const server = stubServer({ 'GET /api/config': {} });
  await exchange(describe(getAppConfig, {}));
  await csrfToken();
  expect(server.sent.map(({ line, headers }) => [line, headers.get('authorization')])).toEqual([
    ['GET /api/config', `Bearer ${token}`],
    ['GET /api/csrf-token', `Bearer ${token}`],
  ]);
});

test('a 429 shows its own message', async () => {
  stubServer({ [counts]: () => problem(429, { detail: 'Slow down.' }) });
  await expect(send(countConversations, { merchant: ids.merchant })).rejects.toBeInstanceOf(ApiProblem);
  expect(toasts()).toEqual(['Too many requests. Please slow down.']);
});

test.each([
  ['its detail', { detail: 'The shop is closed.', error: 'closed' }, 'The shop is closed.'],
  ['else its error field', { error: 'The shop is shut.' }, 'The shop is shut.'],
  ['else a sentence of ours', { detail: [{ loc: ['body'] }] }, 'An error occurred. Please try again.'],
])('any other error shows %s', async (_, body, sentence) => {
  stubServer({ [counts]: () => problem(500, body) });
  await expect(send(countConversations, { merchant: ids.merchant })).rejects.toBeInstanceOf(ApiProblem);
  expect(toasts()).toEqual([sentence]);
});

test('a response that isn’t JSON is a problem with the general message', async () => {
  stubServer({ [counts]: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) });
  await expect(send(countConversations, { merchant: ids.merchant })).rejects.toMatchObject({ status: 502, code: 'http.502' });
  expect(toasts()).toEqual(['An error occurred. Please try again.']);
});

test('a quiet call shows no toast', async () => {
  stubServer({ [searching]: () => problem(500) });
  await expect(send(search, { merchant: ids.merchant, q: 'mei' })).rejects.toBeInstanceOf(ApiProblem);
  expect(toasts()).toEqual([]);
});

test('a call in the background is reported, unless the server couldn’t be reached', async () => {
  stubServer({ [counts]: () => problem(500, { detail: 'Broken.' }) });
  await expect(send(countConversations, { merchant: ids.merchant }, { background: true })).rejects.toBeInstanceOf(ApiProblem);
  expect(toasts()).toEqual(['Broken.']);
  toast.remove();
  stubServer({ [counts]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect(send(countConversations, { merchant: ids.merchant }, { background: true })).rejects.toBeInstanceOf(ApiProblem);
  expect(toasts()).toEqual([]);
});

test('a call with an Idempotency-Key is retried three times, after 1, 2 and 4 seconds, always with the same key', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  signIn();
  const at: number[] = [];
  const server = stubServer({
    [messages]: () => {
      at.push(Date.now());
      return problem(503, { detail: 'Down.' });
    },
  });
  const sending = send(sendMessage, { ...ids, client_id: 'client-id-1', text: 'Hello' }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await sending).toBeInstanceOf(ApiProblem);
  expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([1_000, 2_000, 4_000]);
  expect(new Set(server.calls(messages).map((call) => call.headers.get('idempotency-key'))).size).toBe(1);
  expect(toasts()).toEqual(['Down.']);
  vi.useRealTimers();
});

test('every failed attempt dispatches api-error with the call and its problem', async () => {
  stubServer({ [counts]: () => problem(500, { code: 'unexpected' }) });
  const received: unknown[] = [];
  const listen = (event: Event) => received.push((event as CustomEvent).detail);
  window.addEventListener('api-error', listen);
  await expect(send(countConversations, { merchant: ids.merchant })).rejects.toBeInstanceOf(ApiProblem);
  window.removeEventListener('api-error', listen);
  expect(received).toMatchObject([{ call: 'GET /api/inbox/:merchant/counts', problem: { status: 500, code: 'unexpected' } }]);
});

test('an aborted call is not reported', async () => {
  const received: Event[] = [];
  const listen = (event: Event) => received.push(event);
  window.addEventListener('api-error', listen);
  stubServer({ [counts]: {} });
  await expect(send(countConversations, { merchant: ids.merchant }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  window.removeEventListener('api-error', listen);
  expect(received).toEqual([]);
  expect(toasts()).toEqual([]);
});
