import { type Signal, signal } from '@parley/contract/live';
import { topics } from '@parley/contract/topics';
import { useEffect, useEffectEvent } from 'react';
import { useMay, useMerchantId } from './auth.ts';
import type { StreamEvent } from './live/connection.ts';
import { type ListRefresher, makeListRefresher } from './live/list-refresher.ts';
import { deliver, type LiveState, onSignal, useLive } from './live/state.ts';
import { shareStream } from './live/tabs.ts';
import { queryClient } from './query-client.ts';
import { refresh } from './session.ts';

/** Hears every signal of the shop's stream while the screen is there. Lists need no handler: they are read again by their topics. */
export function useSignal(handler: (signal: Signal) => void): void {
  const heard = useEffectEvent(handler);
  useEffect(() => onSignal((said) => heard(said)), []);
}

/** How the stream stands. `lost` is worth telling the person: what they see may be old. */
export const useLiveState = (): LiveState => useLive((live) => live.state);

/** Keeps the shop's stream while the frame is on the screen. Once, in the merchant's frame. */
export function useLiveStream(): void {
  const merchant = useMerchantId();
  const may = useMay('inbox:read');
  useEffect(() => (merchant && may ? openLive(merchant) : undefined), [merchant, may]);
}

/** Opens the stream of a shop, shared with the other tabs, until the returned function is called. */
export function openLive(merchant: string): () => void {
  const lists = makeListRefresher();
  const leave = shareStream(merchant, {
    onEvent: (event) => takeEvent(event, lists),
    onState: (state) => useLive.setState({ state }),
    onOpened: () => refreshAll(lists),
  });
  return () => {
    leave();
    lists.stop();
    useLive.setState({ state: 'connecting' });
  };
}

function takeEvent({ event, data }: StreamEvent, lists: ListRefresher) {
  if (event === 'reset') void queryClient.invalidateQueries();
  // The session may be over or only have changed; asking for a fresh token finds out which.
  if (event === 'bye') refresh().catch(() => undefined);
  if (event !== 'signal') return;
  const said = signal.safeParse(readJson(data));
  if (!said.success) return refreshAll(lists);
  if (said.data.type === 'changed') lists.about(said.data.topic, said.data.id);
  deliver(said.data);
}

function refreshAll(lists: ListRefresher) {
  for (const topic of topics) lists.about(topic, null);
}

/** A signal of a newer server that this page cannot read means: something changed, so everything is read again. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
