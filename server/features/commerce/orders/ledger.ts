import { customerUpdated, refundCreated } from '@parley/contract/events';
import { own } from '@parley/contract/own';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';
import { cardLabel, giveBack, isCreditMethod, mustTakeRefund, spend } from '../credit/index.ts';
import { type LockedOrder, swapped } from './lock.ts';
import { holdsBalance, type OwnMethod, ownMethod } from './methods.ts';
import * as store from './order-store.ts';
import { type By, byOf, personOf } from './person.ts';
import { byProviderPayment, keptByMethod, type ProviderShare, refundableOf, refundAllowance, type Share, shareRefund } from './rules.ts';
import { sendRefund } from './provider-jobs.ts';
import { addEvent } from './timeline.ts';

/** Payment methods that aren't stored with the customer. */
const kinds: Record<string, string> = {
  card: 'Card',
  paypal: 'PayPal',
  cash: 'Cash',
  bank_transfer: 'Bank transfer',
  invoice: 'Invoice',
  on_delivery: 'On delivery',
  other: 'Other',
};

export type Payment = {
  cents: number;
  /** A method of the customer or one of the kinds. null: unspecified; for a refund, the methods that paid. */
  method: string | null;
  reason?: string;
  /** Idempotency key. */
  key?: string;
  editId?: string;
  returnId?: string;
  by?: By;
  /** The gift card whose code was entered, with its last four characters; `method` names it. */
  card?: { lastFour: string | null };
  /** What a payment provider collected or returned; `label` such as "Visa ···· 4242". */
  provider?: ProviderEntry;
};
/** What a refund consists of, in cents: lines, shipping and adjustment add up to its amount. */
export type Parts = {
  id: string;
  cents: number;
  lines: readonly { line: { id: string; name: string }; quantity: number; cents: number; restock: number }[];
  shipping: number;
  adjustment: number;
};
type ProviderEntry = Partial<store.ProviderColumns> & { label?: string | null };
/**
 * `anyMethod`: a difference may go to any of the customer's methods. `swap`: refunded because another method paid the same amount, so no
 * refund limit applies. `settles`: refunded because the total decreased, or for a swap; reports count it in the total, not as a refund.
 * `reverses`: gives back what was paid too much, so that it counts neither as paid nor as refunded. `shares`: the split among methods,
 * where it should not be computed. `parts`: what a refund by line, shipping and adjustment consists of.
 */
export type Refund = Payment & {
  anyMethod?: boolean;
  swap?: boolean;
  settles?: boolean;
  reverses?: boolean;
  shares?: readonly Share[];
  parts?: Parts;
};

/** The label of a method, and the method if it is one of the order's customer. Throws `payment.method_refused`. */
export async function mustHaveMethod(
  ctx: WriteCtx,
  order: Pick<LockedOrder['order'], 'customer_id' | 'currency'>,
  method: string,
  by?: By,
): Promise<{ label: string; own?: OwnMethod }> {
  const theirs = await ownMethod(ctx, order, method, by);
  if (theirs) return { label: theirs.label, own: theirs };
  const label = own(kinds, method);
  if (label === undefined) throw new Problem('payment.method_refused');
  return { label };
}

/**
 * Records an incoming payment under the order's lock. Store credit and gift cards pay from their balance. Throws `payment.balance_low` and
 * `payment.method_refused`. Returns false when the key was used before. The calling action ends with `finish`.
 */
export async function charge(ctx: WriteCtx, locked: LockedOrder, payment: Payment): Promise<boolean> {
  const { cents, method, key } = payment;
  mustBeAmount(cents);
  if (isKnown(locked, key)) return false;
  const { order } = locked;
  const label = payment.provider?.label ?? (await payFrom(ctx, order, payment));
  await write(ctx, locked, 'payment', payment, { method, label, cents }, key);
  order.captured_cents += cents;
  if (order.payment_method === null && method !== null) {
    Object.assign(order, { payment_method: method, payment_method_label: label });
    await store.changeOrder(ctx.db, order.id, { payment_method: method, payment_method_label: label });
  }
  return true;
}

