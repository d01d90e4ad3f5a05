import { Problem } from '../../platform/http/problem.ts';
import { BucketStore } from '../../platform/limits/bucket-store.ts';

/** Tries of a shop in a minute, per process: each may cost the shop, or the operator, a call of a language model. */
const perMinute = 30;

/** Counted in memory, since a try writes nothing. `factor` (RATE_LIMIT_FACTOR) scales it; 0 switches it off. Throws `rate.limited`. */
export function openTryLimit(factor: number) {
  const counts = new BucketStore();
  const most = Math.max(1, Math.round(perMinute * factor));
  return (merchant: string) => {
    if (factor === 0) return;
    counts.incr(
      merchant,
      (_error, count) => {
        if (count && count.current > most)
          throw new Problem('rate.limited', {
            detail: `The AI can be tried ${most} times a minute. Wait a moment.`,
            retryAfter: Math.ceil(count.ttl / 1000),
          });
      },
      60_000,
    );
  };
}
