import type Stripe from 'stripe';
import type { AccountFacts, DisputeState, PaymentEvent, ProviderDispute, ProviderPayment, ProviderRefund } from '../payment-port.ts';
import { fromStripe } from './money.ts';

export const idOf = (object: string | { id: string } | null | undefined) => (typeof object === 'string' ? object : (object?.id ?? null));

export function accountOf(account: Stripe.Account, isLive: boolean): AccountFacts {
  const name = account.settings?.dashboard?.display_name || account.business_profile?.name || account.email || account.id;
  return {
    externalId: account.id,
    name,
    isLive,
    problem:
      isLive && account.charges_enabled === false
        ? 'This Stripe account can’t take payments yet. Finish its set-up in the Stripe Dashboard.'
        : null,
  };
}

/** A hosted payment, with its expanded payment intent and latest charge. */
export function paymentOf(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const currency = intent?.currency ?? session.currency ?? '';
  return {
    externalId: session.id,
    url: session.url,
    state: stateOf(session, intent),
    paymentId: idOf(session.payment_intent),
    received: fromStripe(intent?.amount_received ?? 0, currency),
    method: methodOf(charge),
    lastError: intent?.last_payment_error?.message ?? null,
    reference: referenceOf(session.metadata),
  };
}

/** The intent decides what was paid; the session only whether it still can be. */
function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): ProviderPayment['state'] {
  if (intent?.status === 'succeeded') return 'paid';
  if (intent?.status === 'processing' || (session.status === 'complete' && intent?.status !== 'canceled' && !hasFailed(session, intent)))
    return 'processing';
  return session.status === 'open' ? 'open' : 'expired';
}
/** A delayed method that failed leaves a complete session whose intent needs another method. */
const hasFailed = (session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null) =>
  session.status === 'complete' && session.payment_status === 'unpaid' && intent?.status === 'requires_payment_method';

function methodOf(charge: Stripe.Charge | null): string | null {
  const card = charge?.payment_method_details?.card;
  if (!card?.last4) return charge?.payment_method_details?.type?.replaceAll('_', ' ') ?? null;
  const brand = (card.brand ?? 'card').replace(/^./, (first) => first.toUpperCase());
  return `${brand} ···· ${card.last4}`;
}

function referenceOf(metadata: Stripe.Metadata | null) {
  const { parley_shop: shop, parley_order: order, parley_attempt: attempt } = metadata ?? {};
  return shop && order && attempt ? { shop, order, attempt } : null;
}

const failures: Record<string, string> = {
  lost_or_stolen_card: 'The card was lost or stolen.',
  expired_or_canceled_card: 'The card has expired or was canceled.',
  charge_for_pending_refund_disputed: 'The customer disputed the payment while the refund was pending.',
  insufficient_funds: 'The Stripe balance is too low.',
  declined: 'The customer’s bank declined the refund.',
  merchant_request: 'The refund was canceled in Stripe.',
  unknown: 'The customer’s bank didn’t accept the refund.',
};
export function refundOf(refund: Stripe.Refund): ProviderRefund {
  const hasFailedAtStripe = refund.status === 'failed' || refund.status === 'canceled';
  return {
    externalId: refund.id,
    paymentId: idOf(refund.payment_intent),
    state: hasFailedAtStripe ? 'failed' : refund.status === 'succeeded' ? 'succeeded' : 'pending',
    reason: hasFailedAtStripe
      ? (failures[refund.failure_reason ?? (refund.status === 'canceled' ? 'merchant_request' : 'unknown')] ?? failures['unknown'] ?? null)
      : null,
    entry: refund.metadata?.['parley_entry'] ?? null,
    createdAt: new Date(refund.created * 1000),
    ...fromStripe(refund.amount, refund.currency),
  };
}

const disputeStates: Record<string, DisputeState> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  // The bank keeps the money until an appeal is won.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};
export function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const due = dispute.evidence_details?.due_by;
  return {
    externalId: dispute.id,
    paymentId: idOf(dispute.payment_intent),
    // A state that Stripe adds later is treated as one that needs somebody to look.
    state: disputeStates[dispute.status] ?? 'needs_response',
    reason: dispute.reason,
    dueBy: due ? new Date(due * 1000) : null,
    openedAt: new Date(dispute.created * 1000),
    isRefundable: dispute.is_charge_refundable,
    ...fromStripe(dispute.amount, dispute.currency),
  };
}

const kinds: Record<string, NonNullable<PaymentEvent['about']>['kind']> = {
  'checkout.session': 'hosted_payment',
  payment_intent: 'payment',
  charge: 'payment',
  refund: 'refund',
  dispute: 'dispute',
};
/** Reads which object an event is about, from its envelope only. */
export function eventOf(body: string): PaymentEvent {
  const event = JSON.parse(body) as {
    id?: unknown;
    type?: unknown;
    data?: { object?: { id?: unknown; object?: unknown; payment_intent?: unknown } };
  };
  if (typeof event.id !== 'string' || typeof event.type !== 'string') throw new Error('This isn’t a Stripe event.');
  const object = event.data?.object;
  const kind = typeof object?.object === 'string' && Object.hasOwn(kinds, object.object) ? kinds[object.object] : undefined;
  // A charge is looked up by its payment, which also has its refunds.
  const id = object?.object === 'charge' ? object.payment_intent : object?.id;
  return { externalId: event.id, kind: event.type, about: kind && typeof id === 'string' ? { kind, id } : null };
}
