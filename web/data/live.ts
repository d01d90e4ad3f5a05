import { type Signal, signalTypes } from '@parley/contract/live';
import { topics } from '@parley/contract/topics';
import { useEffect, useEffectEvent } from 'react';
import { useAuth, useMerchantId } from './auth.ts';
import { refreshFlags } from './flags.ts';
import type { StreamEvent } from './live/connection.ts';
import { type ListRefresher, makeListRefresher } from './live/list-refresher.ts';
import { deliver, type LiveState, onSignal, useLive } from './live/state.ts';
import { shareStream } from './live/tabs.ts';
import { queryClient } from './query-client.ts';
import { freshToken, refresh } from './session.ts';

/** Calls `handler` with every signal of the shop's stream while the component is mounted. Lists need no handler: they refresh by their topics. */
export function useSignal(handler: (signal: Signal) => void): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => onSignal((received) => onEvent(received)), []);
}

/** The stream's connection state. Show `lost` to the user: what they see may be outdated. */
export const useLiveState = (): LiveState => useLive((live) => live.state);

/** Keeps the shop's stream open while mounted. Used once, in the merchant's frame. */
export function useLiveStream(): void {
  const merchant = useMerchantId();
  const isIn = useAuth(({ user }) => (user?.permissions.length ?? 0) > 0);
  useEffect(() => (merchant && isIn ? openLive(merchant) : undefined), [merchant, isIn]);
}

/** Where each shop's stream was left, so that reopening it misses nothing. */
const positions = new Map<string, string>();

useAuth.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) positions.clear();
});

/**
 * Opens a shop's stream, shared with the other tabs, until the returned function is called. It starts at the position that came with the
 * session: everything on the screen was read after that, so opening the stream refreshes only what has changed since.
 */
export function openLive(merchant: string): () => void {
  const lists = makeListRefresher();
  let leave: (() => void) | undefined;
  let isLeft = false;
  const open = () => {
    if (isLeft) return;
    const start = positions.get(merchant) ?? startOf(merchant);
    let isFirst = true;
    leave = shareStream(merchant, start, {
      onEvent: (event) => {
        if (event.id !== null) positions.set(merchant, event.id);
        takeEvent(event, lists);
      },
      onState: (state) => useLive.setState({ state }),
      onOpened: () => {
        if (!isFirst || start === null) refreshAll(lists);
        // The session at boot brought the flags, but changes made while the stream was down were missed.
        if (!isFirst) refreshFlags();
        isFirst = false;
      },
      onMissed: () => refreshAll(lists),
    });
  };
  // The first reads wait for the same token.
  void freshToken().then(open, open);
  return () => {
    isLeft = true;
    leave?.();
    lists.stop();
    useLive.setState({ state: 'connecting' });
  };
}

function startOf(merchant: string): string | null {
  const { user } = useAuth.getState();
  if (user?.merchant_id !== merchant || user.live_position === null) return null;
  positions.set(merchant, String(user.live_position));
  return String(user.live_position);
}

function takeEvent({ event, data }: StreamEvent, lists: ListRefresher) {
  if (event === 'reset') void queryClient.invalidateQueries();
  // The session may be over or only have changed; a token refresh finds out which. Where the network is down, the stream says so.
  if (event === 'bye') refresh().catch(() => undefined);
  if (event !== 'signal') return;
  const signal = readSignal(data);
  if (!signal) return refreshAll(lists);
  if (signal.type === 'changed') lists.about(signal.topic, signal.id);
  if (signal.type === 'changed' && signal.topic === 'flags') refreshFlags();
  deliver(signal);
}

function refreshAll(lists: ListRefresher) {
  for (const topic of topics) lists.about(topic, null);
}

/** Undefined for a signal of a newer server, which means that something changed, so everything is refreshed. */
function readSignal(text: string): Signal | undefined {
  try {
    const signal: Signal = JSON.parse(text);
    const isKnown = signalTypes.includes(signal.type) && (signal.type !== 'changed' || topics.includes(signal.topic));
    return isKnown ? signal : undefined;
  } catch {
    return undefined;
  }
}
