import type { Endpoint, Result } from '@parley/contract/endpoint';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { attempt } from './attempt.ts';
import type { ApiProblem } from './problem.ts';
import { queryClient } from './query-client.ts';
import { hasPath, type Input } from './request.ts';

type ReadOptions = {
  enabled?: boolean;
  /** Keeps showing the last answer while another input is loading. */
  keepPrevious?: boolean;
  /** For how many milliseconds an answer counts as fresh. */
  staleTime?: number;
};

/** The cache key of an answer. */
export const readKey = (endpoint: Pick<Endpoint, 'line'>, input: unknown): QueryKey => [endpoint.line, input];

/** Reads a query of the contract and keeps it fresh: changes to its topics, here or elsewhere, refresh it. Waits until its path values are known. */
export function useRead<E extends Endpoint>(endpoint: E, input: Input<E>, options: ReadOptions = {}) {
  const { enabled = true, keepPrevious = false, staleTime } = options;
  return useQuery<Result<E>, ApiProblem>(
    {
      queryKey: readKey(endpoint, input),
      queryFn: ({ signal }) => attempt(endpoint, input, { signal }),
      enabled: enabled && hasPath(endpoint, input),
      meta: { line: endpoint.line, topics: endpoint.topics ?? [] },
      placeholderData: keepPrevious ? (previous) => previous : undefined,
      ...(staleTime !== undefined && { staleTime }),
    },
    queryClient,
  );
}

/** Prefetches what will be shown in a moment, unless it is fresh. */
export function readAhead<E extends Endpoint>(endpoint: E, input: Input<E>): void {
  void queryClient.prefetchQuery({
    queryKey: readKey(endpoint, input),
    queryFn: ({ signal }) => attempt(endpoint, input, { signal }),
    meta: { line: endpoint.line, topics: endpoint.topics ?? [] },
  });
}

/** Updates the cache, for optimistic changes. Does nothing while nothing is cached. */
export function setRead<E extends Endpoint>(endpoint: E, input: Input<E>, updater: (held: Result<E>) => Result<E>): void {
  queryClient.setQueryData<Result<E>>(readKey(endpoint, input), (held) => (held === undefined ? undefined : updater(held)));
}
