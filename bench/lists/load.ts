import autocannon from 'autocannon';
import { percentile, round } from '../ground/figures.ts';

export type Asked = { url: string; paths: string[]; headers?: Record<string, string> };
/** One stretch of load. Latencies are each request's own, in milliseconds. */
export type Stretch = { perSecond: number; p50: number; p99: number };

/** Keeps `connections` asking one after the other, for `seconds`. Throws when anything but a good answer came back. */
export async function load({ url, paths, headers }: Asked, connections: number, seconds: number): Promise<Stretch> {
  const times: number[] = [];
  const run = autocannon({ url, connections, duration: seconds, requests: paths.map((path) => ({ path })), ...(headers && { headers }) });
  void run.on('response', (_client, _status, _bytes, ms) => void times.push(ms));
  const { errors, timeouts, non2xx, duration } = await run;
  if (errors || timeouts || non2xx) throw new Error(`${url}${paths[0]}: ${non2xx} refused, ${errors} failed, ${timeouts} too late`);
  return { perSecond: times.length / duration, p50: percentile(times, 50), p99: percentile(times, 99) };
}

/** Median over the stretches of each figure. */
export const summed = (stretches: readonly Stretch[]) => ({
  per_second: Math.round(
    percentile(
      stretches.map(({ perSecond }) => perSecond),
      50,
    ),
  ),
  p50_ms: round(
    percentile(
      stretches.map(({ p50 }) => p50),
      50,
    ),
    2,
  ),
  p99_ms: round(
    percentile(
      stretches.map(({ p99 }) => p99),
      50,
    ),
    2,
  ),
});
