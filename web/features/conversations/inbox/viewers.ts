import type { Signal } from '@parley/contract/live';
import { useMemo, useSyncExternalStore } from 'react';
import { onSignal } from '../../../data/live/state.ts';
import { useMe } from './me.ts';

/** A colleague who has a conversation open, and whether they write in it. */
export type Viewer = { user_id: string; name: string; isTyping: boolean };
type Seen = Viewer & { until: number; typesUntil: number };

/** People say so again every 20 s, and while they type every 3 s; who closed the lid never says that they left. */
const looks = 30_000;
const types = 8_000;

/** Who looks at what, by conversation. */
export type Viewers = ReadonlyMap<string, readonly Seen[]>;

/** Who looks after this signal; the same map when it says nothing about teammates. `now` in milliseconds. */
export function noteViewer(viewers: Viewers, signal: Signal, now: number): Viewers {
  if (signal.type !== 'viewing' && signal.type !== 'typing') return viewers;
  const { user_id, conversation_id, on } = signal;
  if (user_id === null || (signal.type === 'typing' && signal.who !== 'teammate')) return viewers;
  const here = viewers.get(conversation_id) ?? [];
  const before = here.find((one) => one.user_id === user_id);
  const others = here.filter((one) => one !== before);
  const isGone = signal.type === 'viewing' && !on;
  if (isGone && !before) return viewers;
  const typesUntil = signal.type === 'typing' ? (on ? now + types : 0) : (before?.typesUntil ?? 0);
  const seen = { user_id, name: signal.name ?? before?.name ?? '', isTyping: typesUntil > now, until: now + looks, typesUntil };
  return withThese(viewers, conversation_id, isGone ? others : [...others, seen]);
}

/** Who still looks and types at `now`; the same map when nothing lapsed. */
export function stillViewing(viewers: Viewers, now: number): Viewers {
  let still = viewers;
  for (const [id, here] of viewers) {
    if (here.every((one) => one.until > now && one.isTyping === one.typesUntil > now)) continue;
    const left = here.filter((one) => one.until > now).map((one) => ({ ...one, isTyping: one.typesUntil > now }));
    still = withThese(still, id, left);
  }
  return still;
}

function withThese(viewers: Viewers, id: string, here: readonly Seen[]): Viewers {
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
