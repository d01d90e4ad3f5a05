import type { Topic } from '@parley/contract/topics';
import { refreshIdleTopics } from '../refresh-topics.ts';

const EVERY = 500;
const JITTER = 100;

/** Lists that are read again when their topic changes: at most every 500 ms, with chance in it, and only while somebody looks. */
export function makeListRefresher(): { about: (topics: Iterable<Topic>) => void; stop: () => void } {
  const changed = new Set<Topic>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const flush = () => {
    timer = undefined;
    last = Date.now();
    const topics = [...changed];
    changed.clear();
    // What was being read may have been read before the change.
    if (refreshIdleTopics(topics)) about(topics);
  };
  const plan = () => {
    if (timer !== undefined || changed.size === 0 || document.visibilityState === 'hidden') return;
    timer = setTimeout(flush, Math.max(0, last + EVERY - Date.now()) + Math.random() * JITTER);
  };
  const about = (topics: Iterable<Topic>) => {
    for (const topic of topics) changed.add(topic);
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
