import type { Topic } from '@parley/contract/topics';
import { type Changes, refreshIdle } from '../refresh-topics.ts';

const EVERY = 500;
const JITTER = 100;

export type ListRefresher = {
  /** Something about the topic changed: in the conversation with this id, or anywhere when it is null. */
  about: (topic: Topic, id: string | null) => void;
  stop: () => void;
};

/** Refreshes lists when their topic changes: at most every 500 ms, with jitter, and only while the tab is visible. */
export function makeListRefresher(): ListRefresher {
  let changes = new Map<Topic, Set<string> | 'all'>();
  /** Queries in flight when their topic changed, which may have missed the change. */
  let waiting: ReturnType<typeof refreshIdle> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const flush = () => {
    timer = undefined;
    last = Date.now();
    const now: Changes = changes;
    changes = new Map();
    waiting = refreshIdle(now, waiting);
    plan();
  };
  const plan = () => {
    if (timer !== undefined || changes.size + waiting.size === 0 || document.visibilityState === 'hidden') return;
    timer = setTimeout(flush, Math.max(0, last + EVERY - Date.now()) + Math.random() * JITTER);
  };
  const about = (topic: Topic, id: string | null) => {
    const ids = changes.get(topic) ?? new Set<string>();
    changes.set(topic, id === null || ids === 'all' ? 'all' : ids.add(id));
    plan();
  };
  document.addEventListener('visibilitychange', plan);
  return {
    about,
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
    },
  };
}
