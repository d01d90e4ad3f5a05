import type { Endpoint, Result } from '@parley/contract/endpoint';
import { type AttemptOptions, attempt } from './attempt.ts';
import { notifyProblem } from './notify.ts';
import type { Input } from './request.ts';

type SendOptions = Omit<AttemptOptions, 'keepalive'> & {
  /** The caller shows the problem itself. */
  quiet?: boolean;
};

/**
 * Makes a call of the contract, once. Throws an ApiProblem after reporting it in a toast, or the browser's AbortError when `signal` aborted
 * it. An upload takes its files in the input, under their field's name.
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { quiet = false, ...options }: SendOptions = {},
): Promise<Result<E>> {
  try {
    return await attempt(endpoint, input, options);
  } catch (problem) {
    if (!quiet) notifyProblem(problem);
    throw problem;
  }
}
