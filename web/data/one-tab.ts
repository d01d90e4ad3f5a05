import { webLocks } from '../lib/browser.ts';
import { unlessAborted } from './problem.ts';

const focusLock = 'parley-focused';

/** Runs something in one of this browser's tabs at a time; when that tab closes, another takes over. Returns a stop function. */
export function inOneTab(name: string, work: () => () => void): () => void {
  // Without Web Locks each tab works for itself.
  const locks = webLocks();
  if (!locks) return work();
  const stop = new AbortController();
  void waitForTurn(locks, name, work, stop.signal);
  return () => stop.abort();
}

async function waitForTurn(locks: LockManager, name: string, work: () => () => void, stopped: AbortSignal) {
  const hold = async () => {
    if (stopped.aborted) return;
    const end = work();
    await aborted(stopped);
    end();
  };
  // Rejects only when we stop while waiting for the lock.
  await locks.request(name, { signal: stopped }, hold).catch(unlessAborted);
}

/** Shows the other tabs that this one has the focus, by holding a lock, which the browser frees even if the tab crashes. Returns a stop function. */
export function notifyFocus(): () => void {
  const locks = webLocks();
  if (!locks) return () => undefined;
  let blurred: AbortController | undefined;
  const look = () => {
    if (document.hasFocus() === (blurred !== undefined)) return;
    blurred?.abort();
    blurred = document.hasFocus() ? holdFocus(locks) : undefined;
  };
  look();
  window.addEventListener('focus', look);
  window.addEventListener('blur', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    window.removeEventListener('blur', look);
    document.removeEventListener('visibilitychange', look);
    blurred?.abort();
  };
}

function holdFocus(locks: LockManager): AbortController {
  const blurred = new AbortController();
  const { signal } = blurred;
  void locks.request(focusLock, { mode: 'shared', signal }, () => aborted(signal)).catch(unlessAborted);
  return blurred;
}

/** Whether any of this browser's tabs has the focus. */
export async function someTabHasFocus(): Promise<boolean> {
  const locks = webLocks();
  if (document.hasFocus() || !locks) return document.hasFocus();
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === focusLock);
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
