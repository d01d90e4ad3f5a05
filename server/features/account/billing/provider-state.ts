import { type Plan, prices } from '@parley/contract/plans';
import type { ProviderCustomer, ProviderDue, ProviderInvoice, ProviderSubscription } from '../../../integrations/billing-port.ts';
import type { SubscriptionChange, SubscriptionRow } from './store.ts';

/** What the provider says about a shop now. `subscription` is the one that is billed; `open` is one whose first payment isn't complete. */
export type ProviderState = {
  customer: ProviderCustomer;
  subscription: BilledSubscription | null;
  open: ProviderSubscription | null;
  due: ProviderDue | null;
  invoices: readonly ProviderInvoice[];
};
export type BilledSubscription = ProviderSubscription & { price: NonNullable<ProviderSubscription['price']> };

const isOfPlan = (one: ProviderSubscription): one is BilledSubscription => one.price !== null;
const isBilled = ({ status }: ProviderSubscription) => status !== 'ended' && status !== 'incomplete';

/** Splits a customer's subscriptions: the shop's own stays, of others the oldest does. Those of other products aren't ours. */
export function sortSubscriptions(all: readonly ProviderSubscription[], own: string | null) {
  const ours = all.filter(isOfPlan).toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const billed = ours.filter(isBilled);
  const kept = billed.find(({ externalId }) => externalId === own) ?? billed[0] ?? null;
  return { kept, extra: billed.filter((one) => one !== kept), open: ours.findLast(({ status }) => status === 'incomplete') ?? null };
}

/** The plan that a subscription gives: a payment that is late keeps it, one that was given up doesn't. */
export const planFor = ({ status, price }: BilledSubscription): Plan => (status === 'unpaid' ? 'free' : prices[price].plan);

const nothingBilled = {
  price: null,
  next_price: null,
  anchor_at: null,
  period_starts_at: null,
  period_ends_at: null,
  period_cents: 0,
  subscription_id: null,
  coupon_code: null,
  coupon_percent: null,
  coupon_ends_at: null,
} as const;

/** The row as the provider says it is. The same state always gives the same row, whatever order events arrive in. */
export function changeOf(row: SubscriptionRow, { customer, subscription, due }: ProviderState): SubscriptionChange {
  const common = { customer_id: customer.externalId, credit_cents: customer.credit, ...issueOf(due) };
  if (!subscription) {
    if (row.subscription_id === null) return { ...common, credit_cents: row.credit_cents };
    return { ...common, ...nothingBilled, status: 'canceled' };
  }
  const { discount } = subscription;
  return {
    ...common,
    price: subscription.price,
    status: statusOf(subscription),
    trial_ends_at: subscription.trialEndsAt ?? row.trial_ends_at,
    anchor_at: null,
    period_starts_at: subscription.startsAt,
    period_ends_at: subscription.endsAt,
    period_cents: subscription.cost.amount,
    currency: subscription.cost.currency,
    next_price: subscription.isCanceled ? 'free' : subscription.next,
    subscription_id: subscription.externalId,
    coupon_code: discount?.code ?? null,
    coupon_percent: discount?.percent ?? null,
    coupon_ends_at: discount?.endsAt ?? null,
    // What was paid for needs no page anymore.
    checkout_attempt: null,
    checkout_price: null,
    checkout_at: null,
  };
}

function statusOf({ status }: BilledSubscription): SubscriptionRow['status'] {
  if (status === 'ended' || status === 'incomplete') throw new Error(`A subscription that is ${status} isn’t billed.`);
  return status;
}

const issueOf = (due: ProviderDue | null) => ({
  payment_issue: due ? (due.isConfirmation ? ('action_required' as const) : ('failed' as const)) : null,
  payment_reason: due?.error ?? null,
  payment_retry_at: due?.retryAt ?? null,
  payment_url: due?.url ?? null,
});

/** Whether an invoice has to be looked at: the payment of a subscription in these states is late, or was asked for. */
export const owes = ({ status, isPending }: ProviderSubscription) =>
  isPending || status === 'past_due' || status === 'unpaid' || status === 'incomplete';

/** Whether a change changes anything. */
export const differs = (row: SubscriptionRow, change: SubscriptionChange): boolean =>
  (Object.keys(change) as (keyof SubscriptionChange & keyof SubscriptionRow)[]).some((name) => plain(row[name]) !== plain(change[name]));
const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value);
