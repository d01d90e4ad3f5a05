import { newClientId } from './lib/client-id.ts';
import type { Store } from './lib/store.ts';
import type { upload } from './net/upload.ts';

/** A channel to the other tabs of the page's origin. */
export type Channel = { post: (words: unknown) => void; close: () => void };

/** Everything the widget uses of its environment: time, randomness, network, storage, other tabs. */
export type World = {
  fetch: (address: string, options: RequestInit) => Promise<Response>;
  upload: typeof upload;
  /** Persistent, shared by tabs. */
  local: Store;
  /** Persistent for this tab, across pages. */
  tab: Store;
  now: () => number;
  /** At least 0, less than 1. */
  chance: () => number;
  newId: () => string;
  /** Resolves after `ms`, or at once when the signal aborts; never rejects. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Absent on pages without https. */
  locks: LockManager | null;
  openChannel: (name: string, listen: (words: unknown) => void) => Channel;
  /** Is this tab visible? */
  isVisible: () => boolean;
  /** The page's URL without query and fragment, which are the shop's business. */
  page: () => string;
};

/** What the launcher uses of its environment. */
export type LauncherWorld = Pick<World, 'fetch' | 'local' | 'tab' | 'now'>;

/** The browser's world, with the launcher's stores. Where site data is blocked, locks and channels fail as well, and this page works alone. */
export function browserWorld(launcher: LauncherWorld): World {
  const { local } = launcher;
  return {
    ...launcher,
    upload: async (address, sending) => (await import('./net/upload.ts')).upload(address, sending),
    chance: () => Math.random(),
    newId: () => newClientId(crypto),
    wait,
    locks: local.persistent ? (navigator.locks ?? null) : null,
    openChannel: local.persistent && typeof BroadcastChannel === 'function' ? openChannel : () => ({ post: () => {}, close: () => {} }),
    isVisible: () => document.visibilityState === 'visible',
    page: () => location.origin + location.pathname,
  };
}

/** A wait that a signal can end early. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}

function openChannel(name: string, listen: (words: unknown) => void): Channel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<unknown>) => listen(event.data);
  return { post: (words) => channel.postMessage(words), close: () => channel.close() };
}
