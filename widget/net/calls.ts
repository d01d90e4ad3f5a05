import type { listChatMessages, markChatRead, openChatSession, sayChatTyping, sendChatMessage } from '@parley/contract/chat';
import type { Endpoint, Result, Sent } from '@parley/contract/endpoint';
import type { World } from '../world.ts';
import { judgeStatus, readReason, readRetryAfter, tryLater } from './answer.ts';
import type { Answer } from './answer.ts';

type Input<E extends Endpoint> = Omit<Sent<E> & object, 'key'>;
type Request<T> = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  read: (response: Response) => Promise<T> | T;
  /** Ends the call; what was read until then may live on. */
  signal: AbortSignal;
};
export type Calls = ReturnType<typeof createCalls>;

const PATIENCE = 15_000;

/** The website chat's public API at one host, for one shop. No call throws: what went wrong is in the answer. */
export function createCalls(world: World, host: string, key: string) {
  async function request<T>(path: string, { token, body, headers, read, signal }: Request<T>): Promise<Answer<T>> {
    try {
      const response = await world.fetch(`${host}/api/public/chat/${encodeURIComponent(key)}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : undefined,
        credentials: 'omit',
        cache: 'no-store',
        signal,
      });
      if (response.ok) return { ok: true, body: await read(response) };
      const problem: unknown = await response.json().catch(() => null);
      const after = readRetryAfter(response.headers.get('retry-after'), world.now());
      return { ok: false, kind: judgeStatus(response.status), after, reason: readReason(problem) };
    } catch {
      // No network, no time left, or an answer that is not ours (a hotel's log-in page): all of them pass.
      return tryLater();
    }
  }

  async function ask<E extends Endpoint>(path: string, token?: string, body?: Input<E>): Promise<Answer<Result<E>>> {
    const answered = new AbortController();
    const timeout = new AbortController();
    void world.wait(PATIENCE, answered.signal).then(() => timeout.abort());
    const answer = await request<Result<E>>(path, { token, body, signal: timeout.signal, read: (response) => response.json() });
    answered.abort();
    return answer;
  }

  return {
    openSession: (input: Input<typeof openChatSession>) => ask<typeof openChatSession>('sessions', undefined, input),
    sendMessage: (token: string, input: Input<typeof sendChatMessage>) => ask<typeof sendChatMessage>('messages', token, input),
    listMessages: (token: string, after: number, limit: number) =>
      ask<typeof listChatMessages>(`messages?after=${after}&limit=${limit}`, token),
    sayTyping: (token: string, input: Input<typeof sayChatTyping>) => ask<typeof sayChatTyping>('typing', token, input),
    markRead: (token: string, input: Input<typeof markChatRead>) => ask<typeof markChatRead>('read', token, input),
    /** The open stream, or why there is none. It lives until the signal aborts. */
    openStream: (token: string, after: number, signal: AbortSignal) =>
      request('stream', { token, headers: { accept: 'text/event-stream', 'last-event-id': String(after) }, signal, read: streamIn }),
  };
}

function streamIn({ body, headers }: Response): ReadableStream<Uint8Array> {
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) throw new TypeError('This is no stream.');
  return body;
}
