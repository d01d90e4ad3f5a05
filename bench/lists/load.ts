import autocannon from 'autocannon';
import { median, percentile, round } from '../ground/figures.ts';
import { cpuSecondsOf, descendantsOf } from '../ground/processes.ts';

/** `pid`: the process that answers; `postgres`: the first process of the database. */
export type Asked = { url: string; paths: string[]; headers?: Record<string, string>; pid: number; postgres: number };
/** One stretch of load. Latencies are each request's own; processor time is what the answering side used for each. All in milliseconds. */
export type Stretch = { perSecond: number; p50: number; p99: number; server: number; database: number };

/** Keeps `connections` asking one after the other, for `seconds`. Throws when anything but a good answer came back. */
export async function load({ url, paths, headers, pid, postgres }: Asked, connections: number, seconds: number): Promise<Stretch> {
  const times: number[] = [];
  const [server, database] = [usedSince([pid]), usedSince(descendantsOf(postgres))];
  const run = autocannon({ url, connections, duration: seconds, requests: paths.map((path) => ({ path })), ...(headers && { headers }) });
  void run.on('response', (_client, _status, _bytes, ms) => void times.push(ms));
  const { errors, timeouts, non2xx, duration } = await run;
  if (errors || timeouts || non2xx) throw new Error(`${url}${paths[0]}: ${non2xx} refused, ${errors} failed, ${timeouts} too late`);
  const each = (seconds: number) => (seconds * 1000) / times.length;
  return {
    perSecond: times.length / duration,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    server: each(server()),
    database: each(database()),
  };
}

/** Processor seconds these processes use from now on. One that ended since counts as nothing. */
function usedSince(pids: number[]) {
  const before = new Map(pids.map((pid) => [pid, cpuSecondsOf(pid)]));
  return () => pids.reduce((sum, pid) => sum + Math.max(0, cpuSecondsOf(pid) - (before.get(pid) ?? 0)), 0);
}

/** Median over the stretches of each figure. */
export function summed(stretches: readonly Stretch[]) {
  const middle = (of: keyof Stretch, digits = 2) => round(median(stretches.map((stretch) => stretch[of])), digits);
  return {
    per_second: middle('perSecond', 0),
    p50_ms: middle('p50'),
    p99_ms: middle('p99'),
    server_processor_ms: middle('server', 3),
    database_processor_ms: middle('database', 3),
  };
}
