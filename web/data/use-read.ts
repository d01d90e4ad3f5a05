import type { Endpoint, Result } from '@parley/contract/endpoint';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { attempt } from './attempt.ts';
import type { ApiProblem } from './problem.ts';
import { queryClient } from './query-client.ts';
import { hasPath, type Input } from './request.ts';

type ReadOptions = {
  enabled?: boolean;
  /** No toast: the screen shows the problem, or does without. */
  quiet?: boolean;
  /** Shows the last answer while another input is being read. */
  keepPrevious?: boolean;
  /** For how many milliseconds an answer counts as new. */
  staleTime?: number;
};

/** Under which key the cache keeps an answer. */
export const readKey = (endpoint: Pick<Endpoint, 'line'>, input: unknown): QueryKey => [endpoint.line, input];

/** Reads a query of the contract and keeps it fresh: what changes its topics, here or elsewhere, reads it again. Waits until its path is known. */
export function useRead<E extends Endpoint>(endpoint: E, input: Input<E>, options: ReadOptions = {}) {
  const { enabled = true, quiet = false, keepPrevious = false, staleTime } = options;
  return useQuery<Result<E>, ApiProblem>(
    {
      queryKey: readKey(endpoint, input),
      queryFn: ({ signal }) => attempt(endpoint, input, { signal }),
      enabled: enabled && hasPath(endpoint, input),
      meta: { topics: endpoint.topics ?? [], quiet },
      placeholderData: keepPrevious ? (previous) => previous : undefined,
      ...(staleTime !== undefined && { staleTime }),
    },
    queryClient,
  );
}

/** Begins to read what will be shown in a moment, unless it was read a moment ago; a problem is told by the screen that wants it. */
export function readAhead<E extends Endpoint>(endpoint: E, input: Input<E>): void {
  void queryClient.prefetchQuery({
    queryKey: readKey(endpoint, input),
    queryFn: ({ signal }) => attempt(endpoint, input, { signal }),
    meta: { topics: endpoint.topics ?? [], quiet: true },
  });
}

/** Changes what the cache holds, for a change that shows before the server has confirmed it. Does nothing while nothing is held. */
export function setRead<E extends Endpoint>(endpoint: E, input: Input<E>, updater: (held: Result<E>) => Result<E>): void {
  queryClient.setQueryData<Result<E>>(readKey(endpoint, input), (held) => (held === undefined ? undefined : updater(held)));
}
