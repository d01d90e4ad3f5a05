import type { Received } from '@parley/contract/endpoint';
import type { sendMetrics } from '@parley/contract/metrics';
import type { WriteCtx } from '../../../context.ts';
import { cleanExtra, measuredAt, rate, withoutSecrets } from './rules.ts';
import { insertMetrics } from './store.ts';

/** Stores a browser's measurements with our own rating, since the browser can't be trusted. */
export async function keepMetrics(ctx: WriteCtx, { session_id: sessionId, metrics }: Received<typeof sendMetrics>) {
  const now = ctx.now();
  const rows = metrics.map(({ name, value, timestamp, sessionId: _session, url, userAgent, ...extra }) => ({
    id: ctx.newId(),
    session_id: sessionId,
    name,
    value,
    rating: rate(name, value),
    url: withoutSecrets(url),
    user_agent: userAgent,
    extra: JSON.stringify(cleanExtra(extra)),
    measured_at: measuredAt(timestamp, now),
    created_at: now,
  }));
  if (rows.length > 0) await insertMetrics(ctx.db, rows);
  return { stored: rows.length };
}
