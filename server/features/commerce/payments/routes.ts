import * as contract from '@parley/contract/payments';
import { z } from 'zod';
import type { WebhookCtx } from '../../../context.ts';
import type { PaymentPort } from '../../../integrations/payment-port.ts';
import type { Routes } from '../../../platform/http/route.ts';
import { receiveWebhook } from '../../../platform/http/webhook.ts';
import { check, connect, disconnect, getAccount, type PaymentParts, webhookHome } from './account.ts';
import { paymentDelivery } from './jobs.ts';

export function paymentRoutes(route: Routes, parts: PaymentParts & { port: PaymentPort }) {
  route(contract.getPaymentAccount, (ctx, { merchant }) => getAccount(ctx, merchant, parts));
  route(contract.connectPaymentAccount, (ctx, input) => connect(ctx, input, parts));
  route(contract.checkPaymentAccount, (ctx, { merchant }) => check(ctx, merchant, parts));
  route(contract.disconnectPaymentAccount, (ctx, { merchant }) => disconnect(ctx, merchant, parts));
  route(contract.receivePaymentWebhook, async (ctx, input) => ({ stored: await receive(ctx, input, parts) }));
}

/** A shop without a connected account gets the same refusal as a wrong signature, so that nobody learns which shops exist. */
async function receive(
  ctx: WebhookCtx,
  { provider, shop }: { provider: string; shop: string },
  { port, ...parts }: PaymentParts & { port: PaymentPort },
) {
  const isShop = provider === 'stripe' && z.uuid().safeParse(shop).success;
  const home = isShop
    ? await ctx.write(async (writer) => {
        await writer.enter(shop);
        return webhookHome(writer.db, parts);
      })
    : undefined;
  return receiveWebhook(ctx, {
    source: {
      name: `payments:${provider}`,
      verify: ({ body, header }, now) => home !== undefined && port.isSigned(body, header('stripe-signature') ?? '', home.secret, now),
      split({ body }) {
        const event = port.readEvent(body.toString('utf8'));
        // Only what to look at is stored: the rest is personal data that is retrieved again anyway.
        return [{ account: shop, externalId: event.externalId, body: JSON.stringify(event) }];
      },
    },
    homeOf: async () => home && { merchant: shop, connectionId: home.accountId },
    job: paymentDelivery,
  });
}
