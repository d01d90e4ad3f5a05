import { useAuth } from './auth.ts';
import { noteFailed } from './failed-requests.ts';
import { forgetCsrfToken } from './csrf-cache.ts';
import { record } from './metrics-queue.ts';
import { type ApiProblem, isAbort, readProblem, unreachable } from './problem.ts';
import type { Described } from './request.ts';
import { endSession } from './session-end.ts';
import { upload } from './upload.ts';

/** What is sent along with a call besides its input. */
export type Carried = {
  /** The access token; the stored one unless given. */
  token?: string;
  csrf?: string;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
  headers?: Record<string, string>;
  /** Called with the uploaded share of the body, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

type Sending = Carried & { token: string };

/** The detail of an `api-error` event: which call failed, and why. */
export type ApiErrorEvent = CustomEvent<{ call: string; problem: ApiProblem }>;

/**
 * One request, one answer. Throws an ApiProblem for everything that is not a result, after dispatching `api-error`; an aborted request
 * throws the browser's AbortError.
 */
export const exchange = async <R>(call: Described, carried: Carried = {}): Promise<R> => (await reach(call, carried)).json();

/** Returns the response without reading its body, for streams and downloads. Fails like `exchange`. */
export async function reach(call: Described, carried: Carried = {}): Promise<Response> {
  const token = carried.token ?? useAuth.getState().token;
  const started = performance.now();
  const response = await request(call, { ...carried, token });
  measure(call, performance.now() - started, response.status);
  if (!response.ok) throw raise(call, await readProblem(response), token, response.headers.get('x-request-id'));
  return response;
}

async function request(call: Described, carried: Sending): Promise<Response> {
  const headers = headersOf(call, carried);
  try {
    if (carried.onProgress) return await upload(call, headers, carried.onProgress, carried.signal);
    return await fetch(call.url, {
      method: call.method,
      headers,
      body: call.body ?? null,
      credentials: 'include',
      signal: carried.signal ?? null,
      keepalive: carried.keepalive ?? false,
    });
  } catch (error) {
    if (isAbort(error) || carried.signal?.aborted) throw error;
    throw raise(call, unreachable(), carried.token);
  }
}

/** Every failed request ends here: dispatches `api-error`, drops the CSRF token after a 401 or 403, and ends the session after a 401. */
function raise(call: Described, problem: ApiProblem, token: string, requestId: string | null = null): ApiProblem {
  noteFailed({ line: call.line, status: problem.status, code: problem.code, request_id: requestId });
  window.dispatchEvent(new CustomEvent('api-error', { detail: { call: call.line, problem } }));
  const { status } = problem;
  if (status === 401 || status === 403) forgetCsrfToken();
  const { isAuthenticated, token: current } = useAuth.getState();
  // A late answer to an older session says nothing about the current one.
  const aboutAnotherSession = isAuthenticated && token !== current;
  if (status === 401 && !aboutAnotherSession) endSession();
  return problem;
}

function headersOf(call: Described, { token, csrf, idempotencyKey, headers }: Sending): Record<string, string> {
  return {
    accept: 'application/json',
    ...(call.json && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(csrf && { 'x-csrf-token': csrf }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...headers,
  };
}

/** The metrics' own call is not measured, which would never end. */
function measure(call: Described, milliseconds: number, status: number) {
  if (!call.line.endsWith('/api/metrics/performance')) record('api_call', Math.round(milliseconds), { call: call.line, status });
}
