import type { Attachment } from '@parley/contract/files';
import { retryDelay } from './backoff.ts';
import { fieldsOf, parseJson } from './json.ts';
import type { Store } from './store.ts';

/** What the visitor wrote and the shop has not confirmed yet. */
export type Letter = {
  client_id: string;
  text: string;
  attachments: readonly Attachment[];
  /** When it was written, in ms; letters leave in this order. */
  at: number;
  attempts: number;
  /** Not tried again before this moment, in ms. */
  next_at: number;
  /** Why the shop refused it; such a letter waits for the visitor and holds nobody up. */
  refusal?: string;
  /** What the shop says while it asks us to wait. */
  wait?: string;
};
export type Outbox = ReturnType<typeof createOutbox>;

/** Each letter has a key of its own, so that two tabs never overwrite each other's. */
export function createOutbox(store: Store, key: string) {
  const prefix = `parley:${key}:out:`;
  return {
    list: (): Letter[] =>
      store
        .keys()
        .filter((name) => name.startsWith(prefix))
        .map((name) => readLetter(store.get(name)))
        .filter((letter) => letter !== null)
        .sort((a, b) => a.at - b.at || (a.client_id < b.client_id ? -1 : 1)),
    put: (letter: Letter) => store.set(prefix + letter.client_id, JSON.stringify(letter)),
    remove: (clientId: string) => store.remove(prefix + clientId),
    has: (clientId: string) => store.get(prefix + clientId) !== null,
  };
}

export const writeLetter = (clientId: string, text: string, at: number, attachments: readonly Attachment[] = []): Letter => ({
  client_id: clientId,
  text,
  attachments,
  at,
  attempts: 0,
  next_at: at,
});

/** The one to send next: the oldest that was not refused. */
export const nextLetter = (letters: readonly Letter[]): Letter | undefined => letters.find((letter) => letter.refusal === undefined);

export const postpone = (letter: Letter, now: number, chance: number, atLeast: number, wait?: string): Letter => ({
  ...letter,
  wait,
  attempts: letter.attempts + 1,
  next_at: now + Math.max(atLeast, retryDelay(letter.attempts + 1, chance)),
});

/** Written anew as far as the order goes, but the same message: the client id stays. */
export const renew = (letter: Letter, now: number): Letter => writeLetter(letter.client_id, letter.text, now, letter.attachments);

function readLetter(text: string | null): Letter | null {
  const letter = parseJson(text);
  return isLetter(letter) ? letter : null;
}

/** Another script of the page may have written under our name. */
function isLetter(value: unknown): value is Letter {
  const { client_id, text, attachments, at, attempts, next_at } = fieldsOf(value);
  return (
    Array.isArray(attachments) &&
    [client_id, text].every((field) => typeof field === 'string') &&
    [at, attempts, next_at].every((field) => typeof field === 'number')
  );
}
