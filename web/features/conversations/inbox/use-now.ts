import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function tick() {
  now = Date.now();
  for (const watcher of watchers) watcher();
}

/** One clock for every "2m" and "23 h left" on the screen, stopped while nothing uses it. */
function watch(watcher: () => void) {
  if (watchers.size === 0) {
    now = Date.now();
    timer = setInterval(tick, 30_000);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) clearInterval(timer);
  };
}

/** The current time in milliseconds, updated twice a minute. */
export const useNow = (): number => useSyncExternalStore(watch, () => now);
