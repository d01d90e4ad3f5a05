/** Rounds for display; 0.001 is the finest. */
export const round = (value: number, digits = 1) => Number(value.toFixed(digits));

export const median = (values: readonly number[]) => percentile(values, 50);

/** The smallest value that at least `share` percent of the values don't exceed; NaN for none. */
export function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Median, minimum and maximum of several runs, in their unit. */
export const spread = (values: readonly number[], digits = 1) => ({
  median: round(median(values), digits),
  p95: round(percentile(values, 95), digits),
  least: round(Math.min(...values), digits),
  most: round(Math.max(...values), digits),
  runs: values.length,
});
