import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from '../auth.ts';
import { setGoTo } from '../go-to.ts';
import { forgetAll, madeUser, problem, signIn, stubServer } from '../make.ts';
import { holdConnection, type StreamEvent } from './connection.ts';
import { makeStreamServer, sendSignal } from './make.ts';

const merchant = madeUser.merchant_id ?? '';
const line = `GET /api/live/${merchant}`;
let stop = () => {};

function hold() {
  const events: StreamEvent[] = [];
  const states: string[] = [];
  let position: string | null = null;
  stop = holdConnection({
    merchant,
    position: () => position,
    onEvent: (event) => {
      events.push(event);
      position = event.id ?? position;
    },
    onState: (state) => void (states.at(-1) !== state && states.push(state)),
    onBytes: () => {},
  });
  return { events, states };
}

beforeEach(() => {
  vi.useFakeTimers();
  forgetAll();
  setGoTo(() => {});
  signIn();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('sends the token in a header, never in the URL, and asks for no replay on the first connection', async () => {
  const streams = makeStreamServer();
  stubServer({ [line]: streams.answer });
  const { states } = hold();
  await vi.advanceTimersByTimeAsync(10);
  const request = streams.last()?.request;
  expect(request?.url.search).toBe('');
  expect(request?.headers.get('authorization')).toBe(`Bearer ${useAuth.getState().token}`);
  expect(request?.headers.get('accept')).toBe('text/event-stream');
  expect(request?.headers.has('last-event-id')).toBe(false);
  expect(states).toEqual(['connecting', 'live']);
});

test('resumes a broken stream from the last position', async () => {
  const streams = makeStreamServer();
  stubServer({ [line]: streams.answer });
  const { events, states } = hold();
  await vi.advanceTimersByTimeAsync(10);
  streams.last()?.send(sendSignal(41, 'inbox'));
  streams.last()?.send(sendSignal(42, 'orders'));
  await vi.advanceTimersByTimeAsync(10);
  streams.last()?.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(events.map((event) => event.id)).toEqual(['41', '42']);
  expect(streams.connections).toHaveLength(2);
  expect(streams.last()?.request.headers.get('last-event-id')).toBe('42');
  expect(states).toEqual(['connecting', 'live', 'connecting', 'live']);
});

const first = { id: '7', event: 'signal', data: '{"a":1}' };
const second = { id: null, event: 'message', data: 'one\n two' };
test.each(['\n', '\r\n', '\r'])(
  'events are the same in any pieces, their lines ending in %j; a position holds for its own event',
  async (end) => {
    const streams = makeStreamServer();
    stubServer({ [line]: streams.answer });
    const { events } = hold();
    await vi.advanceTimersByTimeAsync(10);
    const text = ': beat\n\nid: 7\nevent: signal\ndata: {"a":1}\n\ndata:one\ndata:  two\n\n:\ndata: half'.replaceAll('\n', end);
    for (const unit of text) streams.last()?.send(unit);
    await vi.advanceTimersByTimeAsync(10);
    expect(events).toEqual([first, second]);
  },
);

test('drops an event that never ends and reconnects', async () => {
  const streams = makeStreamServer();
  stubServer({ [line]: streams.answer });
  const { events } = hold();
  await vi.advanceTimersByTimeAsync(10);
  streams.last()?.send(`data: ${'x'.repeat(1_100_000)}`);
  streams.last()?.send('\n\n');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(events).toEqual([]);
  expect(streams.connections).toHaveLength(2);
});

test('without a server the state is lost; it retries with growing delays and recovers', async () => {
  const streams = makeStreamServer();
  let up = false;
  const server = stubServer({ [line]: (...given: Parameters<typeof streams.answer>) => (up ? streams.answer(...given) : problem(503)) });
  const { states } = hold();
  await vi.advanceTimersByTimeAsync(10);
  expect(states).toEqual(['connecting', 'lost']);
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = server.calls(line).length;
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(14);
  up = true;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(states).toEqual(['connecting', 'lost', 'live']);
});

test('coming back online ends the delay', async () => {
  const streams = makeStreamServer();
  let up = false;
  stubServer({ [line]: (...given: Parameters<typeof streams.answer>) => (up ? streams.answer(...given) : problem(503)) });
  const { states } = hold();
  await vi.advanceTimersByTimeAsync(60_000);
  up = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('live');
});

test('40 seconds without a byte mean a dead connection; a heartbeat keeps it alive', async () => {
  const streams = makeStreamServer();
  stubServer({ [line]: streams.answer });
  hold();
  for (let beat = 0; beat < 4; beat += 1) {
    await vi.advanceTimersByTimeAsync(30_000);
    streams.last()?.send(': beat\n\n');
  }
  expect(streams.connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(46_000);
  expect(streams.connections[0]?.closed).toBe(true);
  expect(streams.connections).toHaveLength(2);
});

test('a connection that isn’t open within 5 seconds counts as lost', async () => {
  stubServer({ [line]: () => new Promise(() => {}) });
  const { states } = hold();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(states).toEqual(['connecting']);
  await vi.advanceTimersByTimeAsync(200);
  expect(states).toEqual(['connecting', 'lost']);
});

test('a 401 ends the session; a 403 is not retried', async () => {
  const server = stubServer({ [line]: () => problem(403, { code: 'permission.denied' }) });
  hold();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls(line)).toHaveLength(1);
  expect(useAuth.getState().isAuthenticated).toBe(true);
  stop();
  stubServer({ [line]: () => problem(401) });
  hold();
  await vi.advanceTimersByTimeAsync(10);
  expect(useAuth.getState().isAuthenticated).toBe(false);
});

test.each(['it is open', 'it waits to try again'])('stopped while %s, it closes for good and leaves no timer behind', async (when) => {
  const streams = makeStreamServer();
  stubServer({ [line]: streams.answer });
  hold();
  await vi.advanceTimersByTimeAsync(10);
  if (when !== 'it is open') streams.last()?.end();
  await vi.advanceTimersByTimeAsync(10);
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams.connections).toHaveLength(1);
  expect(streams.last()?.closed).toBe(true);
});
