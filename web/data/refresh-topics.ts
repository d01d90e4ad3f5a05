import type { Topic } from '@parley/contract/topics';
import type { Query } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

const isAbout = (topics: ReadonlySet<Topic>) => (query: Query) => query.meta?.topics?.some((topic) => topics.has(topic)) ?? false;

/** Reads everything about these topics again: what is on the screen now, the rest when it is shown next. */
export const refreshTopics = (topics: Iterable<Topic>): Promise<void> =>
  queryClient.invalidateQueries({ predicate: isAbout(new Set(topics)) });

/**
 * The same, leaving alone what is being read at this moment, so that a long list under steady change is finished at all.
 * Answers whether something was left alone.
 */
export function refreshIdleTopics(topics: Iterable<Topic>): boolean {
  const predicate = isAbout(new Set(topics));
  const busy = queryClient.getQueryCache().findAll({ predicate, type: 'active', fetchStatus: 'fetching' });
  void queryClient.invalidateQueries({ predicate }, { cancelRefetch: false });
  return busy.length > 0;
}
