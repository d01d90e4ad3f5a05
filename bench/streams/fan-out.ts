import { setTimeout as pause } from 'node:timers/promises';
import { median, percentile, round } from '../support/figures.ts';
import { cpuSecondsOf } from '../support/processes.ts';
import type { Listeners } from './listeners.ts';

type Say = (token: string, text: string) => Promise<void>;
const clock = () => Number(process.hrtime.bigint()) / 1e6;

/** Sends one message at a time to every teammate's stream: milliseconds from the visitor's POST. */
export async function measureFanOut(listeners: Listeners, visitors: string[], say: Say, messages: number) {
  const sent: { mark: string; at: number; acknowledged: number }[] = [];
  await listeners.arrivals();
  for (let n = 0; n < messages; n++) {
    const at = clock();
    await say(visitors[n] ?? '', `mark-one${n}.`);
    sent.push({ mark: `one${n}`, at, acknowledged: clock() - at });
    await pause(200);
  }
  const arrivals = await listeners.arrivals();
  const each = sent.map(({ mark, at }) => (arrivals[mark] ?? []).map((arrived) => arrived - at));
  const middle = (of: (ms: number[]) => number) => round(median(each.map(of)));
  return {
    messages,
    streams: listeners.counting,
    missing: sum(each.map((ms) => listeners.counting - ms.length)),
    acknowledged_ms: round(median(sent.map(({ acknowledged }) => acknowledged))),
    first_ms: middle((ms) => percentile(ms, 0)),
    median_ms: middle(median),
    p99_ms: middle((ms) => percentile(ms, 99)),
    last_ms: middle((ms) => percentile(ms, 100)),
    worst_last_ms: round(Math.max(...each.map((ms) => percentile(ms, 100)))),
  };
}

/** Sends 50 messages within a second, from 50 visitors, to every teammate's stream. */
export async function measureStorm(listeners: Listeners, visitors: string[], say: Say, pid: number) {
  const messages = 50;
  const cpuBefore = cpuSecondsOf(pid);
  const since = clock();
  const sent = await Promise.all(
    Array.from({ length: messages }, async (_, n) => {
      await pause(n * (1_000 / messages));
      const at = clock();
      await say(visitors[n] ?? '', `mark-storm${n}.`);
      return { mark: `storm${n}`, at, acknowledged: clock() - at };
    }),
  );
  await pause(3_000);
  const cpu = cpuSecondsOf(pid) - cpuBefore;
  const arrivals = await listeners.arrivals();
  const delays = sent.flatMap(({ mark, at }) => (arrivals[mark] ?? []).map((arrived) => arrived - at));
  const lastArrival = Math.max(...Object.values(arrivals).flat());
  return {
    messages,
    deliveries: delays.length,
    missing: messages * listeners.counting - delays.length,
    acknowledged_p99_ms: round(
      percentile(
        sent.map(({ acknowledged }) => acknowledged),
        99,
      ),
    ),
    median_ms: round(median(delays)),
    p99_ms: round(percentile(delays, 99)),
    last_ms: round(percentile(delays, 100)),
    all_delivered_after_ms: round(lastArrival - since),
    web_processor_seconds: round(cpu, 2),
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
