import type { Metric } from '@parley/contract/metrics';
import { newId, sessionStore } from '../lib/browser.ts';

/** How many metrics to keep while the server is unreachable; the oldest are dropped first. */
const MOST = 500;

let waiting: Metric[] = [];

/** Records how long something took, in milliseconds unless the metric has its own unit. */
export function record(name: string, value: number, extra: Record<string, string | number> = {}): void {
  const place = { sessionId: metricsSession(), url: withoutSecrets(location.pathname), userAgent: navigator.userAgent.slice(0, 400) };
  keep([...waiting, { name, value: Math.max(0, value), timestamp: Date.now(), ...place, ...extra }]);
}

/** Takes up to `most` metrics, oldest first. */
export function takeBatch(most: number): Metric[] {
  const batch = waiting.slice(0, most);
  waiting = waiting.slice(most);
  return batch;
}

/** Puts a batch that failed to send back in front. */
export const putBack = (batch: Metric[]): void => keep([...batch, ...waiting]);

export const countWaiting = (): number => waiting.length;

function keep(metrics: Metric[]) {
  waiting = metrics.slice(-MOST);
}

/** One id for the life of a browser tab; it identifies no person. */
export function metricsSession(): string {
  const known = sessionStore.getItem('metrics-session');
  if (known) return known;
  const made = newId();
  sessionStore.setItem('metrics-session', made);
  return made;
}

/** Expects no query strings. A long random word in a path may be a token and is removed. */
const withoutSecrets = (path: string) => path.replace(/[\w-]{37,}|[\w-]+\.[\w-]+\.[\w-]{20,}/g, '…').slice(0, 500);
