import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, madeUser, signIn, stubLocks, stubServer } from '../make.ts';
import type { StreamEvent } from './connection.ts';
import { makeStreamServer, sendSignal } from './make.ts';
import { shareStream } from './tabs.ts';

const merchant = madeUser.merchant_id ?? '';
const line = `GET /api/live/${merchant}`;
const open: (() => void)[] = [];
let streams = makeStreamServer();

function openTab(start: string | null = null) {
  const tab = { ids: [] as (string | null)[], state: 'connecting', opened: 0, missed: 0, close: () => {} };
  tab.close = shareStream(merchant, start, {
    onEvent: (event: StreamEvent) => tab.ids.push(event.id),
    onState: (state) => void (tab.state = state),
    onOpened: () => void (tab.opened += 1),
    onMissed: () => void (tab.missed += 1),
  });
  open.push(tab.close);
  return tab;
}

/** Not only for a second, which a busy machine exceeds. */
const waitFor = <T>(look: () => T) => vi.waitFor(look, { timeout: 15_000 });

beforeEach(() => {
  forgetAll();
  signIn();
  stubLocks();
  streams = makeStreamServer();
  stubServer({ [line]: streams.answer });
});
afterEach(() => {
  for (const close of open.splice(0)) close();
  vi.useRealTimers();
});

test('tabs of one shop share one stream, and each receives everything once', async () => {
  const first = openTab();
  const second = openTab();
  await waitFor(() => expect([first.state, second.state]).toEqual(['live', 'live']));
  streams.last()?.send(sendSignal(1, 'inbox') + sendSignal(2, 'orders'));
  await waitFor(() =>
    expect([first.ids, second.ids]).toEqual([
      ['1', '2'],
      ['1', '2'],
    ]),
  );
  expect(streams.connections).toHaveLength(1);
});

test('a tab that opens later learns the state and the position', async () => {
  const first = openTab();
  await waitFor(() => expect(first.state).toBe('live'));
  streams.last()?.send(sendSignal(5, 'inbox'));
  await waitFor(() => expect(first.ids).toEqual(['5']));
  const second = openTab();
  await waitFor(() => expect(second.state).toBe('live'));
  first.close();
  await waitFor(() => expect(streams.connections).toHaveLength(2));
  expect(streams.last()?.request.headers.get('last-event-id')).toBe('5');
});

test('a tab starts at its own position; it missed something only if the leader is past it', async () => {
  const first = openTab('5');
  await waitFor(() => expect(first.state).toBe('live'));
  expect(streams.last()?.request.headers.get('last-event-id')).toBe('5');
  const same = openTab('5');
  const ahead = openTab('6');
  await waitFor(() => expect([same.state, ahead.state]).toEqual(['live', 'live']));
  streams.last()?.send(sendSignal(6, 'inbox') + sendSignal(7, 'inbox'));
  await waitFor(() => expect([same.ids, ahead.ids]).toEqual([['6', '7'], ['7']]));
  const behind = openTab('6');
  await waitFor(() => expect(behind.state).toBe('live'));
  expect([first, same, ahead, behind].map((tab) => tab.missed)).toEqual([0, 0, 0, 1]);
});

test('when the leader closes, another tab resumes from its own position, without gaps or repeats', async () => {
  const first = openTab();
  const second = openTab();
  await waitFor(() => expect(second.state).toBe('live'));
  streams.last()?.send(sendSignal(1, 'inbox') + sendSignal(2, 'inbox'));
  await waitFor(() => expect(second.ids).toEqual(['1', '2']));
  first.close();
  await waitFor(() => expect(streams.connections).toHaveLength(2));
  expect(streams.last()?.request.headers.get('last-event-id')).toBe('2');
  streams.last()?.send(sendSignal(2, 'inbox') + sendSignal(3, 'inbox'));
  await waitFor(() => expect(second.ids).toEqual(['1', '2', '3']));
  expect(first.ids).toEqual(['1', '2']);
  expect(second.opened).toBe(2);
});

test('every tab learns that the stream was reopened', async () => {
  const first = openTab();
  const second = openTab();
  await waitFor(() => expect([first.opened, second.opened]).toEqual([1, 1]));
  streams.last()?.end();
  await waitFor(() => expect([first.opened, second.opened]).toEqual([2, 2]));
});

test('a reset sets the position, even backwards', async () => {
  const first = openTab();
  await waitFor(() => expect(first.state).toBe('live'));
  streams.last()?.send(sendSignal(90, 'inbox'));
  streams.last()?.send('id: 7\nevent: reset\ndata: {}\n\n');
  streams.last()?.send(sendSignal(8, 'inbox'));
  await waitFor(() => expect(first.ids).toEqual(['90', '7', '8']));
});

test('a visible tab takes over from a silent leader', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const frozen = new BroadcastChannel(`parley-live-${merchant}`);
  void navigator.locks.request(`parley-live-${merchant}`, () => new Promise(() => {})).catch(() => undefined);
  const tab = openTab();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(streams.connections).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(20_000);
  await waitFor(() => expect(tab.state).toBe('live'));
  frozen.close();
});

test('without Web Locks each tab opens its own stream', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const first = openTab();
  const second = openTab();
  await waitFor(() => expect([first.state, second.state]).toEqual(['live', 'live']));
  expect(streams.connections).toHaveLength(2);
});

test('a browser without channels and locks, or where both are refused, opens its own stream', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const tab = openTab();
  await waitFor(() => expect(tab.state).toBe('live'));
  streams.last()?.send(sendSignal(1, 'inbox'));
  await waitFor(() => expect(tab.ids).toEqual(['1']));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
