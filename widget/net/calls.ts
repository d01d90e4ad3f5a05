import type * as chat from '@parley/contract/chat';
import type { Endpoint, Result, Sent } from '@parley/contract/endpoint';
import { parseJson } from '../lib/json.ts';
import type { World } from '../world.ts';
import { failureOf, readRetryAfter, tryLater } from './answer.ts';
import type { Answer } from './answer.ts';

type Input<E extends Endpoint> = Omit<Sent<E> & object, 'key'>;
type Request<T> = {
  token?: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  read: (response: Response) => Promise<T> | T;
  /** Aborts the call; data read until then stays usable. */
  signal: AbortSignal;
};
type Upload = { file: File; onProgress: (part: number) => void; signal: AbortSignal };
export type Calls = ReturnType<typeof createCalls>;

const TIMEOUT_MS = 15_000;
const bearer = (token: string | undefined): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

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
    openSession: (input: Input<typeof chat.openChatSession>) => ask<typeof chat.openChatSession>('sessions', undefined, input),
    sendMessage: (token: string, input: Input<typeof chat.sendChatMessage>) => ask<typeof chat.sendChatMessage>('messages', token, input),
    listMessages: (token: string, after: number, limit: number) =>
      ask<typeof chat.listChatMessages>(`messages?after=${after}&limit=${limit}`, token),
    sendTyping: (token: string, input: Input<typeof chat.sayChatTyping>) => ask<typeof chat.sayChatTyping>('typing', token, input),
    markRead: (token: string, input: Input<typeof chat.markChatRead>) => ask<typeof chat.markChatRead>('read', token, input),
    identify: (token: string, input: Input<typeof chat.identifyVisitor>) => ask<typeof chat.identifyVisitor>('identify', token, input),
    askForPerson: (token: string, input: Input<typeof chat.askForPerson>) => ask<typeof chat.askForPerson>('handoff', token, input),
    getProduct: (token: string, id: string) => ask<typeof chat.getChatProduct>(`products/${encodeURIComponent(id)}`, token),
    createCheckout: (token: string, input: Input<typeof chat.createChatCheckout>) =>
      ask<typeof chat.createChatCheckout>('checkout', token, input),
    consent: (token: string) => ask<typeof chat.consentVisitor>('consent', token, {}),
    rate: (token: string, input: Input<typeof chat.answerChatCsat>) => ask<typeof chat.answerChatCsat>('csat', token, input),
    setContext: (token: string, input: Input<typeof chat.setChatContext>) =>
      ask<typeof chat.setChatContext>('context', token, input, 'PUT'),
    /** No timeout, since a file may be large; reports progress from 0 to 1. */
    async upload(token: string, { file, onProgress, signal }: Upload): Promise<Answer<Result<typeof chat.uploadChatFile>>> {
      try {
        const { status, text, retryAfter } = await world.upload(addressOf('attachments'), {
          headers: bearer(token),
          file,
          onProgress,
          signal,
        });
        const parsed = parseJson(text);
        if (status === 201) return { ok: true, body: parsed as Result<typeof chat.uploadChatFile> };
        return failureOf(status, parsed, readRetryAfter(retryAfter, world.now()));
      } catch {
        // No network, or the visitor removed the file.
        return tryLater();
      }
    },
    /** The open stream, or the failure. It stays open until the signal aborts. */
    openStream: (token: string, after: number, signal: AbortSignal) =>
      request('stream', { token, headers: { accept: 'text/event-stream', 'last-event-id': String(after) }, signal, read: streamIn }),
  };
}

function streamIn({ body, headers }: Response): ReadableStream<Uint8Array> {
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) throw new TypeError('This is no stream.');
  return body;
}
