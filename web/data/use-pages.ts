import type { Endpoint, Kind, Sent } from '@parley/contract/endpoint';
import { type InfiniteData, type QueryKey, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { attempt } from './attempt.ts';
import type { ApiProblem } from './problem.ts';
import { queryClient } from './query-client.ts';
import { hasPath, type Input } from './request.ts';
import { readKey } from './use-read.ts';

type Page<Item> = { items: Item[]; next_cursor: string | null };
type Shape = Endpoint['input'];
/** An endpoint whose result is a page of items. */
type List<In extends Shape, Item> = Endpoint<Kind, In, Endpoint['result'] & { _zod: { output: Page<Item> } }>;
type Filters<In extends Shape> = Omit<Sent<Endpoint<Kind, In>>, 'cursor'>;
type Pages<Item> = InfiniteData<Page<Item>, string | undefined>;
type PagesOptions = { enabled?: boolean; keepPrevious?: boolean; staleTime?: number };

/** The cache key of a paged list. */
export const pagesKey = (endpoint: Pick<Endpoint, 'line'>, input: unknown): QueryKey => [...readKey(endpoint, input), 'pages'];

/** Reads a keyset list page by page and keeps it fresh. `items` are those of all pages, in order. */
export function usePages<In extends Shape, Item>(endpoint: List<In, Item>, input: Filters<In>, options: PagesOptions = {}) {
  const { enabled = true, keepPrevious = false, staleTime } = options;
  const query = useInfiniteQuery<Page<Item>, ApiProblem, Pages<Item>, QueryKey, string | undefined>(
    {
      queryKey: pagesKey(endpoint, input),
      queryFn: ({ signal, pageParam }) => attempt(endpoint, { ...input, cursor: pageParam } as Input<List<In, Item>>, { signal }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.next_cursor,
      enabled: enabled && hasPath(endpoint, input),
      meta: { line: endpoint.line, topics: endpoint.topics ?? [] },
      placeholderData: keepPrevious ? (previous) => previous : undefined,
      ...(staleTime !== undefined && { staleTime }),
    },
    queryClient,
  );
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  const loadMore = useNextPage(JSON.stringify(input), items.length, query);
  return { ...query, items, hasMore: query.hasNextPage, loadMore };
}

type Reading = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'>;

/**
 * Returns a function that loads the next page. During a refresh, or when the request was cancelled by one, the page loads right after it,
 * since the list asks only once per end. After a failure it waits for the user.
 */
function useNextPage(list: string, count: number, { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Reading): () => void {
  const [requested, setRequested] = useState({ list: '', count: 0 });
  const isDue = requested.list === list && requested.count === count && hasNextPage && !isFetching && !isFetchNextPageError;
  const load = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (isDue) load();
  }, [isDue]);
  return () => {
    setRequested({ list, count });
    if (hasNextPage && !isFetching && isFetchNextPageError) void fetchNextPage();
  };
}

/** Updates cached pages, for optimistic changes. Does nothing while none are cached. */
export function setPages<In extends Shape, Item>(
  endpoint: List<In, Item>,
  input: Filters<In>,
  updater: (pages: Page<Item>[]) => Page<Item>[],
): void {
  queryClient.setQueryData<Pages<Item>>(pagesKey(endpoint, input), (held) => held && { ...held, pages: updater(held.pages) });
}
