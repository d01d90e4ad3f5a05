import type { QueryKey } from '@tanstack/react-query';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { localStore } from '../../lib/browser.ts';
import { beyondBounds, type Facts, maxAge } from './bounds.ts';

/** An answer of the server as it is kept on the device. */
export type Answer = { queryKey: QueryKey; data: unknown; at: number; conversation: string | null };

interface Schema extends DBSchema {
  answers: { key: string; value: Answer };
  /** Beside the answers, so that the bounds can be checked without reading those. */
  facts: { key: string; value: Facts };
}

/** The names of all databases made here: not every browser can list them. */
const NAMES = 'kept-databases';
const prefixOf = (userId: string) => `parley-kept:${userId}:`;
export const nameOf = (userId: string, merchant: string) => prefixOf(userId) + merchant;

function storedNames(): string[] {
  try {
    const names: unknown = JSON.parse(localStore.getItem(NAMES) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

const opened = new Map<string, Promise<IDBPDatabase<Schema>>>();

function open(name: string): Promise<IDBPDatabase<Schema>> {
  const known = opened.get(name);
  if (known) return known;
  localStore.setItem(NAMES, JSON.stringify([...new Set([...storedNames(), name])]));
  const opening = openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('answers');
      database.createObjectStore('facts');
    },
    // Another tab deletes it.
    blocking: () => void close(name),
    terminated: () => void opened.delete(name),
  });
  opened.set(name, opening);
  opening.catch(() => opened.delete(name));
  return opening;
}

async function close(name: string) {
  const database = await opened.get(name)?.catch(() => undefined);
  opened.delete(name);
  database?.close();
}

const keyOf = ({ queryKey }: Pick<Answer, 'queryKey'>) => JSON.stringify(queryKey);

/** Adds answers, each in the place of its last one, and removes what is beyond the bounds. Rejects when the browser has no room. */
export async function keepAnswers(name: string, answers: readonly Answer[], now = Date.now()): Promise<void> {
  const database = await open(name);
  const work = database.transaction(['answers', 'facts'], 'readwrite');
  const [stored, facts] = [work.objectStore('answers'), work.objectStore('facts')];
  const writing = answers.flatMap((answer) => {
    const key = keyOf(answer);
    const { at, conversation } = answer;
    const size = JSON.stringify(answer.data).length;
    return [stored.put(answer, key), facts.put({ key, at, conversation, size }, key)];
  });
  // A write that fails also fails the transaction, which is awaited below.
  for (const write of writing) write.catch(() => undefined);
  for (const key of beyondBounds(await facts.getAll(), now)) {
    void stored.delete(key).catch(() => undefined);
    void facts.delete(key).catch(() => undefined);
  }
  await work.done;
}

/** All answers that aren't too old. */
export async function readAnswers(name: string, now = Date.now()): Promise<Answer[]> {
  const database = await open(name);
  return (await database.getAll('answers')).filter(({ at }) => now - at < maxAge);
}

/** Removes everything about these conversations. */
export async function forgetConversations(name: string, ids: ReadonlySet<string>): Promise<void> {
  const database = await open(name);
  const work = database.transaction(['answers', 'facts'], 'readwrite');
  for (const { key, conversation } of await work.objectStore('facts').getAll()) {
    if (conversation === null || !ids.has(conversation)) continue;
    void work.objectStore('answers').delete(key);
    void work.objectStore('facts').delete(key);
  }
  await work.done;
}

/** Deletes every database but those of this user in these shops. */
export async function deleteAllBut(userId: string, merchants: readonly string[]): Promise<void> {
  const kept = new Set(merchants.map((merchant) => nameOf(userId, merchant)));
  const gone = storedNames().filter((name) => !kept.has(name));
  if (gone.length === 0) return;
  await Promise.all(
    gone.map(async (name) => {
      await close(name);
      await deleteDB(name);
    }),
  );
  const left = storedNames().filter((name) => !gone.includes(name));
  if (left.length === 0) localStore.removeItem(NAMES);
  else localStore.setItem(NAMES, JSON.stringify(left));
}
