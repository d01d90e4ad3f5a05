import { type Metric, sendMetrics } from '@parley/contract/metrics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { pathsOf } from '../../account/identity/make.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

const metric = (more: Partial<Metric> = {}): Metric => ({
  name: 'LCP',
  value: 1200,
  timestamp: Date.now(),
  sessionId: 'tab',
  url: '/inbox',
  userAgent: 'Firefox',
  ...more,
});
const send = (metrics: Metric[], session = 'tab') => app.send(sendMetrics, { session_id: session, metrics, timestamp: Date.now() });
const kept = (session: string) =>
  app.installation
    .readingOf('')
    .selectFrom('directory.performance_metrics')
    .selectAll()
    .where('session_id', '=', session)
    .orderBy('id')
    .execute();

test('stores and rates a batch, whatever rating the browser sends', async () => {
  const at = Date.now() - 5000;
  const answer = await send(
    [
      metric({ timestamp: at, rating: 'poor' }),
      metric({ name: 'api_call', value: 1500, call: 'GET /api/x', status: 200 }),
      metric({ name: 'own', value: 1 }),
    ],
    'rated',
  );
  expect([answer.status, answer.body]).toEqual([200, { stored: 3 }]);
  const rows = await kept('rated');
  expect(rows.map(({ name, value, rating, extra }) => [name, value, rating, extra])).toEqual([
    ['LCP', 1200, 'good', { rating: 'poor' }],
    ['api_call', 1500, 'poor', { call: 'GET /api/x', status: 200 }],
    ['own', 1, null, {}],
  ]);
  expect(rows[0]?.measured_at).toEqual(new Date(at));
});

test('removes secrets before storing', async () => {
  await send([metric({ url: `/c/${'a1b2c3d4'.repeat(6)}?token=secret#secret`, call: 'GET /x?code=secret' })], 'clean');
  const [row] = await kept('clean');
  expect(row?.url).toBe('/c/…');
  expect(JSON.stringify(row)).not.toMatch(/secret|a1b2c3d4/);
});

test('stores nothing of an empty batch, and at most 200 measurements', async () => {
  expect((await send([])).body).toEqual({ stored: 0 });
  expect(
    (
      await send(
        Array.from({ length: 200 }, () => metric()),
        'many',
      )
    ).body,
  ).toEqual({ stored: 200 });
  expect(pathsOf(await send(Array.from({ length: 201 }, () => metric())))).toEqual(['metrics']);
  expect(pathsOf(await send([metric({ value: -1, url: 'x'.repeat(501) })])).sort()).toEqual(['metrics.0.url', 'metrics.0.value']);
});
