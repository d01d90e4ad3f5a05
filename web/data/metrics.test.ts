import { countConversations } from '@parley/contract/inbox';
import { sendMetrics } from '@parley/contract/metrics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { csrfToken } from './csrf.ts';
import { forgetAll, problem, type SentRequest, stubServer } from './make.ts';
import { flushMetrics, flushOnHide, measurePerformance } from './metrics.ts';
import { countWaiting, record, takeBatch } from './metrics-queue.ts';
import { send } from './send.ts';

const line = 'POST /api/metrics/performance';
const names = ({ body }: SentRequest) => (body as { metrics: { name: string }[] }).metrics.map((metric) => metric.name);
const stored = { stored: 1 };
let stop = () => {};

beforeEach(() => {
  forgetAll();
  takeBatch(1000);
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  stop = () => {};
  vi.useRealTimers();
});

test('sends metrics in batches that the contract accepts, with the tab’s session id', async () => {
  history.replaceState(null, '', '/forgot-password?token=secret');
  const server = stubServer({ [line]: stored });
  record('LCP', 812, { rating: 'good' });
  await flushMetrics();
  const body = sendMetrics.input.parse(server.calls(line)[0]?.body) as { session_id: string; metrics: Record<string, unknown>[] };
  expect(body.metrics[0]).toMatchObject({ name: 'LCP', value: 812, rating: 'good', url: '/forgot-password', sessionId: body.session_id });
  expect(sessionStorage.getItem('metrics-session')).toBe(body.session_id);
});

test('removes what looks like a token from a path', async () => {
  history.replaceState(null, '', `/c/${'a1b2c3d4'.repeat(6)}`);
  const server = stubServer({ [line]: stored });
  record('FCP', 1);
  await flushMetrics();
  expect(JSON.stringify(server.calls(line)[0]?.body)).not.toContain('a1b2c3d4');
});

test('measures calls by their contract line, but not the calls that send metrics', async () => {
  const server = stubServer({ [line]: stored, 'GET /api/inbox/m/counts': {} });
  await csrfToken();
  await send(countConversations, { merchant: 'm' });
  await flushMetrics();
  expect(server.calls(line)[0]?.body).toMatchObject({
    metrics: [
      { name: 'api_call', call: 'GET /api/csrf-token' },
      { name: 'api_call', call: 'GET /api/inbox/:merchant/counts', status: 200 },
    ],
  });
  expect(countWaiting()).toBe(0);
});

test('puts a failed batch back in front of the queue, without a toast', async () => {
  const server = stubServer({ [line]: () => problem(503) });
  record('first', 1);
  const flushing = flushMetrics();
  record('second', 2);
  await vi.runAllTimersAsync();
  await flushing;
  expect(server.calls(line)).toHaveLength(4);
  expect(
    takeBatch(500)
      .map((metric) => metric.name)
      .filter((name) => name !== 'api_call'),
  ).toEqual(['first', 'second']);
});

test('keeps the newest 500 metrics', () => {
  for (let at = 0; at < 520; at += 1) record(`m${at}`, at);
  expect(countWaiting()).toBe(500);
  expect(takeBatch(1)[0]?.name).toBe('m20');
});

test('sends the queue every 30 seconds, and nothing when it is empty', async () => {
  stop = measurePerformance();
  const server = stubServer({ [line]: stored });
  await vi.advanceTimersByTimeAsync(29_000);
  takeBatch(500);
  record('LCP', 1);
  expect(server.calls(line)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.calls(line)).toHaveLength(1);
  takeBatch(500);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.calls(line)).toHaveLength(1);
});

test('on page hide, sends the queue at once in a keepalive request with the CSRF token', async () => {
  const server = stubServer({ [line]: stored });
  await csrfToken();
  takeBatch(500);
  record('CLS', 0.01);
  flushOnHide();
  expect(server.calls(line)).toMatchObject([{ keepalive: true }]);
  expect(server.calls(line)[0]?.headers.get('x-csrf-token')).toBe('csrf-1');
  expect(names(server.calls(line)[0] as SentRequest)).toEqual(['CLS']);
});

test('without a cached CSRF token nothing is lost on page hide', () => {
  const server = stubServer({ [line]: stored });
  record('CLS', 0.01);
  flushOnHide();
  expect(server.sent).toEqual([]);
  expect(countWaiting()).toBe(1);
});

test('what fails on page hide waits again', async () => {
  stubServer({ [line]: () => problem(500) });
  await csrfToken();
  takeBatch(500);
  record('CLS', 0.01);
  flushOnHide();
  expect(countWaiting()).toBe(0);
  await vi.waitFor(() => expect(countWaiting()).toBe(1));
});