/** Takes a payment off what pays it, where it has a balance. Returns the method's label. */
async function payFrom(ctx: WriteCtx, order: LockedOrder['order'], { method, card, cents, reason, by }: Payment): Promise<string | null> {
  if (method === null) return null;
  const paid = card ? { label: cardLabel(card.lastFour) } : await mustHaveMethod(ctx, order, method, by);
  if (card || paid.own?.credit) await spend(ctx, ofCredit(order, method), cents, { reason, orderId: order.id, actor: byOf(ctx, by).name });
  else if (holdsBalance(paid.own)) await moveBalance(ctx, order, method, -cents);
  return paid.label;
}
const ofCredit = ({ customer_id: customerId, currency }: LockedOrder['order'], method: string) => ({ customerId, currency, method });

/** Gives a share of a refund to the method that it goes to, where that has a balance. */
async function payBack(ctx: WriteCtx, order: LockedOrder['order'], { method, cents }: Share, { reason, by }: Refund): Promise<void> {
  if (method === null) return;
  const theirs = await ownMethod(ctx, order, method);
  if (theirs?.credit === false && holdsBalance(theirs)) await moveBalance(ctx, order, method, cents);
  if (theirs?.credit === false || !isCreditMethod(method)) return;
  await giveBack(ctx, ofCredit(order, method), cents, { reason, orderId: order.id, actor: byOf(ctx, by).name });
}

/**
 * Records a refund, at most captured less refunded (`refund.too_much`) and within this person's limit (`refund.above_limit`): to the
 * methods that paid, to one of them at most what it paid, or to the customer's store credit or gift card. What a provider collected goes back through it,
 * by a job, and is pending until then (`refund.disputed`). Returns false when the key was used before.
 */
export async function refund(ctx: WriteCtx, locked: LockedOrder, wanted: Refund): Promise<boolean> {
  const { cents, key } = wanted;
  mustBeAmount(cents);
  if (isKnown(locked, key)) return false;
  const { order } = locked;
  if (cents > refundableOf(order)) throw new Problem('refund.too_much', { detail: tooMuch(refundableOf(order), order.currency) });
  if (!wanted.swap) await mustBeWithinLimit(ctx, locked, cents, wanted.by);
  const shares = byProviderPayment(locked.ledger, wanted.shares ?? (await sharesOf(ctx, locked, wanted)));
  await mustTakeRefund(ctx, wanted.method);
  if (!wanted.swap) await mustBeMoney(ctx, locked, shares, wanted.by);
  await mustBeUndisputed(ctx, shares, wanted.by);
  for (const [place, share] of shares.entries()) {
    await payBack(ctx, order, share, wanted);
    await write(ctx, locked, 'refund', wanted, share, key && place > 0 ? `${key}#${place}` : key);
  }
  order.refunded_cents += cents;
  if (wanted.settles) return true;
  order.last_refund_at = ctx.now();
  await store.changeOrder(ctx.db, order.id, { last_refund_at: order.last_refund_at });
  return true;
}

const tooMuch = (cents: number, currency: string) =>
  cents > 0
    ? `This amount is more than can be refunded. Enter ${toAmount(cents, currency)} ${currency} or less.`
    : 'This order has nothing left to refund.';

/** Refunds everything left to its origin: payment by payment where nothing was refunded before. */
export async function refundAll(ctx: WriteCtx, locked: LockedOrder, more: Omit<Refund, 'cents' | 'method' | 'shares'>): Promise<void> {
  const cents = refundableOf(locked.order);
  const isWhole = locked.ledger.every(({ kind }) => kind === 'payment');
  const shares = locked.ledger.map(({ method, method_label: label, amount_cents }) => ({ method, label, cents: amount_cents }));
  if (cents > 0) await refund(ctx, locked, { ...more, cents, method: null, ...(isWhole && { shares }) });
}

export const tooLittle = (balance: string | null | undefined) => `The balance is only ${balance ?? '0.00'}. Choose another payment method.`;

/** Throws as `refund` does, except above this person's limit, which it returns, with the methods that the money would go to. */
export async function checkRefund(ctx: WriteCtx, locked: LockedOrder, wanted: Pick<Refund, 'cents' | 'method'>) {
  const { order } = locked;
  mustBeAmount(wanted.cents);
  if (wanted.cents > refundableOf(order)) throw new Problem('refund.too_much', { detail: tooMuch(refundableOf(order), order.currency) });
  const shares = await sharesOf(ctx, locked, wanted);
  await mustBeUndisputed(ctx, byProviderPayment(locked.ledger, shares));
  const labels = shares.flatMap(({ label }) => label ?? []);
  const person = personOf(ctx, await store.refundLimit(ctx.db, byOf(ctx).kind));
  return { allowance: refundAllowance(order, person, swapped(locked)), label: labels.join(', ') || null };
}

