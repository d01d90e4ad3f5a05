import { useMemo, useSyncExternalStore } from 'react';
import { onSignal } from '../../data/live/state.ts';
import { useMe } from './me.ts';
import { noteViewer, stillViewing, type Viewer, type Viewers } from './viewers.ts';

const watchers = new Set<() => void>();
const nobody: readonly Viewer[] = [];
let viewers: Viewers = new Map();
let stop = () => {};

function become(next: Viewers) {
  if (next === viewers) return;
  viewers = next;
  for (const watcher of watchers) watcher();
}

function listen() {
  const leave = onSignal((signal) => become(noteViewer(viewers, signal, Date.now())));
  const timer = setInterval(() => become(stillViewing(viewers, Date.now())), 2_000);
  stop = () => {
    leave();
    clearInterval(timer);
    viewers = new Map();
  };
}

/** Heard while anybody on the screen wants to know. */
function watch(watcher: () => void) {
  if (watchers.size === 0) listen();
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) stop();
  };
}

/** The colleagues who have this conversation open now, oneself left out; drawn anew only when they change. */
export function useViewers(conversationId: string): readonly Viewer[] {
  const { id: me } = useMe();
  const here = useSyncExternalStore(watch, () => viewers.get(conversationId) ?? nobody);
  return useMemo(() => here.filter((one) => one.user_id !== me), [here, me]);
}
