import type { Desk } from './desk.ts';

/** How long to wait after code failed to load, in ms. */
const LATER = 3_000;

/** Code that most visits don't need: loads once, with the first call, and tries again while the network fails. */
export function onDemand<T>({ world, life }: Desk, load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | null = null;
  async function retry(): Promise<T> {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (life.signal.aborted) throw error;
        await world.wait(LATER, life.signal);
      }
    }
  }
  return () => (part ??= retry());
}
