import type { WriteCtx } from '../../../context.ts';
import type { WebhookAnswer, WebhookRequest } from '../../../integrations/webhook-port.ts';
import * as deliveries from './delivery-store.ts';
import { webhookProblemFound } from './events.ts';
import { askedPause, dueStep, logged, pauseAfter, slowFromMs } from './rules.ts';
import * as store from './store.ts';

export type Outcome = {
  endpoint: store.EndpointRow;
  delivery: deliveries.DeliveryRow;
  request: WebhookRequest;
  ownHeaders: readonly string[];
  answer: WebhookAnswer;
  at: Date;
  chance: number;
};

/** The receiver says that it is gone for good. */
const gone = 410;

/** Records an attempt and what follows from it, for the delivery and for its endpoint; returns whether the endpoint is slow. */
export async function record(ctx: WriteCtx, outcome: Outcome): Promise<boolean> {
  const { delivery, request, ownHeaders, answer, at } = outcome;
  const isSlow = answer.durationMs >= slowFromMs;
  // Locked before its deliveries, as everybody does who changes both.
  const endpoint = concernsEndpoint(ctx, outcome, isSlow) ? await store.lockEndpoint(ctx.db, outcome.endpoint.id) : undefined;
  const attempts = delivery.attempts + 1;
  const change = {
    ...nextState(ctx, outcome),
    attempts,
    trigger: 'scheduled',
    last_status: answer.status,
    last_error: answer.error,
    last_attempt_at: at,
  } as const;
  // Deleted meanwhile, or claimed by another worker because this one took too long: that one's outcome counts.
  if (!(await deliveries.changeClaimed(ctx.db, delivery.id, delivery.claimed_until, change))) return isSlow;
  await deliveries.insertAttempt(ctx.db, {
    merchant_id: delivery.merchant_id,
    delivery_id: delivery.id,
    number: attempts,
    trigger: delivery.trigger,
    url: request.url,
    started_at: at,
    duration_ms: answer.durationMs,
    request_headers: logged(request.headers, ownHeaders),
    response_status: answer.status,
    response_headers: answer.headers,
    response_body: answer.body,
    error: answer.error,
  });
  if (!endpoint?.enabled) return isSlow;
  if (answer.error === null) await noteSuccess(ctx, endpoint, isSlow);
  else await noteFailure(ctx, endpoint, answer.status, isSlow);
  return isSlow;
}

/** Whether the outcome changes anything about its endpoint, so that a healthy endpoint's row isn't written with each event. */
function concernsEndpoint(ctx: WriteCtx, { endpoint, answer }: Outcome, isSlow: boolean): boolean {
  if (endpoint.slow !== isSlow) return true;
  if (answer.error === null) return endpoint.failing_since !== null;
  return answer.status === gone || endpoint.failing_since === null || dueStep(failingOf(endpoint, ctx.now()), ctx.now()) !== undefined;
}

function nextState(ctx: WriteCtx, { delivery, answer, chance }: Outcome) {
  if (answer.error === null) return { status: 'succeeded', next_attempt_at: null } as const;
  if (answer.status === gone) return { status: 'waiting', next_attempt_at: null } as const;
  const now = ctx.now();
  const tries = delivery.tries + 1;
  const pause = pauseAfter(tries, chance, askedPause(answer.status, answer.headers?.['retry-after'], now));
  if (pause === undefined) return { status: 'failed', tries, next_attempt_at: null } as const;
  return { status: 'pending', tries, next_attempt_at: new Date(now.getTime() + pause) } as const;
}

const noteSuccess = (ctx: WriteCtx, { id }: store.EndpointRow, slow: boolean) =>
  store.changeEndpoint(ctx.db, id, { failing_since: null, warnings: 0, warned_at: null, slow });

async function noteFailure(ctx: WriteCtx, endpoint: store.EndpointRow, status: number | null, slow: boolean) {
  const now = ctx.now();
  if (status === gone) return disable(ctx, endpoint, 'gone');
  const failing = failingOf(endpoint, now);
  const step = dueStep(failing, now);
  if (step === 'disable') return disable(ctx, endpoint, 'failing');
  const warned = step === 'warn' ? { warnings: endpoint.warnings + 1, warned_at: now } : undefined;
  await store.changeEndpoint(ctx.db, endpoint.id, { failing_since: failing.failingSince, slow, ...warned });
  if (warned) await notifyTeam(ctx, endpoint, warned.warnings === 1 ? 'failing' : 'failing_long');
}

const failingOf = ({ failing_since: since, warnings, warned_at: warnedAt }: store.EndpointRow, now: Date) => ({
  failingSince: since ?? now,
  warnings,
  warnedAt,
});

/** Nothing is dropped: what was due, and what happens from now on, waits until the endpoint is recovered. */
async function disable(ctx: WriteCtx, endpoint: store.EndpointRow, reason: 'gone' | 'failing') {
  await store.changeEndpoint(ctx.db, endpoint.id, { enabled: false, disabled_reason: reason, updated_at: ctx.now() });
  await deliveries.parkDeliveries(ctx.db, endpoint.id);
  ctx.audit({ action: 'webhook_endpoint.disabled', object: ['webhook_endpoint', endpoint.id], detail: { url: endpoint.url, reason } });
  ctx.signal({ type: 'changed', topic: 'webhooks', id: endpoint.id, version: null });
  await notifyTeam(ctx, endpoint, reason === 'gone' ? 'disabled_gone' : 'disabled_failing');
}

const notifyTeam = (
  ctx: WriteCtx,
  { merchant_id: merchant, id, url }: store.EndpointRow,
  problem: 'failing' | 'failing_long' | 'disabled_failing' | 'disabled_gone',
) => ctx.emit(webhookProblemFound, { merchant, endpoint_id: id, url, problem });
