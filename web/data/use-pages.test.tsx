import { listOrders } from '@parley/contract/orders';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, madeUser, problem, type SentRequest, signIn, stubServer } from './make.ts';
import { refreshTopics } from './refresh-topics.ts';
import { usePages } from './use-pages.ts';

const merchant = madeUser.merchant_id ?? '';
const list = `GET /api/orders/${merchant}`;

beforeEach(() => {
  forgetAll();
  signIn();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const isNext = ({ url }: SentRequest) => url.searchParams.has('cursor');
const pageOf = (request: SentRequest) =>
  isNext(request) ? { items: [{ id: 'o3' }], next_cursor: null } : { items: [{ id: 'o1' }, { id: 'o2' }], next_cursor: 'after-2' };

async function openList(answer: (request: SentRequest) => unknown) {
  const server = stubServer({ [list]: answer });
  const { result } = renderHook(() => usePages(listOrders, { merchant }));
  await waitFor(() => expect(result.current.items).toHaveLength(2));
  return { server, result, ids: () => (result.current.items as { id: string }[]).map(({ id }) => id) };
}

test('reaching the end during a refresh loads the next page right after it', async () => {
  let done = Promise.resolve();
  const { result, ids } = await openList(async (request) => {
    await done;
    return pageOf(request);
  });
  const held = Promise.withResolvers<void>();
  done = held.promise;
  void refreshTopics(['orders']);
  await waitFor(() => expect(result.current.isFetching).toBe(true));
  act(() => result.current.loadMore());
  held.resolve();
  await waitFor(() => expect(ids()).toEqual(['o1', 'o2', 'o3']));
});

test('a next page that is cancelled by a refresh is requested again', async () => {
  let answers = false;
  const { result, ids } = await openList((request) => (isNext(request) && !answers ? new Promise(() => undefined) : pageOf(request)));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.isFetchingNextPage).toBe(true));
  answers = true;
  void refreshTopics(['orders']);
  await waitFor(() => expect(ids()).toEqual(['o1', 'o2', 'o3']));
});

test('a next page that failed waits for the user', async () => {
  let fails = true;
  const { server, result, ids } = await openList((request) =>
    isNext(request) && fails ? problem(500, { detail: 'No.' }) : pageOf(request),
  );
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.isFetchNextPageError).toBe(true));
  const asked = server.sent.filter(isNext).length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.sent.filter(isNext)).toHaveLength(asked);
  fails = false;
  act(() => result.current.loadMore());
  await waitFor(() => expect(ids()).toEqual(['o1', 'o2', 'o3']));
});
