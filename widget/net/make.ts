import { createStore } from '../lib/store.ts';
import type { Channel, World } from '../world.ts';

/** A fake clock that moves only by `pass`; all tabs of a test share it. */
export function makeClock() {
  const timers = new Set<{ at: number; ring: () => void }>();
  let now = 1_000_000;
  const clock = {
    now: () => now,
    wait: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal?.aborted) return resolve();
        const timer = { at: now + ms, ring: () => (timers.delete(timer), resolve()) };
        timers.add(timer);
        signal?.addEventListener('abort', timer.ring);
      }),
    /** Advances by `ms`, running everything that is due. */
    async pass(ms: number) {
      const end = now + ms;
      await settle();
      for (;;) {
        const [next] = [...timers].filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        now = Math.max(now, next.at);
        next.ring();
        await settle();
      }
      now = end;
    },
  };
  return clock;
}

/** Waits until only the clock could continue: a few turns of the event loop, in each of which all promises settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(turn);
    });
    port1.close();
  }
}

/** Web Locks as in the standard, as far as we use them: queue, signal, steal. */
export function makeLocks(): LockManager {
  type Request = { grant: () => void; lose: () => void };
  const held = new Map<string, Request>();
  const queues = new Map<string, Request[]>();
  const next = (name: string) => {
    held.delete(name);
    queues.get(name)?.shift()?.grant();
  };
  function request(name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) {
    return new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException('', 'AbortError'));
      const mine: Request = {
        lose: abort,
        grant() {
          held.set(name, mine);
          const work = Promise.resolve().then(() => callback({ name, mode: 'exclusive' }));
          work.then(resolve, reject).finally(() => held.get(name) === mine && next(name));
        },
      };
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      options.signal?.addEventListener('abort', () => queue.includes(mine) && (queue.splice(queue.indexOf(mine), 1), abort()));
      if (options.steal) held.get(name)?.lose();
      if (options.steal || !held.has(name)) mine.grant();
      else queue.push(mine);
    });
  }
  return { request: request as LockManager['request'], query: () => Promise.resolve({ held: [], pending: [] }) };
}

type Browser = { fetch: World['fetch']; upload?: World['upload']; clock: ReturnType<typeof makeClock>; locks: LockManager | null };

/** A browser with its tabs: one storage, one broadcast channel. */
export function makeBrowser({ fetch, upload = () => Promise.reject(new TypeError('no network')), clock, locks }: Browser) {
  const listeners = new Set<{ name: string; listen: (words: unknown) => void }>();
  let ids = 0;
  localStorage.clear();
  return {
    /** The world of a new tab; `visible` and `deaf` (to the other tabs) may be changed. */
    openTab() {
      const tab = { visible: true, isolated: false };
      const openChannel = (name: string, listen: (words: unknown) => void): Channel => {
        const listener = { name, listen: (words: unknown) => (tab.isolated ? undefined : listen(words)) };
        listeners.add(listener);
        const post = (words: unknown) =>
          [...listeners].filter((other) => other !== listener && other.name === name).forEach((other) => other.listen(words));
        return { post, close: () => void listeners.delete(listener) };
      };
      const memory = createStore(() => {
        throw new DOMException('only in memory', 'SecurityError');
      });
      const world: World = {
        fetch,
        upload,
        local: createStore(() => localStorage),
        tab: memory,
        now: clock.now,
        chance: () => 0.5,
        newId: () => `client-${(ids += 1)}`,
        wait: clock.wait,
        locks,
        openChannel,
        isVisible: () => tab.visible,
        page: () => 'https://shop.example/bottles',
      };
      return { tab, world };
    },
  };
}
