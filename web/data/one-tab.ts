const focusLock = 'parley-focused';

/** Runs something in one of this browser's tabs at a time; when that tab goes, another takes it on. Returns the way to stop. */
export function inOneTab(name: string, work: () => () => void): () => void {
  // Where there are no locks each tab works for itself.
  if (!navigator.locks) return work();
  const stop = new AbortController();
  void waitForTurn(name, work, stop.signal);
  return () => stop.abort();
}

async function waitForTurn(name: string, work: () => () => void, stopped: AbortSignal) {
  const hold = async () => {
    if (stopped.aborted) return;
    const end = work();
    await aborted(stopped);
    end();
  };
  // It only ends early by our own stop, while it waits.
  await navigator.locks.request(name, { signal: stopped }, hold).catch(() => undefined);
}

/** Has the other tabs know while this one has the focus: it holds a lock, which goes with it however it goes. Returns the way to stop. */
export function tellFocus(): () => void {
  if (!navigator.locks) return () => undefined;
  let blurred: AbortController | undefined;
  const look = () => {
    if (document.hasFocus() === (blurred !== undefined)) return;
    blurred?.abort();
    blurred = document.hasFocus() ? holdFocus() : undefined;
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

function holdFocus(): AbortController {
  const blurred = new AbortController();
  const { signal } = blurred;
  void navigator.locks.request(focusLock, { mode: 'shared', signal }, () => aborted(signal)).catch(() => undefined);
  return blurred;
}

/** Whether somebody is at one of this browser's tabs. */
export async function someTabHasFocus(): Promise<boolean> {
  if (document.hasFocus() || !navigator.locks) return document.hasFocus();
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === focusLock);
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
