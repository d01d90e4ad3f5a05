import type { Endpoint } from '@parley/contract/endpoint';

/** Requests a minute for one caller (a session, otherwise an address), per bucket and process. Visitors of one address share theirs. */
const perMinute = { sign_in: 30, public_write: 60, visitor: 1200, read: 1200, write: 600 } as const;

/** The limit of an endpoint as @fastify/rate-limit reads it. `factor` (RATE_LIMIT_FACTOR) scales all of them; 0 switches them off. */
export function limiterOf(factor: number) {
  return ({ limit, kind }: Endpoint) => {
    if (factor === 0) return false;
    const bucket = limit ?? (kind === 'query' ? 'read' : 'write');
    return { max: Math.max(1, Math.round(perMinute[bucket] * factor)), timeWindow: 60_000, groupId: bucket };
  };
}
