// The objects of Stripe Billing as the emulator returns them, with the keys of its published fixtures. For tests and the demo only.
import { parseAmount } from '@parley/contract/money';
import { planCurrency, type PriceId, prices } from '@parley/contract/plans';
import type { Json, Params, Session } from './emulator-objects.ts';

export type Customer = Json & {
  id: string;
  balance: number;
  metadata: Params;
  invoice_settings: { default_payment_method: string | null; custom_fields: null; footer: null; rendering_options: null };
};
export type Price = Json & {
  id: string;
  unit_amount: number;
  lookup_key: string | null;
  recurring: { interval: string; interval_count: number };
};
export type Item = Json & { id: string; price: Price; current_period_start: number; current_period_end: number };
export type Subscription = Json & {
  id: string;
  status: string;
  customer: string;
  items: Json & { data: [Item] };
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  trial_end: number | null;
  schedule: string | null;
  latest_invoice: string | null;
  pending_update: Json | null;
  default_payment_method: string | null;
  discounts: string[];
  metadata: Params;
};
export type Invoice = Json & {
  id: string;
  customer: string;
  status: string;
  total: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  next_payment_attempt: number | null;
};
export type Phase = { items: { price: string; quantity: number }[]; start_date: number; end_date: number };
export type Schedule = Json & { id: string; status: string; subscription: string | null; phases: Phase[] };

const inner = (value: string | Params | undefined): Params => (typeof value === 'object' ? value : {});
const text = (value: string | Params | undefined): string | null => (typeof value === 'string' ? value : null);
const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

export const priceObject = (name: PriceId): Price => ({
  id: `price_${name}`,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: 1_700_000_000,
  currency: planCurrency.toLowerCase(),
  custom_unit_amount: null,
  livemode: false,
  lookup_key: name,
  metadata: {},
  nickname: null,
  product: `prod_${prices[name].plan}`,
  recurring: {
    interval: prices[name].interval,
    interval_count: 1,
    meter: null,
    usage_type: 'licensed',
    trial_period_days: null,
  } as Price['recurring'],
  tax_behavior: 'exclusive',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: parseAmount(prices[name].amount, planCurrency) ?? 0,
  unit_amount_decimal: String(parseAmount(prices[name].amount, planCurrency) ?? 0),
});

export const customerObject = (id: string, params: Params, now: number): Customer => ({
  id,
  object: 'customer',
  address: null,
  balance: 0,
  created: now,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: text(params['email']),
  invoice_prefix: 'PARLEY',
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata: inner(params['metadata']),
  name: text(params['name']),
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});

export const methodObject = (id: string, customer: string, card: string, now: number): Json => ({
  id,
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: { address: noAddress, email: null, name: null, phone: null, tax_id: null },
  card: { brand: 'visa', country: 'US', display_brand: 'visa', exp_month: 12, exp_year: 2034, funding: 'credit', last4: card.slice(-4) },
  created: now,
  customer,
  livemode: false,
  metadata: {},
  type: 'card',
});

export function subscriptionObject(id: string, { customer, price, metadata, trialEnd, method }: Beginning, now: number): Subscription {
  const item: Item = {
    id: `si_${id.slice(4)}`,
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_start: now,
    current_period_end: trialEnd ?? periodAfter(now, price),
    discounts: [],
    metadata: {},
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { enabled: false, liability: null, disabled_reason: null },
    billing_cycle_anchor: trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price['currency'],
    customer,
    days_until_due: null,
    default_payment_method: method,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : now,
  };
}
export type Beginning = { customer: string; price: Price; metadata: Params; trialEnd: number | null; method: string };

/** The same day of the next month or year, as Stripe counts. */
export function periodAfter(from: number, { recurring: { interval } }: Price): number {
  const date = new Date(from * 1000);
  if (interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return Math.floor(date.getTime() / 1000);
}

export type Line = { description: string; amount: number; start: number; end: number };
type Issued = { customer: Customer; subscription: Subscription; reason: string; lines: readonly Line[]; percentOff: number; url: string };
export function invoiceObject(id: string, { customer, subscription, reason, lines, percentOff, url }: Issued, now: number): Invoice {
  const currency = subscription['currency'];
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = subtotal > 0 ? Math.round((subtotal * percentOff) / 100) : 0;
  const total = subtotal - discount;
  const due = Math.max(0, total + Math.min(0, customer.balance));
  return {
    id,
    object: 'invoice',
    account_country: 'DE',
    account_name: 'Quay (emulator)',
    account_tax_ids: null,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency,
    custom_fields: null,
    customer: customer.id,
    customer_address: customer['address'],
    customer_email: customer['email'],
    customer_name: customer['name'],
    customer_phone: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    description: null,
    discounts: [],
    ending_balance: 0,
    footer: null,
    hosted_invoice_url: `${url}/invoice/${id}`,
    invoice_pdf: `${url}/invoice/${id}/pdf`,
    last_finalization_error: null,
    lines: {
      object: 'list',
      data: lines.map(({ description, amount, start, end }, place) => ({
        id: `il_${id.slice(3)}${place}`,
        object: 'line_item',
        amount,
        currency,
        description,
        discount_amounts: [],
        discountable: true,
        discounts: [],
        invoice: id,
        livemode: false,
        metadata: {},
        period: { start, end },
        quantity: 1,
        subscription: subscription.id,
        taxes: [],
      })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `PARLEY-${id.slice(-8).toUpperCase()}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: now,
    period_start: now,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    total,
    total_discount_amounts: discount === 0 ? [] : [{ amount: discount, discount: 'di_emulator' }],
    total_excluding_tax: total,
    total_taxes: [],
  };
}

export const scheduleObject = (id: string, subscription: Subscription, now: number): Schedule => {
  const [{ price, current_period_start: start, current_period_end: end }] = subscription.items.data;
  return {
    id,
    object: 'subscription_schedule',
    application: null,
    canceled_at: null,
    completed_at: null,
    created: now,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    phases: [{ items: [{ price: price.id, quantity: 1 }], start_date: start, end_date: end }],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
};

export const portalObject = (id: string, customer: string, returnUrl: string, url: string, now: number): Json => ({
  id,
  object: 'billing_portal.session',
  configuration: 'bpc_emulator',
  created: now,
  customer,
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  return_url: returnUrl,
  url,
});

/** A page of Checkout that begins a subscription. */
export function subscriptionSession(session: Session, params: Params, price: Price): Session {
  return {
    ...session,
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    allow_promotion_codes: true,
    billing_address_collection: text(params['billing_address_collection']),
    currency: price['currency'],
    customer: text(params['customer']),
    customer_creation: null,
    mode: 'subscription',
  };
}
