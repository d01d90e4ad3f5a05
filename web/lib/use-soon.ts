import { useEffect, useEffectEvent, useRef } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Loads code that the first render doesn't need: when the browser is idle, or at once when `get` is called. `now` is the module once it has
 * loaded. A failed attempt is not cached: the next `get` tries again.
 */
export function useSoon<T>(load: () => Promise<T>): { get: () => Promise<T>; now: () => T | undefined } {
  const held = useRef<{ pending?: Promise<T> | undefined; value?: T }>({});
  const get = () => {
    held.current.pending ??= load().then(
      (value) => {
        held.current.value = value;
        return value;
      },
      (reason: unknown) => {
        held.current.pending = undefined;
        throw reason;
      },
    );
    return held.current.pending;
  };
  const getEarly = useEffectEvent(get);
  // Nothing waits for this attempt; a later `get` retries and reports the error.
  useEffect(() => whenIdle(() => getEarly().catch(() => undefined)), []);
  return { get, now: () => held.current.value };
}
