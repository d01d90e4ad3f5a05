import type { Endpoint, Result } from '@parley/contract/endpoint';
import { withCsrf } from './csrf.ts';
import { type Described, describe, type Input } from './request.ts';
import { freshToken } from './session.ts';
import { type Carried, exchange, reach } from './transport.ts';
import { newId } from '../lib/browser.ts';

export type AttemptOptions = Pick<Carried, 'signal' | 'idempotencyKey' | 'onProgress' | 'keepalive'>;

/** Makes one attempt at a call of the contract. A 401 has ended the session by then; the caller handles every other problem. */
export function attempt<E extends Endpoint>(endpoint: E, input: Input<E>, options: AttemptOptions = {}): Promise<Result<E>> {
  const idempotencyKey = options.idempotencyKey ?? (endpoint.creates || endpoint.keyed ? newId() : undefined);
  return attemptCall<Result<E>>(describe(endpoint, input), { ...options, idempotencyKey });
}

/** Sends a call that is already described, with the access token and, for a change, the CSRF token. */
export async function attemptCall<R>(call: Described, options: AttemptOptions = {}): Promise<R> {
  const token = await freshToken();
  if (call.method === 'GET') return exchange<R>(call, { ...options, token });
  return withCsrf((csrf) => exchange<R>(call, { ...options, token, csrf }));
}

/** Makes one attempt at downloading a file. */
export async function attemptDownload<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Blob> {
  const response = await reach(describe(endpoint, input), { token: await freshToken() });
  return response.blob();
}