async function mustBeWithinLimit(ctx: WriteCtx, locked: LockedOrder, cents: number, by?: By) {
  const person = personOf(ctx, await store.refundLimit(ctx.db, byOf(ctx, by).kind), by);
  if (cents <= refundAllowance(locked.order, person, swapped(locked))) return;
  throw new Problem('refund.above_limit');
}

/**
 * Credit is as good as money, so a teammate with a refund limit can't make it from payments that were only recorded: those of a payment
 * provider, of an import, and what the credit itself paid are money.
 */
async function mustBeMoney(ctx: WriteCtx, { ledger }: LockedOrder, shares: readonly Share[], by?: By): Promise<void> {
  const kept = keptByMethod(ledger);
  const paid = (method: string | null) => kept.find((share) => share.method === method)?.cents ?? 0;
  const isNew = shares.some(({ method, cents }) => isCreditMethod(method) && cents > paid(method));
  const isRecorded = ledger.some(
    ({ kind, actor, method, provider_payment: payment }) =>
      kind === 'payment' && actor !== null && payment === null && !isCreditMethod(method),
  );
  if (!isNew || !isRecorded) return;
  const person = personOf(ctx, await store.refundLimit(ctx.db, byOf(ctx, by).kind), by);
  if (person.kind !== 'user' || person.may('orders:refund_any')) return;
  throw new Problem('refund.above_limit', {
    detail: 'A payment of this order was only recorded, so a manager needs to refund it to store credit or a gift card.',
  });
}

async function sharesOf(ctx: WriteCtx, { order, ledger }: LockedOrder, { cents, method, anyMethod, by }: Refund) {
  const kept = keptByMethod(ledger);
  if (method === null) return shareRefund(ledger, cents);
  const own = await ownMethod(ctx, order, method, by);
  const paid = kept.find((share) => share.method === method);
  if (own && (holdsBalance(own) || anyMethod)) return [{ method, label: own.label, cents }];
  if (!paid || paid.cents < cents)
    throw new Problem('payment.method_refused', {
      detail: paid
        ? `Only ${toAmount(paid.cents, order.currency)} ${order.currency} was paid with this method. Enter that amount or less, or choose another method.`
        : 'Refund to the original payment method, or to the customer’s store credit or one of their gift cards.',
    });
  return [{ ...paid, cents }];
}

/** Changes a gift card's balance by this many cents, under the customer's row lock. Throws `payment.balance_low`. */
async function moveBalance(ctx: WriteCtx, { customer_id: customerId, currency }: LockedOrder['order'], method: string, cents: number) {
  const customer = customerId === null ? undefined : await store.lockCustomerRow(ctx.db, customerId);
  const card = customer?.payment_methods.find(({ external_id: id }) => id === method);
  if (!customer || !card) throw new Problem('payment.method_refused');
  const balance = toCents(card.balance ?? '0', currency) + cents;
  if (balance < 0 && cents < 0) throw new Problem('payment.balance_low', { detail: tooLittle(card.balance) });
  const methods = customer.payment_methods.map((one) => (one === card ? { ...one, balance: toAmount(balance, currency) } : one));
  const { version } = await store.setMethods(ctx.db, customer.id, methods, ctx.now());
  await ctx.emit(customerUpdated, { customer_id: customer.id });
  ctx.signal({ type: 'changed', topic: 'customers', id: customer.id, version });
}

