import { z } from 'zod';
import { call, command, query, webhook } from './endpoint.ts';
import { currency, id, instant, merchantId, money } from './values.ts';

/** Card payments through the shop's own account at a payment provider. */
export const paymentProviders = ['stripe'] as const;
/** `degraded`: connected, but the provider refuses something; `problem` says what to do. */
export const paymentAccountStatuses = ['connected', 'degraded', 'disconnected'] as const;
/** The webhook events that a shop's Stripe account should send. */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

export const paymentAccount = z.object({
  provider: z.enum(paymentProviders),
  status: z.enum(paymentAccountStatuses),
  problem: z.string().nullable().describe('Why card payments don’t work, and what to do. Null if they work.'),
  name: z.string().nullable().describe('Name of the account at the provider.'),
  external_id: z.string().nullable().describe('ID of the account at the provider.'),
  is_live: z.boolean().describe('Whether real money moves. False for a test key.'),
  key_hint: z.string().nullable().describe('Last 4 characters of the secret key. The key itself is never returned.'),
  webhook_url: z.string().describe('URL that the provider’s webhook must send events to.'),
  webhook_events: z.array(z.string()).describe('Events that the webhook must send.'),
  last_webhook_at: instant.nullable().describe('Time of the latest webhook. Null if none has arrived.'),
  checked_at: instant.nullable(),
});
export type PaymentAccount = z.output<typeof paymentAccount>;

const shop = z.object({ merchant: merchantId });
export const getPaymentAccount = query('GET /api/payments/:merchant/account', {
  summary: 'Retrieve the shop’s account for card payments',
  access: 'settings:read',
  topics: ['settings'],
  input: shop,
  result: paymentAccount,
});
const secret = (start: RegExp, message: string) => z.string().trim().max(300).regex(start, message);
export const connectPaymentAccount = call('PUT /api/payments/:merchant/account', {
  summary:
    'Connect the shop’s own Stripe account: the key is tested before it is saved, and cards are offered at checkout. Connecting again replaces the keys.',
  access: 'settings:write',
  people: 'Only a teammate can connect an account that receives money.',
  topics: ['settings'],
  input: shop.extend({
    secret_key: secret(/^(sk|rk)_(test|live)_\w+$/, 'Enter a secret or restricted key, which starts with sk_ or rk_.'),
    webhook_secret: secret(/^whsec_\S+$/, 'Enter the webhook’s signing secret, which starts with whsec_.'),
  }),
  result: paymentAccount,
  problems: ['payment.key_refused', 'payment.provider_unavailable', 'payment.account_differs'],
});
export const checkPaymentAccount = call('POST /api/payments/:merchant/account/check', {
  summary: 'Test the connected account again',
  access: 'settings:write',
  topics: ['settings'],
  input: shop,
  result: paymentAccount,
  problems: ['payment.not_connected', 'payment.provider_unavailable'],
});
export const disconnectPaymentAccount = call('DELETE /api/payments/:merchant/account', {
  summary: 'Disconnect the account: open payment pages are closed, then its keys are deleted. Refunds in progress must have ended.',
  access: 'settings:write',
  people: 'Only a teammate can disconnect an account that receives money.',
  topics: ['settings', 'orders'],
  input: shop,
  result: paymentAccount,
  problems: ['payment.not_connected', 'payment.refunds_pending'],
});

export const createPaymentLink = command('POST /api/orders/:merchant/:id/payment-link', {
  summary: 'Create the link where a customer pays the balance due of a placed order by card',
  access: 'orders:write',
  topics: ['orders'],
  input: shop.extend({ id }),
  result: z.object({
    url: z.string().describe('Works until the balance is paid.'),
    amount: money.describe('Balance due now. The page always shows the current one.'),
    currency,
  }),
  problems: ['order.missing', 'order.move_refused', 'payment.not_connected', 'payment.amount_refused'],
});

export const receivePaymentWebhook = webhook('POST /api/inbound/payments/:provider/:shop', {
  summary:
    'Receive a payment provider’s delivery, whose signature covers the raw body. Deliveries are deduplicated, acknowledged immediately and processed by a job, which retrieves the object again before it records anything.',
  access: 'signed',
  limit: 'webhook',
  most: 1024 * 1024,
  input: z.object({ provider: z.string().max(40), shop: z.string().max(60) }),
  result: z.object({ stored: z.int().describe('Number of new deliveries stored. 0 for a duplicate.') }),
  problems: ['webhook.signature_invalid', 'input.too_large', 'input.unreadable'],
});
