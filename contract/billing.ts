import { z } from 'zod';
import { call, command, download, query, webhook } from './endpoint.ts';
import { limited, planNames, type PriceId, prices } from './plans.ts';
import { currency, email, id, instant, merchantId, money, nothing, page } from './values.ts';

/** Parley's own plans: the shop's subscription, what it uses, its invoices and how it pays. */
export const priceIds = Object.keys(prices) as [PriceId, ...PriceId[]];
/** `free`: the paid plan ends. */
export const choices = [...priceIds, 'free'] as const;
export type Choice = (typeof choices)[number];
const priceId = z.enum(priceIds, 'Choose one of the prices, such as starter_monthly.');
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'canceled', 'unpaid'] as const;
/**
 * `not_charged`: the invoice is issued and stored, but no money is collected, because no payment provider is connected. `stripe`: Stripe
 * collects it.
 */
export const collections = ['not_charged', 'stripe'] as const;
export const paymentMethodKinds = ['invoice', 'bank_transfer'] as const;
/** `failed`: the latest payment was declined. `action_required`: the bank asks for a confirmation. `method_missing`: nothing is charged yet. */
export const paymentIssues = ['failed', 'action_required', 'method_missing'] as const;
export const invoiceStatuses = ['open', 'paid', 'void', 'uncollectible'] as const;
export const invoiceReasons = ['subscription_create', 'subscription_cycle', 'subscription_update'] as const;

