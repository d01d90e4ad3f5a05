import type { Endpoint, Result } from '@parley/contract/endpoint';
import type { AttemptOptions } from './attempt.ts';
import { notifyFailure } from './notify.ts';
import { perform } from './perform.ts';
import type { Input } from './request.ts';

type SendOptions = Omit<AttemptOptions, 'keepalive'> & {
  /** Nobody asked for it: no toast when the server can't be reached. */
  background?: boolean;
};

/**
 * Makes a call of the contract. Throws an ApiProblem after reporting it in a toast, or the browser's AbortError when `signal` aborted it.
 * An upload takes its files in the input, under their field's name.
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { background = false, ...options }: SendOptions = {},
): Promise<Result<E>> {
  try {
    return await perform(endpoint, input, options);
  } catch (problem) {
    notifyFailure({ line: endpoint.line, background }, problem);
    throw problem;
  }
}
