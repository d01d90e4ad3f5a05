import type { Topic } from '@parley/contract/topics';
import type { Query } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** What changed: by topic, of which conversations, or `all`. */
export type Changes = ReadonlyMap<Topic, ReadonlySet<string> | 'all'>;

/** Reads everything about these topics again: what is on the screen now, the rest when it is shown next. */
export const refreshTopics = (topics: Iterable<Topic>): Promise<void> =>
  queryClient.invalidateQueries({ predicate: isAbout(new Map([...topics].map((topic) => [topic, 'all']))) });

/**
 * The same, leaving alone what is being read at this moment, so that a long list under steady change is finished at all.
 * Answers whether something was left alone.
 */
export function refreshIdle(changes: Changes): boolean {
  const predicate = isAbout(changes);
  const busy = queryClient.getQueryCache().findAll({ predicate, type: 'active', fetchStatus: 'fetching' });
  void queryClient.invalidateQueries({ predicate }, { cancelRefetch: false });
  return busy.length > 0;
}

/** A change in one conversation is news for the lists, but not for the thread of another. */
const isAbout = (changes: Changes) => (query: Query) =>
  query.meta?.topics?.some((topic) => {
    const ids = changes.get(topic);
    const own = conversationOf(query, topic);
    return ids !== undefined && (ids === 'all' || own === undefined || ids.has(own));
  }) ?? false;

/** Signals about these two name their conversation, and so does the input of what reads a single one. */
function conversationOf({ queryKey: [, input] }: Query, topic: Topic): string | undefined {
  if (topic !== 'inbox' && topic !== 'messages') return undefined;
  return typeof input === 'object' && input !== null && 'id' in input ? String(input.id) : undefined;
}
