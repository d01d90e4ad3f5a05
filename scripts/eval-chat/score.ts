// pass^k: the probability that a task passes in all of k trials.
export type Trials = readonly boolean[];

/** The share of choices of `k` from `n` trials in which all passed, with `c` passed trials; averaged over the tasks with enough trials. */
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
