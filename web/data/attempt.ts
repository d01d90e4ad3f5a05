import type { Endpoint, Result } from '@parley/contract/endpoint';
import { useAuth } from './auth.ts';
import { forgetCsrfToken, withCsrf } from './csrf.ts';
import { logIn } from './own-calls.ts';
import { ApiProblem } from './problem.ts';
import { type Described, describe, type Input } from './request.ts';
import { freshToken } from './session.ts';
import { endSession } from './session-end.ts';
import { type Carried, exchange } from './transport.ts';
import { newId } from '../lib/browser.ts';

export type AttemptOptions = Pick<Carried, 'signal' | 'idempotencyKey' | 'onProgress' | 'keepalive'>;

/** Makes one attempt at a call of the contract. A 401 ends the session here; the caller handles every other problem. */
export function attempt<E extends Endpoint>(endpoint: E, input: Input<E>, options: AttemptOptions = {}): Promise<Result<E>> {
  const idempotencyKey = options.idempotencyKey ?? (endpoint.creates || endpoint.keyed ? newId() : undefined);
  return attemptCall<Result<E>>(describe(endpoint, input), { ...options, idempotencyKey });
}

/** Sends a call that is already described, with the access token and, for a change, the CSRF token. */
export async function attemptCall<R>(call: Described, options: AttemptOptions = {}): Promise<R> {
  const token = await freshToken();
  try {
    if (call.method === 'GET') return await exchange<R>(call, { ...options, token });
    return await withCsrf((csrf) => exchange<R>(call, { ...options, token, csrf }));
  } catch (problem) {
    if (problem instanceof ApiProblem) heed(problem, call, token);
    throw problem;
  }
}

function heed({ status }: ApiProblem, call: Described, token: string) {
  if (status === 401 || status === 403) forgetCsrfToken();
  const { isAuthenticated, token: current } = useAuth.getState();
  const refusedUnauthenticated = call.line === logIn.line && !isAuthenticated;
  // A late answer to an older session says nothing about the current one.
  const aboutAnotherSession = isAuthenticated && token !== current;
  if (status === 401 && !refusedUnauthenticated && !aboutAnotherSession) endSession();
}
