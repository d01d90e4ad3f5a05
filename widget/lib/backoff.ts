const BASE = 1_000;
const MOST = 30_000;

/** Milliseconds to wait before attempt `failures + 1`: doubling up to 30 s, the second half random, so that visitors don't all return at once. */
export function retryDelay(failures: number, chance: number): number {
  const ceiling = Math.min(MOST, BASE * 2 ** Math.max(0, failures - 1));
  return Math.round(ceiling / 2 + (ceiling / 2) * chance);
}
