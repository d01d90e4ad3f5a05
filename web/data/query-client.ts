import type { Topic } from '@parley/contract/topics';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { useAuth } from './auth.ts';
import { tellProblem } from './notify.ts';
import { ApiProblem } from './problem.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { topics?: readonly Topic[]; quiet?: boolean };
    mutationMeta: { quiet?: boolean };
  }
}

/**
 * The one cache of what the server said; the hooks name it themselves, so that pages without them load none of it. A problem is
 * told here, after the last attempt.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (problem, query) => {
      if (!query.meta?.quiet && !isOutOfReach(problem, query.state.data)) tellProblem(problem);
    },
  }),
  mutationCache: new MutationCache({
    onError: (problem, _input, _kept, mutation) => {
      if (!mutation.meta?.quiet) tellProblem(problem);
    },
  }),
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      retry: (failed, problem) => failed < 1 && !isFinal(problem),
      gcTime: 5 * 60_000,
      // What was read a moment ago is not read again only because another part of the screen wants it, too.
      staleTime: 5_000,
    },
    // A change is made now or not at all: never minutes later, when the network is back.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What one person could see is nothing for the next.
useAuth.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) queryClient.clear();
});

/** What was read before is still shown; the shell says that the connection is lost, and it is read again once that is back. */
const isOutOfReach = (problem: unknown, held: unknown) => held !== undefined && problem instanceof ApiProblem && problem.status === 0;

/** A definite no stays one however often it is asked; a 401 ends the session and is never repeated. */
const isFinal = (problem: unknown) =>
  problem instanceof ApiProblem && [400, 401, 403, 404, 409, 410, 413, 415, 422].includes(problem.status);
