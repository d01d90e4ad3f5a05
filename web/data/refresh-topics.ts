import type { Topic } from '@parley/contract/topics';
import type { Query } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** What changed: by topic, of which conversations, or `all`. */
export type Changes = ReadonlyMap<Topic, ReadonlySet<string> | 'all'>;

/** Reads everything about these topics again: what is on the screen now, the rest when it is shown next. */
export const refreshTopics = (topics: Iterable<Topic>): Promise<void> =>
  queryClient.invalidateQueries({ predicate: isAbout(new Map([...topics].map((topic) => [topic, 'all']))) });

/**
 * The same, but what is being read at this moment waits, so that a long list under steady change is finished at all. Answers what
 * waits; given to the next call, it is read again once it is done, and only that: were it asked by topic, two slow reads would
 * keep each other going for ever.
 */
export function refreshIdle(changes: Changes, waiting: ReadonlySet<Query> = new Set()): Set<Query> {
  const changed = isAbout(changes);
  const stale = new Set(queryClient.getQueryCache().findAll({ predicate: (query) => waiting.has(query) || changed(query) }));
  const busy = new Set([...stale].filter(({ state }) => state.fetchStatus === 'fetching'));
  void queryClient.invalidateQueries({ predicate: (query) => stale.has(query) && !busy.has(query) }, { cancelRefetch: false });
  return busy;
}

/** Ids of what is deleted, or about to be. */
const gone = new Set<string>();

/**
 * Has nothing read again that names this id alone, since nothing is there while its screen still closes. Said before the deletion
 * is sent: its signal may come before its answer. Returns the way back, for a deletion that fails.
 */
export function leaveAlone(id: string): () => void {
  gone.add(id);
  return () => void gone.delete(id);
}

// Whoever opens a screen about it expects it to be there: a teammate who was removed may be invited again.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  const id = type === 'observerAdded' ? idOf(query) : undefined;
  if (id !== undefined) gone.delete(id);
});

/** A change in one conversation is news for the lists, but not for the thread of another. */
const isAbout = (changes: Changes) => (query: Query) => {
  const id = idOf(query);
  if (id !== undefined && gone.has(id)) return false;
  return (
    query.meta?.topics?.some((topic) => {
      const ids = changes.get(topic);
      const own = nameConversations.has(topic) ? id : undefined;
      return ids !== undefined && (ids === 'all' || own === undefined || ids.has(own));
    }) ?? false
  );
};

/** Signals about these two name their conversation, and so does the input of what reads a single one. */
const nameConversations: ReadonlySet<Topic> = new Set(['inbox', 'messages']);

/** What a read of a single thing is about. */
const idOf = ({ queryKey: [, input] }: Query): string | undefined =>
  typeof input === 'object' && input !== null && 'id' in input ? String(input.id) : undefined;
