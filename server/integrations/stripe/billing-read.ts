import { type PriceId, prices } from '@parley/contract/plans';
import type Stripe from 'stripe';
import type {
  BillingEvent,
  ProviderCheckout,
  ProviderCustomer,
  ProviderDue,
  ProviderInvoice,
  ProviderStatus,
  ProviderSubscription,
  ProviderSums,
} from '../billing-port.ts';
import { fromStripe } from './money.ts';
import { idOf } from './read.ts';

const dateOf = (seconds: number) => new Date(seconds * 1000);
const isPrice = (text: string | null | undefined): text is PriceId => typeof text === 'string' && Object.hasOwn(prices, text);

/** Which of the plans' prices this is: the configured one, or the one that its lookup key or metadata names. */
export type PriceNames = ReadonlyMap<string, PriceId>;
export function priceNameOf({ id, lookup_key: key, metadata }: Stripe.Price, known: PriceNames): PriceId | null {
  const named = known.get(id) ?? key ?? metadata?.['parley_price'];
  return isPrice(named) ? named : null;
}

const statuses: Record<string, ProviderStatus> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'ended',
  // A trial that ended without a payment method.
  paused: 'unpaid',
};

/** Undefined for one without items, which no plan has. */
export function subscriptionOf(subscription: Stripe.Subscription, known: PriceNames): ProviderSubscription | undefined {
  const [item] = subscription.items.data;
  if (!item) return undefined;
  const status = statuses[subscription.status];
  if (!status) throw new Error(`Stripe’s subscription status ${subscription.status} is unknown.`);
  return {
    externalId: subscription.id,
    status,
    price: priceNameOf(item.price, known),
    cost: fromStripe(item.price.unit_amount ?? 0, item.price.currency),
    createdAt: dateOf(subscription.created),
    startsAt: dateOf(item.current_period_start),
    endsAt: dateOf(item.current_period_end),
    trialEndsAt: subscription.trial_end === null ? null : dateOf(subscription.trial_end),
    // The portal sets a date where our own calls set the flag.
    isCanceled: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    next: nextOf(subscription.schedule, item, known),
    isPending: subscription.pending_update !== null,
    latestInvoice: idOf(subscription.latest_invoice),
    discount: discountOf(subscription.discounts),
  };
}

/** The price of the phase after the current period. */
function nextOf(schedule: Stripe.Subscription['schedule'], item: Stripe.SubscriptionItem, known: PriceNames): PriceId | null {
  if (schedule === null || typeof schedule === 'string') return null;
  const phase = schedule.phases.find(({ start_date: starts }) => starts >= item.current_period_end);
  const price = phase?.items[0]?.price;
  if (price === undefined || 'deleted' in Object(price)) return null;
  // A phase names its price by id, which only the configured or already known prices translate.
  return typeof price === 'string' ? (known.get(price) ?? null) : priceNameOf(price as Stripe.Price, known);
}

function discountOf(discounts: Stripe.Subscription['discounts']): ProviderSubscription['discount'] {
  const [discount] = discounts;
  if (discount === undefined || typeof discount === 'string') return null;
  const { coupon } = discount.source;
  if (coupon === null || typeof coupon === 'string' || coupon.percent_off === null) return null;
  const percent = Math.round(coupon.percent_off);
  if (percent < 1) return null;
  return { code: (coupon.name ?? coupon.id).slice(0, 40), percent, endsAt: discount.end === null ? null : dateOf(discount.end) };
}

export function customerOf(customer: Stripe.Customer): ProviderCustomer {
  const method = customer.invoice_settings.default_payment_method;
  return {
    externalId: customer.id,
    shop: customer.metadata['parley_shop'] ?? null,
    credit: Math.max(0, -customer.balance),
    method: method === null || typeof method === 'string' ? null : methodOf(method),
  };
}

export function methodOf({ card, type }: Stripe.PaymentMethod): string {
  if (!card) return type.replaceAll('_', ' ');
  return `${card.brand.replace(/^./, (first) => first.toUpperCase())} ···· ${card.last4}`;
}

export const checkoutOf = (session: Stripe.Checkout.Session): ProviderCheckout => ({
  externalId: session.id,
  customer: idOf(session.customer),
  attempt: session.metadata?.['parley_attempt'] ?? null,
  url: session.url,
  state: session.status === 'open' ? 'open' : session.status === 'complete' ? 'complete' : 'expired',
});

