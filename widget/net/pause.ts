import type { World } from '../world.ts';

export type Pause = ReturnType<typeof createPause>;

/** A wait that can be skipped: the network is back, the visitor pressed retry. */
export function createPause(world: World) {
  let current: AbortController | null = null;
  return {
    async rest(ms: number, signal?: AbortSignal) {
      const mine = new AbortController();
      current = mine;
      const stop = () => mine.abort();
      signal?.addEventListener('abort', stop);
      if (!signal?.aborted) await world.wait(ms, mine.signal);
      signal?.removeEventListener('abort', stop);
      if (current === mine) current = null;
    },
    wake: () => current?.abort(),
  };
}
