import { useEffect, useEffectEvent, useState } from 'react';

type Pages = { items: readonly unknown[]; hasMore: boolean; isFetching: boolean; isFetchNextPageError: boolean; loadMore: () => void };

/**
 * Asks for the next page; while the list is being read, as soon as that is done, since nobody asks twice at the same end.
 * After a failure it waits for the person.
 */
export function useLoadMore({ items, hasMore, isFetching, isFetchNextPageError, loadMore }: Pages): () => void {
  const [wantedAt, setWantedAt] = useState<number | null>(null);
  const isDue = wantedAt === items.length && hasMore && !isFetching && !isFetchNextPageError;
  const load = useEffectEvent(loadMore);
  useEffect(() => {
    if (isDue) load();
  }, [isDue]);
  return () => setWantedAt(items.length);
}
