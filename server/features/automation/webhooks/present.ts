import type { WebhookAttempt, WebhookEndpoint, WebhookLog } from '@parley/contract/webhooks';
import type { AttemptRow, LoggedRow } from './delivery-store.ts';
import { overlapEnd, readHeaders } from './secrets.ts';
import type { countRecent, EndpointRow } from './store.ts';

type Recent = Awaited<ReturnType<typeof countRecent>>;

export function presentEndpoint(row: EndpointRow, now: Date, recent: Recent = []): WebhookEndpoint {
  const count = (status: Recent[number]['status']) => recent.find((one) => one.endpoint_id === row.id && one.status === status)?.count ?? 0;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    enabled: row.enabled,
    disabled_reason: row.disabled_reason,
    event_types: row.event_types,
    brand_ids: row.brand_ids,
    headers: readHeaders(row.headers).map(({ name }) => ({ name })),
    secret: null,
    old_secrets_until: overlapEnd(row.secrets, now),
    failing_since: row.failing_since?.toISOString() ?? null,
    last_24_hours: { succeeded: count('succeeded'), failed: count('failed'), pending: count('pending'), waiting: count('waiting') },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export const presentLog = (row: LoggedRow): WebhookLog => ({
  id: row.id,
  endpoint_id: row.endpoint_id,
  url: row.url,
  event_id: row.event_id,
  type: row.type,
  status: row.status,
  attempts: row.attempts,
  last_status: row.last_status,
  last_error: row.last_error,
  last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** What a receiver answered may name customers, so only those who may see personal data read it. */
export function presentAttempt(row: AttemptRow, maySeeAnswer: boolean): WebhookAttempt {
  return {
    number: row.number,
    trigger: row.trigger,
    url: row.url,
    started_at: row.started_at.toISOString(),
    duration_ms: row.duration_ms,
    request_headers: row.request_headers as Record<string, string>,
    response_status: row.response_status,
    response_headers: row.response_headers as Record<string, string> | null,
    response_body: maySeeAnswer ? row.response_body : null,
    error: row.error,
  };
}
