import { z } from 'zod';
import type { WebhookCtx } from '../../../context.ts';
import { receiveWebhook } from '../../../platform/http/webhook.ts';
import { billingDelivery } from './jobs.ts';
import type { WebhookParts } from './provider-webhook.ts';
import * as store from './store.ts';

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
