import type { Signal } from '@parley/contract/live';
import { useMemo, useSyncExternalStore } from 'react';
import { onSignal } from '../../../data/live/state.ts';
import { useMe } from './me.ts';

/** A colleague who has a conversation open, and whether they are typing in it. */
export type Viewer = { user_id: string; name: string; isTyping: boolean };
type SeenViewer = Viewer & { until: number; typingUntil: number };

/** Clients repeat the viewing signal every 20 s and the typing signal every 3 s; a closed laptop never signals that it left. */
const viewingTtl = 30_000;
const typingTtl = 8_000;

/** Viewers by conversation. */
export type Viewers = ReadonlyMap<string, readonly SeenViewer[]>;

/** Viewers after this signal; the same map when the signal is about something else. `now` in milliseconds. */
export function applyViewerSignal(viewers: Viewers, signal: Signal, now: number): Viewers {
  if (signal.type !== 'viewing' && signal.type !== 'typing') return viewers;
  const { user_id, conversation_id, on } = signal;
  if (user_id === null || (signal.type === 'typing' && signal.who !== 'teammate')) return viewers;
  const here = viewers.get(conversation_id) ?? [];
  const before = here.find((one) => one.user_id === user_id);
  const others = here.filter((one) => one !== before);
  const hasLeft = signal.type === 'viewing' && !on;
  if (hasLeft && !before) return viewers;
  const typingUntil = signal.type === 'typing' ? (on ? now + typingTtl : 0) : (before?.typingUntil ?? 0);
  const seen = { user_id, name: signal.name ?? before?.name ?? '', isTyping: typingUntil > now, until: now + viewingTtl, typingUntil };
  return withViewers(viewers, conversation_id, hasLeft ? others : [...others, seen]);
}

/** Viewers and typists at `now`; the same map when nothing lapsed. */
export function withoutLapsed(viewers: Viewers, now: number): Viewers {
  let still = viewers;
  for (const [id, here] of viewers) {
    if (here.every((one) => one.until > now && one.isTyping === one.typingUntil > now)) continue;
    const left = here.filter((one) => one.until > now).map((one) => ({ ...one, isTyping: one.typingUntil > now }));
    still = withViewers(still, id, left);
  }
  return still;
}

function withViewers(viewers: Viewers, id: string, here: readonly SeenViewer[]): Viewers {
  const next = new Map(viewers);
  if (here.length > 0) next.set(id, here);
  else next.delete(id);
  return next;
}

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
  const leave = onSignal((signal) => become(applyViewerSignal(viewers, signal, Date.now())));
  const timer = setInterval(() => become(withoutLapsed(viewers, Date.now())), 2_000);
  stop = () => {
    leave();
    clearInterval(timer);
    viewers = new Map();
  };
}

/** Subscribed while any component uses it. */
function watch(watcher: () => void) {
  if (watchers.size === 0) listen();
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) stop();
  };
}

/** Colleagues who have this conversation open now, without the reader; renders only when they change. */
export function useViewers(conversationId: string): readonly Viewer[] {
  const { id: me } = useMe();
  const here = useSyncExternalStore(watch, () => viewers.get(conversationId) ?? nobody);
  return useMemo(() => here.filter((one) => one.user_id !== me), [here, me]);
}
