import { type Signal, signalTypes } from '@parley/contract/live';
import { topics } from '@parley/contract/topics';
import { useEffect, useEffectEvent } from 'react';
import { useMay, useMerchantId } from './auth.ts';
import { refreshFlags } from './flags.ts';
import type { StreamEvent } from './live/connection.ts';
import { type ListRefresher, makeListRefresher } from './live/list-refresher.ts';
import { deliver, type LiveState, onSignal, useLive } from './live/state.ts';
import { shareStream } from './live/tabs.ts';
import { queryClient } from './query-client.ts';
import { refresh } from './session.ts';

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
  const may = useMay('inbox:read');
  useEffect(() => (merchant && may ? openLive(merchant) : undefined), [merchant, may]);
}

/** Opens a shop's stream, shared with the other tabs, until the returned function is called. */
export function openLive(merchant: string): () => void {
  const lists = makeListRefresher();
  let isFirst = true;
  const leave = shareStream(merchant, {
    onEvent: (event) => takeEvent(event, lists),
    onState: (state) => useLive.setState({ state }),
    onOpened: () => {
      refreshAll(lists);
      // The session at boot brought the flags, but changes made while the stream was down were missed.
      if (!isFirst) refreshFlags();
      isFirst = false;
    },
  });
  return () => {
    leave();
    lists.stop();
    useLive.setState({ state: 'connecting' });
  };
}

function takeEvent({ event, data }: StreamEvent, lists: ListRefresher) {
  if (event === 'reset') void queryClient.invalidateQueries();
  // The session may be over or only have changed; a token refresh finds out which.
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
