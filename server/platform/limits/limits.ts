import type { Endpoint } from '@parley/contract/endpoint';

/**
 * Requests per minute for one caller (session, otherwise address), per bucket and process. Visitors behind one address share a budget, and
 * webhook services deliver for all shops from a few addresses.
 */
export const perMinute = { sign_in: 30, public_write: 60, visitor: 1200, read: 1200, write: 600, webhook: 12_000 } as const;

/** An endpoint's limit for @fastify/rate-limit. `factor` (RATE_LIMIT_FACTOR) scales all limits; 0 disables them. */
export function limiterOf(factor: number) {
  return ({ limit, kind }: Endpoint) => {
    if (factor === 0) return false;
    const bucket = limit ?? (kind === 'query' ? 'read' : 'write');
    return { max: Math.max(1, Math.round(perMinute[bucket] * factor)), timeWindow: 60_000, groupId: bucket };
  };
}