export type TaxNames = ReadonlyMap<string, { name: string; rate: string }>;
export const taxIdsOf = (invoice: Stripe.Invoice): string[] =>
  (invoice.total_taxes ?? []).flatMap(({ tax_rate_details: details }) => (details ? [details.tax_rate] : []));

export function sumsOf(invoice: Stripe.Invoice, taxes: TaxNames): ProviderSums {
  const cents = (amount: number) => fromStripe(amount, invoice.currency).amount;
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const [first = '', ...more] = taxIdsOf(invoice);
  const known = taxes.get(first);
  return {
    currency: invoice.currency.toUpperCase(),
    lines: invoice.lines.data.map(({ description, amount, period }) => ({
      description: description ?? '',
      cents: cents(amount),
      startsAt: dateOf(period.start),
      endsAt: dateOf(period.end),
    })),
    discount: cents((invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)),
    // What the balance takes off is no discount: the invoice's total stays as it is.
    credit: cents(Math.max(0, invoice.total - invoice.amount_due)),
    net: cents(Math.max(0, invoice.total - tax)),
    tax: tax === 0 ? null : { name: known?.name ?? 'Tax', rate: more.length > 0 ? null : (known?.rate ?? null), cents: cents(tax) },
    total: cents(Math.max(0, invoice.total)),
  };
}

const reasons: Record<string, ProviderInvoice['reason']> = {
  subscription_create: 'subscription_create',
  subscription_cycle: 'subscription_cycle',
};
const invoiceStates = ['open', 'paid', 'void', 'uncollectible'] as const;
/** Undefined for a draft, which has no number yet. */
export function invoiceOf(invoice: Stripe.Invoice, taxes: TaxNames): ProviderInvoice | undefined {
  const { number, customer_address: address } = invoice;
  const state = invoiceStates.find((one) => one === invoice.status);
  if (number === null || state === undefined) return undefined;
  const lines = [
    invoice.customer_name,
    address?.line1,
    address?.line2,
    [address?.postal_code, address?.city].filter(Boolean).join(' '),
    address?.country,
    invoice.customer_email,
    ...(invoice.customer_tax_ids ?? []).map(({ value }) => value && `VAT ID ${value}`),
  ];
  return {
    ...sumsOf(invoice, taxes),
    externalId: invoice.id,
    number,
    reason: reasons[invoice.billing_reason ?? ''] ?? 'subscription_update',
    state,
    paid: fromStripe(invoice.amount_paid, invoice.currency).amount,
    seller: invoice.account_name ? [invoice.account_name] : [],
    buyer: lines.filter((line): line is string => Boolean(line)),
    issuedAt: dateOf(invoice.status_transitions.finalized_at ?? invoice.created),
  };
}

/** An invoice with its payments. Null when nothing has to be paid. */
export function dueOf(invoice: Stripe.Invoice): ProviderDue | null {
  if (invoice.status !== 'open' || invoice.amount_remaining === 0) return null;
  const intents = (invoice.payments?.data ?? []).flatMap(({ payment }) =>
    typeof payment.payment_intent === 'object' ? [payment.payment_intent] : [],
  );
  const last = intents.at(-1);
  return {
    isConfirmation: last?.status === 'requires_action',
    error: last?.last_payment_error?.message ?? null,
    retryAt: invoice.next_payment_attempt === null ? null : dateOf(invoice.next_payment_attempt),
    url: invoice.hosted_invoice_url ?? null,
  };
}

type Named = { metadata?: { parley_shop?: unknown } | null };
type Envelope = Named & {
  object?: unknown;
  id?: unknown;
  customer?: unknown;
  parent?: { subscription_details?: Named | null } | null;
  subscription_details?: Named | null;
};
/** Reads which shop an event is about, from what our own calls put on its object or on the subscription it belongs to. */
export function billingEventOf(body: string): BillingEvent {
  const event = JSON.parse(body) as { id?: unknown; type?: unknown; data?: { object?: Envelope } };
  if (typeof event.id !== 'string' || typeof event.type !== 'string') throw new Error('This isn’t a Stripe event.');
  const object = event.data?.object ?? {};
  const named = [object, object.parent?.subscription_details, object.subscription_details];
  const shop = named.map((one) => one?.metadata?.parley_shop).find((one) => typeof one === 'string');
  const customer = object.object === 'customer' ? object.id : object.customer;
  return { externalId: event.id, kind: event.type, shop: shop ?? null, customer: typeof customer === 'string' ? customer : null };
}
