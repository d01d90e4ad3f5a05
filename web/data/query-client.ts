import type { Topic } from '@parley/contract/topics';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { useAuth } from './auth.ts';
import { notifyFailure } from './notify.ts';
import { ApiProblem } from './problem.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { line: string; topics: readonly Topic[] };
    mutationMeta: { line: string; background: boolean };
  }
}

/** The cache of server data. Hooks import it themselves, so that pages without them don't load it. Reports a problem after the last attempt. */
export const queryClient = new QueryClient({
  // A refresh of data that is on the screen runs in the background.
  queryCache: new QueryCache({
    // Without a network the shell says so, and the screen shows the error.
    onError: (problem, { meta, state }) =>
      notifyFailure({ line: meta?.line ?? '', background: state.data !== undefined || !navigator.onLine }, problem),
  }),
  mutationCache: new MutationCache({
    onError: (problem, _input, _kept, { meta }) => notifyFailure({ line: '', ...meta }, problem),
  }),
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      // Without a network a read fails, and its screen says so, instead of loading for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failed, problem) => failed < 1 && !isFinal(problem),
      gcTime: 5 * 60_000,
      // Data read a moment ago is not read again just because another component mounts.
      staleTime: 5_000,
    },
    // A change runs now or fails: it never waits until the network is back minutes later.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// One user's data must not be visible to the next.
useAuth.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) queryClient.clear();
});

/** A definite refusal doesn't change on a retry; a 401 ends the session and is never retried. */
const isFinal = (problem: unknown) =>
  problem instanceof ApiProblem && [400, 401, 403, 404, 409, 410, 413, 415, 422].includes(problem.status);
