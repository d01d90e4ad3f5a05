import type { Signal } from '@parley/contract/live';
import { create } from 'zustand';

/** `lost`: what is on the screen may be outdated, and the user should know. */
export type LiveState = 'live' | 'connecting' | 'lost';

export const useLive = create<{ state: LiveState }>()(() => ({ state: 'connecting' }));

type Handler = (signal: Signal) => void;
const handlers = new Set<Handler>();

/** Calls the listener with every signal of the shop's stream until the returned function is called. */
export function onSignal(handler: Handler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

/** Delivers a signal to every listening screen. */
export function deliver(signal: Signal): void {
  for (const handler of handlers) handler(signal);
}
