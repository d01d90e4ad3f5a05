import autocannon from 'autocannon';
import { median, percentile, round } from '../support/figures.ts';
import { cpuSecondsOf, descendantsOf } from '../support/processes.ts';

/** `pid`: the server's process; `postgres`: the postmaster. */
export type Asked = { url: string; paths: string[]; headers?: Record<string, string>; pid: number; postgres: number };
/** One period of load. Latencies are per request; CPU time is what the server and database used per request. All in milliseconds. */
export type Stretch = { perSecond: number; p50: number; p99: number; server: number; database: number };

/** Keeps `connections` sending sequential requests for `seconds`. Throws on any unsuccessful response. */
export async function load({ url, paths, headers, pid, postgres }: Asked, connections: number, seconds: number): Promise<Stretch> {
  const times: number[] = [];
  const [server, database] = [usedSince([pid]), usedSince(descendantsOf(postgres))];
  const run = autocannon({ url, connections, duration: seconds, requests: paths.map((path) => ({ path })), ...(headers && { headers }) });
  void run.on('response', (_client, _status, _bytes, ms) => void times.push(ms));
  const { errors, timeouts, non2xx, duration } = await run;
  if (errors || timeouts || non2xx) throw new Error(`${url}${paths[0]}: ${non2xx} rejected, ${errors} failed, ${timeouts} timed out`);
  const each = (seconds: number) => (seconds * 1000) / times.length;
  return {
    perSecond: times.length / duration,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    server: each(server()),
    database: each(database()),
  };
}

/** CPU seconds that these processes use from now on. Processes that end count as zero. */
function usedSince(pids: number[]) {
  const before = new Map(pids.map((pid) => [pid, cpuSecondsOf(pid)]));
  return () => pids.reduce((sum, pid) => sum + Math.max(0, cpuSecondsOf(pid) - (before.get(pid) ?? 0)), 0);
}

/** The median of each figure over the periods. */
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
