import type { Message } from '@parley/contract/messages';
import { useRef, useState } from 'react';

const pageSize = 50;
/** When looking for one message, loads the largest page the server allows. */
const maxPageSize = 200;

/**
 * Loads messages before the oldest loaded one. Positions have no gaps, so the page before position 51 starts after 0. A failed load waits
 * for a retry.
 */
export function useOlder(oldest: number, readAfter: (after: number, limit: number) => Promise<Message[]>, add: (more: Message[]) => void) {
  const reading = useRef<Promise<Message[]> | null>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'failed' | 'done'>('idle');
  const hasMore = oldest > 1 && state !== 'done';

  const read = async (before: number, size: number) => {
    const limit = Math.min(size, before - 1);
    setState('reading');
    try {
      const items = await readAfter(before - 1 - limit, limit);
      add(items);
      // An answer without older messages would otherwise be requested again and again.
      setState(items.some(({ seq }) => seq < before) ? 'idle' : 'done');
      return items;
    } catch {
      setState('failed');
      return [];
    } finally {
      reading.current = null;
    }
  };
  const load = () => {
    if (!hasMore || reading.current) return;
    reading.current = read(oldest, pageSize);
  };
  /** Loads older messages until one is found, as for a quote or a link; returns whether it was. */
  const reach = async (isWanted: (message: Message) => boolean): Promise<boolean> => {
    await reading.current;
    let before = oldest;
    while (before > 1) {
      reading.current = read(before, maxPageSize);
      const items = await reading.current;
      if (items.some(isWanted)) return true;
      const first = items[0]?.seq ?? before;
      if (first >= before) return false;
      before = first;
    }
    return false;
  };
  return { hasMore, hasFailed: state === 'failed', load: () => state !== 'failed' && load(), retry: load, reach };
}
export type Older = ReturnType<typeof useOlder>;