const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`);
const buyerFields = {
  name: text(120).describe('Company or person that invoices are made out to. Blank for the shop’s name.'),
  address: text(400).describe('Billing address, a line each.'),
  country: z
    .union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, 'Choose a country.')])
    .describe('Two-letter country code, which decides the tax. Blank if unknown.'),
  vat_id: z
    .string()
    .trim()
    .toUpperCase()
    .overwrite((value) => value.replace(/[\s.-]/g, ''))
    .max(20, 'Use at most 20 characters.')
    .describe('VAT ID, such as DE123456789. Checked for its format only.'),
  email: z.union([z.literal(''), email]).describe('Email address printed on invoices.'),
};
/** Blank where nothing was entered. */
export const buyer = z.object({
  name: buyerFields.name.default(''),
  address: buyerFields.address.default(''),
  country: buyerFields.country.default(''),
  vat_id: buyerFields.vat_id.default(''),
  email: buyerFields.email.default(''),
});
export type Buyer = z.output<typeof buyer>;

export const subscription = z.object({
  plan: z.enum(planNames),
  status: z.enum(subscriptionStatuses),
  price_id: priceId.nullable().describe('Price that is billed. Null on Free, in a trial, and where the operator set the plan.'),
  amount: money.describe('What a period costs, without tax and discount.'),
  currency,
  trial_ends_at: instant.nullable(),
  period_starts_at: instant.nullable(),
  period_ends_at: instant.nullable().describe('When the next period begins, or the plan ends.'),
  cancel_at_period_end: z.boolean(),
  next: z
    .object({ plan: z.enum(planNames), price_id: priceId.nullable(), at: instant })
    .nullable()
    .describe('A change that is scheduled. Null for none.'),
  credit: money.describe('Unused time that the next invoice takes off, without tax.'),
  coupon: z.object({ code: z.string(), percent: z.int(), ends_at: instant.nullable() }).nullable(),
  buyer,
  collection: z.enum(collections),
  payment: z
    .object({
      issue: z.enum(paymentIssues),
      reason: z.string().nullable().describe('What the card’s bank says. Null if it says nothing.'),
      until: instant.nullable().describe('When the next try is, or until when the plan lasts without a payment method. Null if unknown.'),
      url: z.string().nullable().describe('Page of the payment provider to pay or confirm on. Null for the portal or the checkout.'),
    })
    .nullable()
    .describe('What keeps the plan from being paid. Null for nothing.'),
  actions: z.array(z.enum(['choose', 'cancel', 'resume', 'portal'])).describe('What can be done now.'),
});
export type Subscription = z.output<typeof subscription>;

export const invoiceLine = z.object({ description: z.string(), starts_at: instant, ends_at: instant, amount: money });
const sums = {
  currency,
  lines: z.array(invoiceLine),
  discount: money.describe('What the coupon takes off.'),
  credit_applied: money.describe('Credit from unused time that was used up.'),
  net: money,
  tax: z
    .object({ name: z.string(), rate: z.string().describe('Percentage.'), base: money, amount: money })
    .nullable()
    .describe('Null if no tax is charged.'),
  tax_note: z.string().describe('Why no tax is charged. Blank otherwise.'),
  total: money,
};
export const invoice = z.object({
  id,
  number: z.string(),
  reason: z.enum(invoiceReasons),
  ...sums,
  collection: z.enum(collections),
  status: z.enum(invoiceStatuses).nullable().describe('Whether it is paid. Null where nothing is charged.'),
  amount_charged: money.describe('What was collected.'),
  issued_at: instant,
});
export type Invoice = z.output<typeof invoice>;

export const preview = z.object({
  ...sums,
  effect: z.enum(['none', 'now', 'period_end']).describe('When the change takes effect.'),
  at: instant,
  collection: z.enum(collections),
  charged_at: instant.nullable().describe('When the total is collected. Null if nothing is.'),
  renews_at: instant.nullable().describe('When the period of the new price ends. Null for Free.'),
  credit_left: money.describe('Credit that remains for later invoices.'),
  over: z
    .array(z.object({ name: z.enum(limited), used: z.int(), limit: z.int() }))
    .describe('What the shop uses beyond the limits of that plan. Nothing is removed, but nothing can be added.'),
});
export type Preview = z.output<typeof preview>;

export const paymentMethod = z.object({
  id,
  kind: z.enum([...paymentMethodKinds, 'card']),
  label: z.string().describe('Printed on invoices, such as a cost center.'),
  is_default: z.boolean(),
  created_at: instant,
});
export type PaymentMethod = z.output<typeof paymentMethod>;

const shop = z.object({ merchant: merchantId });
export const getSubscription = query('GET /api/billing/:merchant/subscription', {
  summary: 'Retrieve the shop’s subscription',
  access: 'billing:read',
  topics: ['plan'],
  input: shop,
  result: subscription,
});
export const previewPlan = call('GET /api/billing/:merchant/preview', {
  summary: 'Retrieve what changing to a price would cost and when it takes effect',
  access: 'billing:read',
  topics: ['plan'],
  input: shop.extend({ price_id: z.enum(choices, 'Choose one of the prices, such as starter_monthly.') }),
  result: preview,
  problems: ['billing.provider_unavailable', 'billing.provider_refused'],
});
export const checkoutPlan = call('POST /api/billing/:merchant/checkout', {
  summary: 'Change the plan: upgrades take effect at once, downgrades when the period ends. The current price keeps the plan as it is',
  access: 'billing:write',
  topics: ['plan', 'team'],
  keyed: true,
  input: shop.extend({ price_id: priceId }),
  result: z.object({
    url: z
      .string()
      .nullable()
      .describe('Page to pay or to confirm on. Null if the change is made: without a payment provider, or with the payment method in use.'),
    subscription,
    invoice: invoice.nullable().describe('The invoice that was issued. Null if none was.'),
  }),
  problems: ['billing.provider_unavailable', 'billing.provider_refused', 'billing.payment_due', 'billing.checkout_replaced'],
});
export const confirmCheckout = call('POST /api/billing/:merchant/checkout/confirm', {
  summary: 'Ask the payment provider how a page to pay on ended, and retrieve the subscription as it is now',
  access: 'billing:write',
  topics: ['plan', 'team'],
  input: shop.extend({ session_id: z.string().trim().min(1, 'Enter the page’s ID.').max(200) }),
  result: z.object({ state: z.enum(['open', 'complete', 'expired']), subscription }),
  problems: ['billing.checkout_missing', 'billing.provider_unavailable', 'billing.provider_refused'],
});
export const openBillingPortal = call('POST /api/billing/:merchant/portal', {
  summary: 'Retrieve the address of the page on which the subscription is managed',
  access: 'billing:write',
  input: shop,
  result: z.object({ url: z.string() }),
  problems: ['billing.no_customer', 'billing.provider_unavailable', 'billing.provider_refused'],
});
export const cancelPlan = call('POST /api/billing/:merchant/cancel', {
  summary: 'Cancel the paid plan at the end of its period; the shop then continues on Free',
  access: 'billing:write',
  topics: ['plan'],
  input: shop,
  result: subscription,
  problems: ['billing.nothing_to_cancel', 'billing.provider_unavailable', 'billing.provider_refused'],
});
export const resumePlan = call('POST /api/billing/:merchant/resume', {
  summary: 'Take back a scheduled cancellation or downgrade',
  access: 'billing:write',
  topics: ['plan'],
  input: shop,
  result: subscription,
  problems: ['billing.nothing_to_resume', 'billing.provider_unavailable', 'billing.provider_refused'],
});
export const redeemCoupon = command('POST /api/billing/:merchant/coupon', {
  summary: 'Use a coupon for the invoices from now on; it replaces the current one',
  access: 'billing:write',
  topics: ['plan'],
  input: shop.extend({
    code: z.string().trim().toUpperCase().min(1, 'Enter a coupon code.').max(40, 'Use at most 40 characters.'),
  }),
  result: subscription,
  problems: ['billing.coupon_refused', 'billing.managed_by_stripe'],
});
export const removeCoupon = command('DELETE /api/billing/:merchant/coupon', {
  summary: 'Stop using the coupon',
  access: 'billing:write',
  topics: ['plan'],
  input: shop,
  result: subscription,
  problems: ['billing.managed_by_stripe'],
});
export const updateBuyer = command('PUT /api/billing/:merchant/details', {
  summary: 'Change the billing address and VAT ID; a field that is left out stays as it is, as do invoices already issued',
  access: 'billing:write',
  topics: ['plan'],
  input: shop.extend(z.object(buyerFields).partial().shape),
  result: subscription,
  problems: ['billing.managed_by_stripe'],
});

export const period = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11.');
export const usage = z.object({
  plan: z.enum(planNames),
  period: period.describe('Calendar month in the shop’s time zone.'),
  starts_at: instant,
  ends_at: instant,
  items: z.array(
    z.object({
      name: z.enum(limited),
      used: z.int().nullable().describe('Null in a past month where only the current number is known.'),
      limit: z.int().nullable().describe('Limit of the current plan. Null for unlimited.'),
      forecast: z
        .int()
        .nullable()
        .describe(
          'Usage at the end of the month if it continues at its average pace so far. Null on the first day, and for what isn’t counted per month.',
        ),
    }),
  ),
});
export type Usage = z.output<typeof usage>;
export const getUsage = query('GET /api/billing/:merchant/usage', {
  summary: 'Retrieve what the shop uses of its plan in a month',
  access: 'billing:read',
  topics: ['plan', 'team', 'figures'],
  input: shop.extend({ period: period.optional() }),
  result: usage,
});

export const listInvoices = query('GET /api/billing/:merchant/invoices', {
  summary: 'List invoices, newest first',
  access: 'billing:read',
  topics: ['plan'],
  input: shop.extend({ limit: z.coerce.number().int().min(1).max(100).default(12), cursor: id.optional() }),
  result: page(invoice),
});
export const downloadBillingInvoice = download('GET /api/billing/:merchant/invoices/:id/pdf', {
  summary: 'Download an invoice as PDF',
  access: 'billing:read',
  input: shop.extend({ id }),
  result: z.string(),
  problems: ['invoice.missing', 'billing.provider_unavailable', 'billing.provider_refused'],
});

export const getPaymentMethod = query('GET /api/billing/:merchant/payment-method', {
  summary: 'Retrieve the payment method in use',
  access: 'billing:read',
  topics: ['plan'],
  input: shop,
  result: z.object({ payment_method: paymentMethod.nullable() }),
});
export const listPaymentMethods = query('GET /api/billing/:merchant/payment-methods', {
  summary: 'List payment methods, newest first',
  access: 'billing:read',
  topics: ['plan'],
  input: shop,
  result: z.object({ items: z.array(paymentMethod), collection: z.enum(collections) }),
});
export const setPaymentMethod = command('PUT /api/billing/:merchant/payment-method', {
  summary: 'Add a payment method and use it from now on; an equal one is used again',
  access: 'billing:write',
  topics: ['plan'],
  input: shop.extend({ kind: z.enum(paymentMethodKinds), label: text(80).default('') }),
  result: paymentMethod,
  problems: ['payment_method.too_many', 'billing.managed_by_stripe'],
});
export const connectPaymentMethod = command('POST /api/billing/:merchant/payment-methods/:id/connect', {
  summary: 'Use a payment method from now on',
  access: 'billing:write',
  topics: ['plan'],
  input: shop.extend({ id }),
  result: paymentMethod,
  problems: ['payment_method.missing', 'billing.managed_by_stripe'],
});
export const deletePaymentMethod = command('DELETE /api/billing/:merchant/payment-methods/:id', {
  summary: 'Delete a payment method; if it was in use, the newest of the others is used',
  access: 'billing:write',
  topics: ['plan'],
  input: shop.extend({ id }),
  result: nothing,
  problems: ['payment_method.missing', 'billing.managed_by_stripe'],
});

export const receiveBillingWebhook = webhook('POST /api/inbound/billing/:provider', {
  summary:
    'Receive a delivery of the operator’s payment provider, whose signature covers the raw body. Deliveries are deduplicated, acknowledged immediately and processed by a job, which retrieves the subscription again before it records anything.',
  access: 'signed',
  limit: 'webhook',
  most: 1024 * 1024,
  input: z.object({ provider: z.string().max(40) }),
  result: z.object({ stored: z.int().describe('Number of new deliveries stored. 0 for a duplicate, or for one that is about no shop.') }),
  problems: ['webhook.signature_invalid', 'input.too_large', 'input.unreadable'],
});
