import type { Endpoint, Result } from '@parley/contract/endpoint';
import { type AttemptOptions, attempt } from './attempt.ts';
import { repeat } from './repeat.ts';
import type { Input } from './request.ts';
import { newId } from '../lib/browser.ts';

/** Makes a call. One with an Idempotency-Key is retried on temporary problems, always with the same key; others are never retried. */
export function perform<E extends Endpoint>(endpoint: E, input: Input<E>, options: AttemptOptions = {}): Promise<Result<E>> {
  if (!endpoint.creates && !endpoint.keyed) return attempt(endpoint, input, options);
  const idempotencyKey = options.idempotencyKey ?? newId();
  return repeat(() => attempt(endpoint, input, { ...options, idempotencyKey }));
}
