import { mostWebhookEndpoints } from '@parley/contract/webhooks';
import type { Writer } from '../../../platform/db/tenant.ts';
import { reactsToAny } from '../../../platform/jobs/reaction.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { bodyOf } from './body.ts';
import { wakeWebhooks } from './jobs.ts';
import { objectKey } from './rules.ts';
import { insertDeliveries } from './store.ts';
import type { Subscribers } from './subscribers.ts';

/** Stores each event for the endpoints that want it, in its own transaction. One job for a burst of events; none without an endpoint. */
export const outbox = (subscribers: Subscribers<Writer>) =>
  reactsToAny(wakeWebhooks, async (db, event, now) => {
    const { id: eventId, type, merchant_id: merchant, data } = event;
    if (!(await subscribers.has(db, merchant))) return undefined;
    const ids = Array.from({ length: mostWebhookEndpoints }, newId);
    const due = await insertDeliveries(db, { merchant, ids, eventId, type, data, objectKey: objectKey(data), body: bodyOf(event), now });
    return due > 0 ? { payload: { merchant }, plan: { key: `webhooks.wake:${merchant}` } } : undefined;
  });
