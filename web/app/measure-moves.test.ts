import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeBatch } from '../data/metrics-queue.ts';
import { measureMoves } from './measure-moves.ts';

beforeEach(() => void takeBatch(500));

test('measures a navigation to another page, but not a change of the query', async () => {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/orders', element: null },
  ]);
  const stop = measureMoves(router);
  await router.navigate('/orders');
  await router.navigate('/orders?order=1');
  await vi.waitFor(() => expect(takeBatch(500)).toMatchObject([{ name: 'route_change' }]));
  await router.navigate('/');
  await vi.waitFor(() => expect(takeBatch(500)).toHaveLength(1));
  stop();
});
