import { z } from 'zod';
import type { JobCtx, WebhookCtx } from '../../../context.ts';
import type { Log } from '../../../installation.ts';
import type { BillingEvent, BillingPort } from '../../../integrations/billing-port.ts';
import { receiveWebhook } from '../../../platform/http/webhook.ts';
import { billingDelivery, syncBilling, syncKey } from './jobs.ts';
import { syncShop } from './provider-sync.ts';
import * as store from './store.ts';

export type WebhookParts = { provider: BillingPort | null; log: Log };

/** Stores a delivery in the shop that its object names. One about another shop's or the operator's own business is answered and logged. */
export async function receive(ctx: WebhookCtx, { provider: name }: { provider: string }, { provider, log }: WebhookParts): Promise<number> {
  const port = name === 'stripe' ? provider : null;
  return receiveWebhook(ctx, {
    source: {
      name: `billing:${name}`,
      verify: ({ body, header }, now) => port !== null && port.isSigned(body, header('stripe-signature') ?? '', now),
      split({ body }) {
        const event = port?.readEvent(body.toString('utf8'));
        if (!event) return [];
        if (event.shop === null) log.info({ event: event.externalId, kind: event.kind }, 'a billing event is about no shop');
        // Only what to look at is stored: the rest is retrieved again anyway.
        return event.shop === null ? [] : [{ account: event.shop, externalId: event.externalId, body: JSON.stringify(event) }];
      },
    },
    async homeOf(shop) {
      const isShop = z.uuid().safeParse(shop).success && (await ctx.write(({ db }) => store.isShop(db, shop)));
      if (!isShop) log.warn({ shop }, 'a billing event names a shop that doesn’t exist');
      return isShop ? { merchant: shop, connectionId: shop } : undefined;
    },
    job: billingDelivery,
  });
}

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
