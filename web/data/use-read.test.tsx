import { countConversations, getConversation, listConversations, markRead, sendMessage } from '@parley/contract/inbox';
import { deleteArticle, getArticle, listArticles } from '@parley/contract/knowledge';
import { listTeam } from '@parley/contract/merchants';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, madeUser, problem, type SentRequest, signIn, stubServer } from './make.ts';
import { queryClient } from './query-client.ts';
import { refreshTopics } from './refresh-topics.ts';
import { useCommand } from './use-command.ts';
import { setPages, usePages } from './use-pages.ts';
import { readAhead, setRead, useRead } from './use-read.ts';

const merchant = madeUser.merchant_id ?? '';
const id = '0195b4f2-7c1e-7000-8000-0000000000c1';
const counts = `GET /api/inbox/${merchant}/counts`;
const list = `GET /api/inbox/${merchant}/conversations`;
const messages = `POST /api/inbox/${merchant}/conversations/${id}/messages`;
const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);

beforeEach(() => {
  forgetAll();
  signIn();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('retries a query once, and reports the problem once, after the last attempt', async () => {
  const server = stubServer({ [counts]: () => problem(500, { detail: 'The database sleeps.' }) });
  const { result } = renderHook(() => useRead(countConversations, { merchant }));
  await waitFor(() => expect(server.calls(counts)).toHaveLength(1));
  expect(toasts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(server.calls(counts)).toHaveLength(2);
  expect(toasts()).toEqual(['The database sleeps.']);
});

test('keeps showing data that can’t be refreshed without a network, and reports nothing', async () => {
  let isThere = true;
  const server = stubServer({ [counts]: () => (isThere ? { needs_you: 3 } : Promise.reject(new TypeError('Failed to fetch'))) });
  const { result } = renderHook(() => useRead(countConversations, { merchant }));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  isThere = false;
  const again = result.current.refetch();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await again).toMatchObject({ isError: true, data: { needs_you: 3 } });
  expect(server.calls(counts)).toHaveLength(3);
  expect(toasts()).toEqual([]);
});

test('doesn’t retry a definite refusal', async () => {
  const server = stubServer({ [counts]: () => problem(404, { detail: 'This shop doesn’t exist.' }) });
  const { result } = renderHook(() => useRead(countConversations, { merchant }));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(server.calls(counts)).toHaveLength(1);
  expect(toasts()).toEqual(['This shop doesn’t exist.']);
});

test('prefetched data is there when a screen needs it, without another request', async () => {
  const server = stubServer({ [counts]: () => ({ needs_you: 3, ai: 0, mine: 0, unread: 0, notifications: 0 }) });
  readAhead(countConversations, { merchant });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const { result } = renderHook(() => useRead(countConversations, { merchant }));
  expect(result.current.data?.needs_you).toBe(3);
  expect(server.calls(counts)).toHaveLength(1);
});

test('doesn’t refetch on window focus, and keeps unused data for five minutes', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({ refetchOnWindowFocus: false, gcTime: 300_000 });
  expect(queryClient.getDefaultOptions().mutations).toMatchObject({ retry: false });
});

test('a query without a known shop waits', () => {
  const server = stubServer();
  const { result } = renderHook(() => useRead(countConversations, { merchant: '' }));
  expect(result.current.fetchStatus).toBe('idle');
  expect(server.sent).toEqual([]);
});

test('a change refreshes everything about its topics, and nothing else', async () => {
  const server = stubServer({
    [counts]: {},
    [`GET /api/merchants/${merchant}/team`]: { items: [] },
    [`POST /api/inbox/${merchant}/conversations/${id}/read`]: {},
  });
  const onDone = vi.fn<(result: unknown, input: unknown) => void>();
  const { result } = renderHook(() => ({
    counts: useRead(countConversations, { merchant }),
    team: useRead(listTeam, { merchant }),
    mark: useCommand(markRead, { onDone }),
  }));
  await waitFor(() => expect(result.current.team.isSuccess && result.current.counts.isSuccess).toBe(true));
  await act(() => result.current.mark.mutateAsync({ merchant, id, seq: 2 }));
  await waitFor(() => expect(server.calls(counts)).toHaveLength(2));
  expect(server.calls(`GET /api/merchants/${merchant}/team`)).toHaveLength(1);
  expect(onDone).toHaveBeenCalledWith({}, { merchant, id, seq: 2 });
});

test('doesn’t refresh a deleted record while its screen closes, but its list; after a failed deletion it does', async () => {
  const one = `GET /api/merchants/${merchant}/knowledge/articles/${id}`;
  const articles = `GET /api/merchants/${merchant}/knowledge/articles`;
  let deleted: unknown = problem(403, { detail: 'Not yours.' });
  const server = stubServer({
    [one]: { id },
    [articles]: { items: [] },
    [`DELETE /api/merchants/${merchant}/knowledge/articles/${id}`]: () => deleted,
  });
  const { result } = renderHook(() => ({
    article: useRead(getArticle, { merchant, id }),
    list: useRead(listArticles, { merchant }),
    remove: useCommand(deleteArticle, { deletes: (input) => input.id }),
  }));
  await waitFor(() => expect(result.current.article.isSuccess && result.current.list.isSuccess).toBe(true));
  await act(() => result.current.remove.mutateAsync({ merchant, id }).catch(() => undefined));
  await act(() => refreshTopics(['knowledge']));
  expect(server.calls(one)).toHaveLength(2);
  deleted = {};
  await act(() => result.current.remove.mutateAsync({ merchant, id }));
  await waitFor(() => expect(server.calls(articles)).toHaveLength(3));
  expect(server.calls(one)).toHaveLength(2);
});

test('refreshes a deleted record again for a screen that is opened anew', async () => {
  const one = `GET /api/merchants/${merchant}/knowledge/articles/${id}`;
  const server = stubServer({ [one]: { id }, [`DELETE /api/merchants/${merchant}/knowledge/articles/${id}`]: {} });
  const removal = renderHook(() => useCommand(deleteArticle, { deletes: (input) => input.id }));
  await act(() => removal.result.current.mutateAsync({ merchant, id }));
  const { result } = renderHook(() => useRead(getArticle, { merchant, id }));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await act(() => refreshTopics(['knowledge']));
  await waitFor(() => expect(server.calls(one)).toHaveLength(2));
});

test('a change without an Idempotency-Key is never retried', async () => {
  const line = `POST /api/inbox/${merchant}/conversations/${id}/read`;
  const server = stubServer({ [line]: () => problem(503) });
  const onProblem = vi.fn<(problem: unknown) => void>();
  const { result } = renderHook(() => useCommand(markRead, { onProblem }));
  await expect(result.current.mutateAsync({ merchant, id, seq: 2 })).rejects.toMatchObject({ status: 503 });
  expect(server.calls(line)).toHaveLength(1);
  expect(onProblem).toHaveBeenCalledOnce();
  expect(toasts()).toHaveLength(1);
});

test('a change with one is retried three times after 1, 2 and 4 seconds, with the same key', async () => {
  const at: number[] = [];
  const server = stubServer({
    [messages]: () => {
      at.push(Date.now());
      return problem(503);
    },
  });
  const { result } = renderHook(() => useCommand(sendMessage));
  const sending = result.current.mutateAsync({ merchant, id, client_id: 'client-id-1', text: 'Hello' }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await sending).toMatchObject({ status: 503 });
  const pauses = at.slice(1).map((time, index) => Math.round((time - (at[index] ?? 0)) / 1000));
  expect(pauses).toEqual([1, 2, 4]);
  expect(new Set(server.calls(messages).map((call) => call.headers.get('idempotency-key'))).size).toBe(1);
});

test('reads a list page by page, and its pages can be updated optimistically', async () => {
  const page = ({ url }: SentRequest) =>
    url.searchParams.has('cursor')
      ? { items: [{ id: 'c3' }], next_cursor: null }
      : { items: [{ id: 'c1' }, { id: 'c2' }], next_cursor: 'after-2' };
  const server = stubServer({ [list]: page });
  const { result } = renderHook(() => usePages(listConversations, { merchant, tab: 'ai' }));
  await waitFor(() => expect(result.current.items).toHaveLength(2));
  expect(result.current.hasMore).toBe(true);
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.items.map((item) => item.id)).toEqual(['c1', 'c2', 'c3']));
  expect(result.current.hasMore).toBe(false);
  expect(server.calls(list)[1]?.url.searchParams.get('cursor')).toBe('after-2');
  act(() =>
    setPages(listConversations, { merchant, tab: 'ai' }, (pages) =>
      pages.map((held) => ({ ...held, items: held.items.filter((item) => item.id !== 'c2') })),
    ),
  );
  await waitFor(() => expect(result.current.items.map((item) => item.id)).toEqual(['c1', 'c3']));
});

test('updates a cached answer, and creates none that is not cached', async () => {
  stubServer({ [`GET /api/inbox/${merchant}/conversations/${id}`]: { id, unread: true } });
  setRead(getConversation, { merchant, id }, (held) => ({ ...held, unread: false }));
  const { result } = renderHook(() => useRead(getConversation, { merchant, id }));
  await waitFor(() => expect(result.current.data?.unread).toBe(true));
  act(() => setRead(getConversation, { merchant, id }, (held) => ({ ...held, unread: false })));
  await waitFor(() => expect(result.current.data?.unread).toBe(false));
});
