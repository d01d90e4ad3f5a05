import type * as chat from '@parley/contract/chat';
import type { Endpoint, Result, Sent } from '@parley/contract/endpoint';
import type { World } from '../world.ts';
import { failureOf, readRetryAfter, tryLater } from './answer.ts';
import type { Answer } from './answer.ts';

export type Input<E extends Endpoint> = Omit<Sent<E> & object, 'key'>;
type Request<T> = {
  token?: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  read: (response: Response) => Promise<T> | T;
  /** Aborts the call; data read until then stays usable. */
  signal: AbortSignal;
};
export type Calls = ReturnType<typeof createCalls>;

const TIMEOUT_MS = 15_000;
export const bearer = (token: string | undefined): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

/** The website chat's public API at one host, for one shop. No call throws: failures are part of the answer. */
export function createCalls(world: World, host: string, key: string) {
  const addressOf = (path: string) => `${host}/api/public/chat/${encodeURIComponent(key)}/${path}`;

  async function request<T>(path: string, { token, method, body, headers, read, signal }: Request<T>): Promise<Answer<T>> {
    try {
      const response = await world.fetch(addressOf(path), {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: { ...headers, ...bearer(token), ...(body ? { 'content-type': 'application/json' } : {}) },
        body: body ? JSON.stringify(body) : undefined,
        credentials: 'omit',
        cache: 'no-store',
        signal,
      });
      if (response.ok) return { ok: true, body: await read(response) };
      const problem: unknown = await response.json().catch(() => null);
      return failureOf(response.status, problem, readRetryAfter(response.headers.get('retry-after'), world.now()));
    } catch {
      // No network, a timeout, or an answer that isn't ours (a hotel's log-in page): all of them are temporary.
      return tryLater();
    }
  }

  async function ask<E extends Endpoint>(path: string, token?: string, body?: Input<E>, method?: string): Promise<Answer<Result<E>>> {
    const answered = new AbortController();
    const timeout = new AbortController();
    void world.wait(TIMEOUT_MS, answered.signal).then(() => timeout.abort());
    const answer = await request<Result<E>>(path, { token, body, method, signal: timeout.signal, read: (response) => response.json() });
    answered.abort();
    return answer;
  }

  return {
    /** For a call that only one place makes. */
    ask,
    request,
    addressOf,
    openSession: (input: Input<typeof chat.openChatSession>) => ask<typeof chat.openChatSession>('sessions', undefined, input),
    listMessages: (token: string, after: number, limit: number) =>
      ask<typeof chat.listChatMessages>(`messages?after=${after}&limit=${limit}`, token),
  };
}
