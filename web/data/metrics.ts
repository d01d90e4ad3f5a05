import type { Sent } from '@parley/contract/endpoint';
import type { Metric, sendMetrics as contractMetrics } from '@parley/contract/metrics';
import { whenIdle } from '../lib/when-idle.ts';
import { attemptCall } from './attempt.ts';
import { knownCsrfToken } from './csrf-cache.ts';
import { csrfToken } from './csrf.ts';
import { metricsSession, putBack, record, takeBatch } from './metrics-queue.ts';
import { sendMetrics } from './own-calls.ts';
import { repeat } from './repeat.ts';
import { describe } from './request.ts';
import { exchange } from './transport.ts';

const EVERY = 30_000;
/** A keepalive request may carry 64 KiB: 100 metrics stay below it. */
const BATCH = 100;

let sending = false;

/** Measures the page and its calls, and sends the metrics every 30 s and when the page is hidden. Returns a stop function. */
export function measurePerformance(): () => void {
  const timer = setInterval(() => void flushMetrics(), EVERY);
  const hide = () => {
    if (document.visibilityState === 'hidden') flushOnHide();
  };
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', flushOnHide);
  whenIdle(() => {
    void watchVitals();
    // A page that closes within 30 s can only send its metrics when the CSRF token is cached.
    csrfToken().catch(() => undefined);
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', hide);
    window.removeEventListener('pagehide', flushOnHide);
  };
}

/** Sends the queue, oldest first; a batch that fails goes back into it. */
export async function flushMetrics(): Promise<void> {
  if (sending) return;
  sending = true;
  for (let batch = takeBatch(BATCH); batch.length > 0; batch = takeBatch(BATCH)) {
    if (!(await arrives(batch))) break;
  }
  sending = false;
}

async function arrives(metrics: Metric[]): Promise<boolean> {
  try {
    await repeat(() => attemptCall(describe(sendMetrics, inBatch(metrics))));
    return true;
  } catch {
    // No toast: the next round tries again.
    putBack(metrics);
    return false;
  }
}

/** The page may be gone before an answer comes, so nothing can be awaited before the request is sent. */
export function flushOnHide(): void {
  const csrf = knownCsrfToken();
  const metrics = csrf ? takeBatch(BATCH) : [];
  if (metrics.length === 0) return;
  exchange(describe(sendMetrics, inBatch(metrics)), { csrf, keepalive: true }).catch(() => putBack(metrics));
}

const inBatch = (metrics: Metric[]): Sent<typeof contractMetrics> => ({ session_id: metricsSession(), metrics, timestamp: Date.now() });

async function watchVitals() {
  const vitals = await import('web-vitals');
  for (const watch of [vitals.onCLS, vitals.onFCP, vitals.onINP, vitals.onLCP, vitals.onTTFB]) {
    watch(({ name, value, rating, navigationType }) => record(name, value, { rating, navigation_type: navigationType }));
  }
}
