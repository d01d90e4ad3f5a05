import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeBatch } from '../data/metrics-queue.ts';
import { measureMoves } from './measure-moves.ts';

beforeEach(() => void takeBatch(500));

test('a move to another page is measured, a change of the query is not', async () => {
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
