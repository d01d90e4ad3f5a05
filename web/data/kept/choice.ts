import { localStore, mediaQuery } from '../../lib/browser.ts';

const keyOf = (userId: string) => `keep-conversations:${userId}`;
const watchers = new Set<() => void>();

/** Whether Parley runs as an installed app, in a window of its own. */
export const isInstalled = (): boolean =>
  mediaQuery('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

/** Whether this person wants recent conversations kept on this device: in the installed app unless they turned it off, in a browser if they turned it on. */
export function wantsKept(userId: string): boolean {
  const stored = localStore.getItem(keyOf(userId));
  return stored === null ? isInstalled() : stored === 'on';
}

export function setWantsKept(userId: string, wants: boolean): void {
  localStore.setItem(keyOf(userId), wants ? 'on' : 'off');
  for (const watcher of watchers) watcher();
}

/** Also calls the watcher when another tab changes the choice. Returns an unsubscribe function. */
export function watchChoice(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}
