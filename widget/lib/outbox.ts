import type { Attachment } from '@parley/contract/files';
import { retryDelay } from './backoff.ts';
import { fieldsOf, parseJson } from './json.ts';
import type { Store } from './store.ts';

/** A message that the shop has not confirmed yet. */
export type PendingMessage = {
  client_id: string;
  text: string;
  attachments: readonly Attachment[];
  /** When it was written, in ms; messages are sent in this order. */
  at: number;
  attempts: number;
  /** Not retried before this time, in ms. */
  next_at: number;
  /** Why the shop refused it; such a message waits for the visitor and doesn't block others. */
  refusal?: string;
  /** The shop's message while it asks us to wait. */
  wait?: string;
};
export type Outbox = ReturnType<typeof createOutbox>;

/** Each message has its own storage key, so that two tabs never overwrite each other's. */
export function createOutbox(store: Store, key: string) {
  const prefix = `parley:${key}:out:`;
  return {
    list: (): PendingMessage[] =>
      store
        .keys()
        .filter((name) => name.startsWith(prefix))
        .map((name) => readPending(store.get(name)))
        .filter((pending) => pending !== null)
        .sort((a, b) => a.at - b.at || (a.client_id < b.client_id ? -1 : 1)),
    put: (pending: PendingMessage) => store.set(prefix + pending.client_id, JSON.stringify(pending)),
    remove: (clientId: string) => store.remove(prefix + clientId),
    has: (clientId: string) => store.get(prefix + clientId) !== null,
  };
}

export const createPending = (clientId: string, text: string, at: number, attachments: readonly Attachment[] = []): PendingMessage => ({
  client_id: clientId,
  text,
  attachments,
  at,
  attempts: 0,
  next_at: at,
});

/** The next one to send: the oldest that was not refused. */
export const nextPending = (unsent: readonly PendingMessage[]): PendingMessage | undefined =>
  unsent.find((pending) => pending.refusal === undefined);

export const postpone = (pending: PendingMessage, now: number, chance: number, atLeast: number, wait?: string): PendingMessage => ({
  ...pending,
  wait,
  attempts: pending.attempts + 1,
  next_at: now + Math.max(atLeast, retryDelay(pending.attempts + 1, chance)),
});

/** Moves to the end of the queue, but stays the same message: the client id stays. */
export const renew = (pending: PendingMessage, now: number): PendingMessage =>
  createPending(pending.client_id, pending.text, now, pending.attachments);

function readPending(text: string | null): PendingMessage | null {
  const pending = parseJson(text);
  return isPending(pending) ? pending : null;
}

/** Another script of the page may have written under our key. */
function isPending(value: unknown): value is PendingMessage {
  const { client_id, text, attachments, at, attempts, next_at } = fieldsOf(value);
  return (
    Array.isArray(attachments) &&
    [client_id, text].every((field) => typeof field === 'string') &&
    [at, attempts, next_at].every((field) => typeof field === 'number')
  );
}
