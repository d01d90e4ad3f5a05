import { record } from './metrics-queue.ts';
import { ApiProblem, isAbort, readProblem, unreachable } from './problem.ts';
import type { Described } from './request.ts';
import { upload } from './upload.ts';

/** What is sent along with a call besides its input. */
export type Carried = {
  token?: string;
  csrf?: string;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
  headers?: Record<string, string>;
  /** Called with the uploaded share of the body, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** The detail of an `api-error` event: which call failed, and why. */
export type ApiErrorEvent = CustomEvent<{ call: string; problem: ApiProblem }>;

/**
 * One request, one answer. Throws an ApiProblem for everything that is not a result, after dispatching `api-error`; an aborted request
 * throws the browser's AbortError.
 */
export async function exchange<R>(call: Described, carried: Carried = {}): Promise<R> {
  const started = performance.now();
  const response = await reach(call, carried);
  measure(call, performance.now() - started, response.status);
  if (!response.ok) throw raise(call, await readProblem(response));
  return response.json();
}

/** Returns the response without reading it, for streams. */
export async function reach(call: Described, carried: Carried): Promise<Response> {
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
    throw raise(call, unreachable());
  }
}

/** Dispatches `api-error` for a failed call, and returns the problem to be thrown. */
export function raise(call: Described, problem: ApiProblem): ApiProblem {
  window.dispatchEvent(new CustomEvent('api-error', { detail: { call: call.line, problem } }));
  return problem;
}

function headersOf(call: Described, { token, csrf, idempotencyKey, headers }: Carried): Record<string, string> {
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
