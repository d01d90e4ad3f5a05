import type { Signal } from '@parley/contract/live';
import { countConversations, getConversation } from '@parley/contract/inbox';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStreamServer, sendSignal } from './live/make.ts';
import { csrfToken } from './csrf.ts';
import { useFlag } from './flags.ts';
import { openLive, useLiveState, useLiveStream, useSignal } from './live.ts';
import { forgetAll, madeUser, problem, signIn, stubLocks, stubServer } from './make.ts';
import { readAhead, useRead } from './use-read.ts';

const merchant = madeUser.merchant_id ?? '';
const counts = `GET /api/inbox/${merchant}/counts`;
let streams = makeStreamServer();
let server = stubServer();
let stop = () => {};
let visibility: DocumentVisibilityState = 'visible';

const settle = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  forgetAll();
  signIn();
  stubLocks();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  streams = makeStreamServer();
  server = stubServer({ [`GET /api/live/${merchant}`]: streams.answer, [counts]: {} });
});
afterEach(() => {
  stop();
  stop = () => {};
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function openWithCounts() {
  const read = renderHook(() => useRead(countConversations, { merchant }));
  await waitFor(() => expect(read.result.current.isSuccess).toBe(true));
  stop = openLive(merchant);
  // Opening the stream refreshes once what may have changed before it was open.
  await waitFor(() => expect(server.calls(counts)).toHaveLength(2));
}

test('opening the stream reads nothing again: it starts where the session began, and hears what has changed since', async () => {
  signIn({ live_position: 41 });
  const read = renderHook(() => useRead(countConversations, { merchant }));
  await waitFor(() => expect(read.result.current.isSuccess).toBe(true));
  stop = openLive(merchant);
  await waitFor(() => expect(streams.connections).toHaveLength(1));
  expect(streams.last()?.request.headers.get('last-event-id')).toBe('41');
  await settle();
  expect(server.calls(counts)).toHaveLength(1);
  streams.last()?.send(sendSignal(42, 'inbox'));
  await waitFor(() => expect(server.calls(counts)).toHaveLength(2));
  // Reopened by the same page, it goes on from there.
  stop();
  stop = openLive(merchant);
  await waitFor(() => expect(streams.connections).toHaveLength(2));
  expect(streams.last()?.request.headers.get('last-event-id')).toBe('42');
  await settle();
  expect(server.calls(counts)).toHaveLength(2);
});

test('a reconnect after a gap reads everything again', async () => {
  signIn({ live_position: 41 });
  const read = renderHook(() => useRead(countConversations, { merchant }));
  await waitFor(() => expect(read.result.current.isSuccess).toBe(true));
  stop = openLive(merchant);
  await waitFor(() => expect(streams.connections).toHaveLength(1));
  streams.last()?.end();
  await waitFor(() => expect(server.calls(counts)).toHaveLength(2));
  await settle();
});

test('a stream that is refused drops the CSRF token', async () => {
  signIn({ live_position: 41 });
  server = stubServer({ [`GET /api/live/${merchant}`]: () => problem(403) });
  await csrfToken();
  stop = openLive(merchant);
  await waitFor(() => expect(server.calls(`GET /api/live/${merchant}`)).toHaveLength(1));
  await settle();
  await csrfToken();
  expect(server.calls('GET /api/csrf-token')).toHaveLength(2);
});

test('a screen receives every signal unchanged', async () => {
  const received: Signal[] = [];
  renderHook(() => useSignal((signal) => received.push(signal)));
  stop = openLive(merchant);
  await waitFor(() => expect(streams.connections).toHaveLength(1));
  const typing = { type: 'typing', conversation_id: merchant, who: 'customer', user_id: null, name: null, on: true };
  streams.last()?.send(`event: signal\ndata: ${JSON.stringify(typing)}\n\n${sendSignal(1, 'inbox')}`);
  await waitFor(() => expect(received).toEqual([typing, { type: 'changed', topic: 'inbox', id: null, version: null }]));
});

test('refreshes a list when its topic changes, once for many changes', async () => {
  await openWithCounts();
  streams.last()?.send(sendSignal(1, 'orders'));
  streams.last()?.send(Array.from({ length: 20 }, (_, at) => sendSignal(at + 2, 'inbox')).join(''));
  await waitFor(() => expect(server.calls(counts)).toHaveLength(3));
  await settle();
  expect(server.calls(counts)).toHaveLength(3);
});

test('a change in one conversation refreshes the lists, but not the thread of another conversation', async () => {
  const [here, there] = [madeUser.id, merchant];
  const line = `GET /api/inbox/${merchant}/conversations/${here}`;
  server = stubServer({ [`GET /api/live/${merchant}`]: streams.answer, [counts]: {}, [line]: { id: here } });
  const read = renderHook(() => useRead(getConversation, { merchant, id: here }));
  await openWithCounts();
  await waitFor(() => expect(read.result.current.isSuccess).toBe(true));
  await settle();
  const before = server.calls(line).length;
  streams.last()?.send(sendSignal(1, 'inbox', there));
  await waitFor(() => expect(server.calls(counts)).toHaveLength(3));
  await settle();
  expect(server.calls(line)).toHaveLength(before);
  streams.last()?.send(sendSignal(2, 'inbox', here));
  await waitFor(() => expect(server.calls(line)).toHaveLength(before + 1));
});

test('two slow reads that are outdated are each repeated once, and don’t trigger each other', async () => {
  const one = `GET /api/inbox/${merchant}/conversations/${madeUser.id}`;
  let takes = 0;
  const slow = () => new Promise((answer) => setTimeout(() => answer({}), takes));
  server = stubServer({ [`GET /api/live/${merchant}`]: streams.answer, [counts]: slow, [one]: slow });
  const read = renderHook(() => useRead(getConversation, { merchant, id: madeUser.id }));
  await openWithCounts();
  await settle();
  takes = 900;
  void read.result.current.refetch();
  await vi.advanceTimersByTimeAsync(600);
  const before = [server.calls(counts).length, server.calls(one).length];
  // Only one of the two is being read, so that they don't finish together.
  streams.last()?.send(sendSignal(1, 'inbox'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([server.calls(counts).length, server.calls(one).length]).toEqual(before.map((count) => count + 1));
});

test('an outdated prefetch is repeated when it is shown', async () => {
  let answers = Promise.withResolvers<object>();
  const line = `GET /api/inbox/${merchant}/conversations/${madeUser.id}`;
  const conversation = { merchant, id: madeUser.id };
  server = stubServer({ [`GET /api/live/${merchant}`]: streams.answer, [counts]: {}, [line]: () => answers.promise });
  await openWithCounts();
  await settle();
  readAhead(getConversation, conversation);
  await waitFor(() => expect(server.calls(line)).toHaveLength(1));
  streams.last()?.send(sendSignal(1, 'inbox', madeUser.id));
  await settle();
  answers.resolve({ subject: 'before' });
  answers = Promise.withResolvers();
  answers.resolve({ subject: 'after' });
  await settle();
  const read = renderHook(() => useRead(getConversation, conversation));
  await waitFor(() => expect(read.result.current.data).toEqual({ subject: 'after' }));
});

test('a topic that nothing on screen reads causes no request', async () => {
  await openWithCounts();
  streams.last()?.send(sendSignal(1, 'products'));
  await settle();
  expect(server.calls(counts)).toHaveLength(2);
});

test('a hidden tab refreshes nothing until it is visible again', async () => {
  await openWithCounts();
  visibility = 'hidden';
  streams.last()?.send(sendSignal(1, 'inbox'));
  await settle();
  expect(server.calls(counts)).toHaveLength(2);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(server.calls(counts)).toHaveLength(3));
});

test('a reset refreshes everything', async () => {
  await openWithCounts();
  streams.last()?.send('event: reset\nid: 4\ndata: {}\n\n');
  await waitFor(() => expect(server.calls(counts)).toHaveLength(3));
});

test('treats an unknown signal from a newer server as "anything may have changed"', async () => {
  await openWithCounts();
  streams.last()?.send('id: 5\nevent: signal\ndata: {"type":"weather","rain":true}\n\n');
  await waitFor(() => expect(server.calls(counts)).toHaveLength(3));
});

test('a changed flag shows on the open page, with one request for many signals', async () => {
  server = stubServer({ [`GET /api/live/${merchant}`]: streams.answer, 'GET /api/auth/session': { ...madeUser, flags: [] } });
  const { result } = renderHook(() => useFlag('plan_usage'));
  stop = openLive(merchant);
  await waitFor(() => expect(streams.connections).toHaveLength(1));
  await settle();
  // The session response at boot brought them.
  expect(server.calls('GET /api/auth/session')).toHaveLength(0);
  expect(result.current).toBe(true);
  streams.last()?.send(sendSignal(1, 'flags') + sendSignal(2, 'flags'));
  await settle();
  await waitFor(() => expect(result.current).toBe(false));
  expect(server.calls('GET /api/auth/session')).toHaveLength(1);
});

test('refetches the flags after the stream reconnects', async () => {
  server = stubServer({ [`GET /api/live/${merchant}`]: streams.answer, 'GET /api/auth/session': { ...madeUser, flags: [] } });
  const { result } = renderHook(() => useFlag('plan_usage'));
  stop = openLive(merchant);
  await waitFor(() => expect(streams.connections).toHaveLength(1));
  await settle();
  streams.last()?.end();
  await waitFor(() => expect(streams.connections).toHaveLength(2));
  await settle();
  await waitFor(() => expect(result.current).toBe(false));
});

test('checks the session when the server says bye', async () => {
  const answer = { user: madeUser, token: 'next', refresh_token: 'r', expires_in: 900 };
  server = stubServer({ [`GET /api/live/${merchant}`]: streams.answer, 'POST /api/auth/refresh': answer });
  stop = openLive(merchant);
  await waitFor(() => expect(streams.connections).toHaveLength(1));
  streams.last()?.send('event: bye\ndata: {}\n\n');
  await waitFor(() => expect(server.calls('POST /api/auth/refresh')).toHaveLength(1));
});

test('the frame opens the shop’s stream, but not for somebody who needs a second step first', async () => {
  const { result, unmount } = renderHook(() => {
    useLiveStream();
    return useLiveState();
  });
  await waitFor(() => expect(result.current).toBe('live'));
  unmount();
  expect(streams.last()?.closed).toBe(true);
  act(() => void signIn({ permissions: [], second_step_required: true }));
  renderHook(() => useLiveStream());
  await settle();
  expect(streams.connections).toHaveLength(1);
});
