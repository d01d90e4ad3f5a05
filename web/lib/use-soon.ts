import { useEffect, useEffectEvent, useRef } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Loads what the screen can be drawn without: when the browser is idle, or at once when somebody asks. `now` is what has come
 * already. A failed try is not kept: the next `get` tries again.
 */
export function useSoon<T>(load: () => Promise<T>): { get: () => Promise<T>; now: () => T | undefined } {
  const held = useRef<{ asked?: Promise<T> | undefined; come?: T }>({});
  const get = () => {
    held.current.asked ??= load().then(
      (come) => {
        held.current.come = come;
        return come;
      },
      (reason: unknown) => {
        held.current.asked = undefined;
        throw reason;
      },
    );
    return held.current.asked;
  };
  const getEarly = useEffectEvent(get);
  // Nobody waits for it yet; whoever does asks again, and hears why it failed.
  useEffect(() => whenIdle(() => getEarly().catch(() => undefined)), []);
  return { get, now: () => held.current.come };
}
