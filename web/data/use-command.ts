import type { Endpoint, Result } from '@parley/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { attempt } from './attempt.ts';
import { ApiProblem } from './problem.ts';
import { queryClient } from './query-client.ts';
import { suspendRefresh, refreshTopics } from './refresh-topics.ts';
import { repeat } from './repeat.ts';
import type { Input } from './request.ts';
import { newId } from '../lib/browser.ts';

type CommandOptions<E extends Endpoint> = {
  onDone?: (result: Result<E>, input: Input<E>) => void;
  onProblem?: (problem: ApiProblem, input: Input<E>) => void;
  /** No toast: the screen shows the problem itself. */
  quiet?: boolean;
  /** The id of the record that the change deletes: its queries are not refreshed while its screen closes. */
  deletes?: (input: Input<E>) => string;
  /** The browser completes the call although the page unloads meanwhile. For small inputs: a browser carries 64 KiB of such calls at a time. */
  keepalive?: boolean;
};

/**
 * Makes a change of the contract on demand; afterwards refreshes everything about its topics. A call with an Idempotency-Key is retried on
 * temporary problems, always with the same key; others are never retried.
 */
export function useCommand<E extends Endpoint>(
  endpoint: E,
  { onDone, onProblem, quiet = false, deletes, keepalive = false }: CommandOptions<E> = {},
) {
  const run = (input: Input<E>) => perform(endpoint, input, keepalive);
  return useMutation<Result<E>, Error, Input<E>>(
    {
      mutationFn: (input) => (deletes ? whileGone(deletes(input), () => run(input)) : run(input)),
      meta: { quiet },
      onSuccess: (result, input) => {
        void refreshTopics(endpoint.topics ?? []);
        onDone?.(result, input);
      },
      onError: (problem, input) => {
        if (problem instanceof ApiProblem) onProblem?.(problem, input);
      },
    },
    queryClient,
  );
}

function perform<E extends Endpoint>(endpoint: E, input: Input<E>, keepalive: boolean): Promise<Result<E>> {
  if (!endpoint.creates && !endpoint.keyed) return attempt(endpoint, input, { keepalive });
  const idempotencyKey = newId();
  return repeat(() => attempt(endpoint, input, { idempotencyKey, keepalive }));
}

async function whileGone<R>(id: string, remove: () => Promise<R>): Promise<R> {
  const resumeRefresh = suspendRefresh(id);
  try {
    return await remove();
  } catch (problem) {
    resumeRefresh();
    throw problem;
  }
}