async function write(
  ctx: WriteCtx,
  { order, ledger }: LockedOrder,
  kind: 'payment' | 'refund',
  { reason, editId, returnId, by, provider, swap = false, settles = false, reverses = false, parts }: Refund,
  { method, label, cents, providerPayment }: ProviderShare,
  key: string | undefined,
) {
  const entry = await store.insertEntry(ctx.db, {
    merchant_id: order.merchant_id,
    id: ctx.newId(),
    order_id: order.id,
    kind,
    amount_cents: cents,
    method,
    method_label: label,
    at: ctx.now(),
    reason: reason || null,
    actor: byOf(ctx, by).name,
    return_id: returnId ?? null,
    edit_id: editId ?? null,
    key: key ?? null,
    refund_id: parts?.id ?? null,
    reverses,
    ...(providerPayment && { provider_payment: providerPayment, provider_state: 'pending' }),
    ...(provider && providerColumns(provider)),
  });
  if (entry.provider_state === 'pending') ctx.enqueue(sendRefund, { merchant: order.merchant_id, entry_id: entry.id });
  ledger.push({ ...entry, swap, settles });
  const said = parts && saidOf(parts);
  await addEvent(ctx, order.id, { kind, note: [said, reason].filter(Boolean).join(': ') || label, cents, actor: by });
  const action = kind === 'payment' ? 'order.paid' : 'order.refunded';
  ctx.audit({
    action,
    object: ['order', order.id],
    detail: { amount: toAmount(cents, order.currency), method, reason: reason || null, ...(said && { items: said }) },
  });
  if (kind === 'refund')
    await ctx.emit(refundCreated, {
      refund_id: entry.id,
      order_id: order.id,
      return_id: returnId ?? null,
      kind: swap ? 'method_change' : settles ? 'adjustment' : 'refund',
      amount: toAmount(cents, order.currency),
      currency: order.currency,
      refund: parts ? partsOf(parts, order.currency) : null,
    });
}

/** Items and shipping of a refund, in a line; empty for a refund by amount. */
export const saidOf = ({ lines, shipping }: Pick<Parts, 'lines' | 'shipping'>): string =>
  [...lines.map(({ line, quantity }) => `${quantity} × ${line.name}`), ...(shipping > 0 ? ['Shipping'] : [])].join(', ');

const partsOf = ({ id, cents, lines, shipping, adjustment }: Parts, currency: string) => ({
  id,
  amount: toAmount(cents, currency),
  lines: lines.map(({ line, quantity, cents: worth, restock }) => ({
    ...{ order_line_id: line.id, quantity, amount: toAmount(worth, currency), restocked: restock },
  })),
  shipping: toAmount(shipping, currency),
  adjustment: toAmount(adjustment, currency),
});

const providerColumns = ({ provider_payment, provider_refund, provider_state }: ProviderEntry) => ({
  provider_payment: provider_payment ?? null,
  provider_refund: provider_refund ?? null,
  provider_state: provider_state ?? null,
});

/** A disputed payment isn't refunded beside its dispute; one the bank only asks about is, but only when a teammate or program decides it. */
async function mustBeUndisputed(ctx: WriteCtx, shares: readonly ProviderShare[], by?: By) {
  const { kind } = byOf(ctx, by);
  for (const { providerPayment } of shares) {
    const dispute = providerPayment ? await store.findBlockingDispute(ctx.db, providerPayment) : undefined;
    if (dispute && !(dispute.isRefundable && (kind === 'user' || kind === 'machine'))) throw new Problem('refund.disputed');
  }
}

/**
 * Records money that left at the provider by itself: a refund made there, or a lost dispute. It has happened, so no limit applies. Returns
 * false when it was recorded before.
 */
export async function recordProviderRefund(
  ctx: WriteCtx,
  locked: LockedOrder,
  { cents, reason, key, provider }: Required<Pick<Refund, 'cents' | 'reason' | 'key' | 'provider'>>,
): Promise<boolean> {
  mustBeAmount(cents);
  if (isKnown(locked, key)) return false;
  const paid = locked.ledger.find((entry) => entry.kind === 'payment' && entry.provider_payment === provider.provider_payment);
  const share = { method: paid?.method ?? 'card', label: paid?.method_label ?? null, cents };
  await write(ctx, locked, 'refund', { cents, method: share.method, reason, provider }, share, key);
  locked.order.refunded_cents += cents;
  locked.order.last_refund_at = ctx.now();
  await store.changeOrder(ctx.db, locked.order.id, { last_refund_at: ctx.now() });
  return true;
}

const isKnown = ({ ledger }: LockedOrder, key: string | undefined) => key !== undefined && ledger.some((entry) => entry.key === key);
function mustBeAmount(cents: number) {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error('An amount must be a whole number of cents, 0 or more.');
}
