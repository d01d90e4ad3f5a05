import type { Endpoint, Result } from '@parley/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { attempt } from './attempt.ts';
import { ApiProblem } from './problem.ts';
import { queryClient } from './query-client.ts';
import { leaveAlone, refreshTopics } from './refresh-topics.ts';
import { repeat } from './repeat.ts';
import type { Input } from './request.ts';

type DoOptions<E extends Endpoint> = {
  onDone?: (result: Result<E>, input: Input<E>) => void;
  onProblem?: (problem: ApiProblem, input: Input<E>) => void;
  /** No toast: the screen shows the problem itself. */
  quiet?: boolean;
  /** The id of what the change deletes: it is not read again while its screen closes. */
  deletes?: (input: Input<E>) => string;
};

/**
 * Makes a change of the contract on demand; afterwards everything about its topics is read again. What carries an
 * Idempotency-Key is repeated while a problem may pass, always with the same key; nothing else is.
 */
export function useDo<E extends Endpoint>(endpoint: E, { onDone, onProblem, quiet = false, deletes }: DoOptions<E> = {}) {
  return useMutation<Result<E>, Error, Input<E>>(
    {
      mutationFn: (input) => (deletes ? whileGone(deletes(input), () => perform(endpoint, input)) : perform(endpoint, input)),
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

function perform<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Result<E>> {
  if (!endpoint.creates && !endpoint.keyed) return attempt(endpoint, input);
  const idempotencyKey = crypto.randomUUID();
  return repeat(() => attempt(endpoint, input, { idempotencyKey }));
}

async function whileGone<R>(id: string, remove: () => Promise<R>): Promise<R> {
  const comeBack = leaveAlone(id);
  try {
    return await remove();
  } catch (problem) {
    comeBack();
    throw problem;
  }
}
