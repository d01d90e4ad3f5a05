import type { Topic } from '@parley/contract/topics';
import type { Query } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** What changed: by topic, the ids of the conversations, or `all`. */
export type Changes = ReadonlyMap<Topic, ReadonlySet<string> | 'all'>;

/** Invalidates everything about these topics: refreshes what is on the screen now, the rest when it is shown next. */
export const refreshTopics = (topics: Iterable<Topic>): Promise<void> =>
  queryClient.invalidateQueries({ predicate: isAbout(new Map([...topics].map((topic) => [topic, 'all']))) });

/**
 * Invalidates like `refreshTopics`, but lets requests in flight finish, so that a long list completes even under steady change. Returns the
 * queries that were in flight; pass them to the next call to repeat exactly those. Repeating them by topic would let two slow reads keep
 * triggering each other.
 */
export function refreshIdle(changes: Changes, waiting: ReadonlySet<Query> = new Set()): Set<Query> {
  const changed = isAbout(changes);
  const stale = new Set(queryClient.getQueryCache().findAll({ predicate: (query) => waiting.has(query) || changed(query) }));
  const busy = new Set([...stale].filter(({ state }) => state.fetchStatus === 'fetching'));
  void queryClient.invalidateQueries({ predicate: (query) => stale.has(query) && !busy.has(query) }, { cancelRefetch: false });
  return busy;
}

/** Ids of records that are deleted, or about to be. */
const deletedIds = new Set<string>();

/**
 * Stops refreshing queries about this id, which would answer 404 while its screen closes. Call it before sending the deletion: its signal
 * may arrive before its answer. Returns an undo function for a deletion that fails.
 */
export function suspendRefresh(id: string): () => void {
  deletedIds.add(id);
  return () => void deletedIds.delete(id);
}

// If a screen about it opens again, it may exist again: a removed teammate can be invited back.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  const id = type === 'observerAdded' ? idOf(query) : undefined;
  if (id !== undefined) deletedIds.delete(id);
});

/** A change in one conversation affects the lists, but not the thread of another conversation. */
const isAbout = (changes: Changes) => (query: Query) => {
  const id = idOf(query);
  if (id !== undefined && deletedIds.has(id)) return false;
  return (
    query.meta?.topics?.some((topic) => {
      const ids = changes.get(topic);
      const own = nameConversations.has(topic) ? id : undefined;
      return ids !== undefined && (ids === 'all' || own === undefined || ids.has(own));
    }) ?? false
  );
};

/** Signals of these two topics carry a conversation's id, and so does the input of a query for one of them. */
const nameConversations: ReadonlySet<Topic> = new Set(['inbox', 'messages']);

/** The id that a query for a single record is about. */
const idOf = ({ queryKey: [, input] }: Query): string | undefined =>
  typeof input === 'object' && input !== null && 'id' in input ? String(input.id) : undefined;
