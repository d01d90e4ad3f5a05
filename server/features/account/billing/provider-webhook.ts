import { z } from 'zod';
import type { JobCtx } from '../../../context.ts';
import type { BillingEvent, BillingPort } from '../../../integrations/billing-port.ts';
import type { Log } from '../../../platform/jobs/queue-logger.ts';
import { syncBilling, syncKey } from './jobs.ts';
import { syncShop } from './provider-sync.ts';
import * as store from './store.ts';

export type WebhookParts = { provider: BillingPort | null; log: Log };

const stored = z.object({ externalId: z.string(), kind: z.string(), customer: z.string().nullable() });
/** Looks how the shop stands at the provider now. An event that fails is retried by its job; a repeated one does nothing. */
export async function readDelivery(
  ctx: JobCtx,
  { merchant, delivery_id: id }: { merchant: string; delivery_id: string },
  parts: WebhookParts,
) {
  const delivery = await store.findDelivery(ctx.db, id);
  if (!delivery || delivery.processed_at || !parts.provider) return;
  const event: Omit<BillingEvent, 'shop'> = stored.parse(JSON.parse(delivery.body));
  const row = await syncShop(ctx, merchant, parts.provider, event.customer);
  if (!row) parts.log.warn({ event: event.externalId, customer: event.customer }, 'a billing event names a customer that isn’t the shop’s');
  await ctx.write((writer) => store.setProcessed(writer.db, id, writer.now()));
}

/** Every day, and an hour after a page to pay on was opened. */
export async function reconcile(ctx: JobCtx, merchant: string, { provider }: WebhookParts) {
  if (!provider) return;
  try {
    await syncShop(ctx, merchant, provider);
  } catch (error) {
    // The next day is another try; without it, nobody would look again.
    const runAt = new Date(ctx.now().getTime() + 86_400_000);
    if (ctx.lastAttempt) await ctx.write(async (writer) => writer.enqueue(syncBilling, { merchant }, { runAt, key: syncKey(merchant) }));
    throw error;
  }
}
