/** Runs something once the browser has nothing better to do. Returns the way to call it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(run);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, 1000);
  return () => clearTimeout(timer);
}
