// pass^k: how likely it is that a task is passed every time it is tried k times.
export type Trials = readonly boolean[];

/** Of `n` trials with `c` passed, the share of choices of `k` in which all passed; averaged over the tasks that were tried so often. */
export function passHat(tasks: readonly Trials[], k: number): number | null {
  const tried = tasks.filter((trials) => trials.length >= k);
  if (tried.length === 0) return null;
  const shares = tried.map((trials) => choose(trials.filter(Boolean).length, k) / choose(trials.length, k));
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let place = 0; place < k; place++) ways *= (n - place) / (place + 1);
  return n < k ? 0 : ways;
}
