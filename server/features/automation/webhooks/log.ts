import type { Received } from '@parley/contract/endpoint';
import { mayDo } from '@parley/contract/permissions';
import { type listWebhookLogs, webhookLogDays } from '@parley/contract/webhooks';
import type { MachineActor, MemberActor, OperatorActor, ReadCtx, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { enqueueNow } from './deliver.ts';
import * as deliveries from './delivery-store.ts';
import { presentAttempt, presentLog } from './present.ts';
import * as store from './store.ts';

const sort = 'webhooks';
const mostAttempts = 100;
const day = 86_400_000;

export async function listLogs(ctx: ReadCtx, input: Received<typeof listWebhookLogs>) {
  const [before] = fromKeyCursor(sort, input.cursor, ['uuid']) ?? [];
  const rows = await deliveries.listDeliveries(ctx.db, input.merchant, {
    endpointId: input.endpoint_id,
    type: input.type,
    status: input.status,
    since: input.since === undefined ? undefined : new Date(input.since),
    before: before === undefined ? undefined : String(before),
    most: input.limit + 1,
  });
  const items = rows.slice(0, input.limit).map(presentLog);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > input.limit && last ? toKeyCursor(sort, [last.id]) : null };
}

export async function getLog(ctx: ReadCtx<MemberActor | MachineActor | OperatorActor>, id: string) {
  const row = (await deliveries.findDelivery(ctx.db, id)) ?? missing('webhook_log.missing');
  const attempts = await deliveries.listAttempts(ctx.db, id, mostAttempts);
  const maySeeAnswers = mayDo(ctx.actor, 'personal_data:read');
  return { ...presentLog(row), request_body: row.body, items: attempts.map((attempt) => presentAttempt(attempt, maySeeAnswers)) };
}

/** Sends it again now, with the same id. If that fails, the attempts go on, or start over where they had ended. */
export async function retry(ctx: WriteCtx, { merchant, id }: { merchant: string; id: string }) {
  const { endpoint_id: endpointId } = (await deliveries.findDelivery(ctx.db, id)) ?? missing('webhook_log.missing');
  const endpoint = await mustBeEnabled(ctx, endpointId);
  const { type, event_id: event } = (await deliveries.lockDelivery(ctx.db, id)) ?? missing('webhook_log.missing');
  await deliveries.requeueOne(ctx.db, id, ctx.now());
  ctx.audit({ action: 'webhook_event.retried', object: ['webhook_endpoint', endpointId], detail: { event, type } });
  enqueueNow(ctx, merchant, endpoint);
  ctx.signal({ type: 'changed', topic: 'webhooks', id, version: null });
  return presentLog((await deliveries.findDelivery(ctx.db, id)) ?? missing('webhook_log.missing'));
}

/** Sends everything since then that wasn't delivered. */
export async function recover(ctx: WriteCtx, { merchant, id, since }: { merchant: string; id: string; since: string }) {
  const from = new Date(since);
  if (from.getTime() < ctx.now().getTime() - webhookLogDays * day)
    throw new Problem('input.invalid', { errors: [{ path: 'since', message: `Choose a time within the last ${webhookLogDays} days.` }] });
  const endpoint = await mustBeEnabled(ctx, id);
  const events = await deliveries.requeue(ctx.db, id, from, ctx.now());
  ctx.audit({ action: 'webhook_endpoint.recovered', object: ['webhook_endpoint', id], detail: { since: from.toISOString(), events } });
  enqueueNow(ctx, merchant, endpoint);
  ctx.signal({ type: 'changed', topic: 'webhooks', id, version: null });
  return { events };
}

async function mustBeEnabled(ctx: WriteCtx, id: string) {
  const endpoint = (await store.lockEndpoint(ctx.db, id)) ?? missing('webhook_endpoint.missing');
  if (!endpoint.enabled) throw new Problem('webhook_endpoint.disabled');
  return endpoint;
}
