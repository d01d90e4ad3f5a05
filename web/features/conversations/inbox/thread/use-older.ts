import type { Message } from '@parley/contract/messages';
import { useRef, useState } from 'react';

const pageSize = 50;
/** On the way to one message, as much at once as the server gives. */
const leapSize = 200;

/**
 * What was said before the oldest message that is here. Positions have no gaps, so the page before position 51 begins after 0.
 * A failed read waits for the person.
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
      // An answer without anything older would be asked for again and again.
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
  /** Reads back until a message is found, as for a quote or a link; answers whether it was. */
  const reach = async (isWanted: (message: Message) => boolean): Promise<boolean> => {
    await reading.current;
    let before = oldest;
    while (before > 1) {
      reading.current = read(before, leapSize);
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
