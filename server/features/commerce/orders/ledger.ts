import { customerUpdated, refundCreated } from '@parley/contract/events';
import { own } from '@parley/contract/own';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';
import { type LockedOrder, swapped } from './lock.ts';
import * as store from './order-store.ts';
import { type By, byOf, personOf } from './person.ts';
import { keptByMethod, refundableOf, refundAllowance, type Share, shareRefund } from './rules.ts';
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
};
/**
 * `anyMethod`: a difference may go to any of the customer's methods. `swap`: refunded because another method paid the same amount, so no
 * refund limit applies. `settles`: refunded because the total decreased, or for a swap; reports count it in the total, not as a refund.
 * `shares`: the split among methods, where it should not be computed.
 */
export type Refund = Payment & { anyMethod?: boolean; swap?: boolean; settles?: boolean; shares?: readonly Share[] };

/** The label of a method and whether it belongs to the order's customer; a gift card has a balance. Throws `payment.method_refused`. */
export async function mustHaveMethod(
  ctx: WriteCtx,
  customerId: string | null,
  method: string,
): Promise<{ label: string; isGiftCard: boolean }> {
  const theirs = await ownMethod(ctx, customerId, method);
  if (theirs) return { label: theirs.label, isGiftCard: theirs.kind === 'gift_card' };
  const label = own(kinds, method);
  if (label === undefined) throw new Problem('payment.method_refused');
  return { label, isGiftCard: false };
}

async function ownMethod(ctx: WriteCtx, customerId: string | null, method: string) {
  const customer = customerId ? await store.lockCustomerRow(ctx.db, customerId) : undefined;
  return customer?.payment_methods.find(({ external_id: id }) => id === method);
}

/**
 * Records an incoming payment under the order's lock. A gift card pays from its balance. Throws `payment.balance_low` and
 * `payment.method_refused`. Returns false when the key was used before. The calling action ends with `finish`.
 */
export async function charge(ctx: WriteCtx, locked: LockedOrder, payment: Payment): Promise<boolean> {
  const { cents, method, key } = payment;
  mustBeAmount(cents);
  if (isKnown(locked, key)) return false;
  const { order } = locked;
  const chosen = method === null ? null : await mustHaveMethod(ctx, order.customer_id, method);
  if (chosen?.isGiftCard) await moveBalance(ctx, order, method ?? '', -cents);
  await write(ctx, locked, 'payment', payment, { method, label: chosen?.label ?? null, cents }, key);
  order.captured_cents += cents;
  if (order.payment_method === null && method !== null) {
    Object.assign(order, { payment_method: method, payment_method_label: chosen?.label ?? null });
    await store.changeOrder(ctx.db, order.id, { payment_method: method, payment_method_label: chosen?.label ?? null });
  }
  return true;
}

/**
 * Records a refund, at most captured less refunded (`refund.too_much`) and within this person's limit (`refund.above_limit`): to the
 * methods that paid, to one of them at most what it paid, or to the customer's gift card. Returns false when the key was used before.
 */
export async function refund(ctx: WriteCtx, locked: LockedOrder, wanted: Refund): Promise<boolean> {
  const { cents, key } = wanted;
  mustBeAmount(cents);
  if (isKnown(locked, key)) return false;
  const { order } = locked;
  if (cents > refundableOf(order)) throw new Problem('refund.too_much', { detail: tooMuch(refundableOf(order), order.currency) });
  if (!wanted.swap) await mustBeWithinLimit(ctx, locked, cents, wanted.by);
  const shares = wanted.shares ?? (await sharesOf(ctx, locked, wanted));
  for (const [place, share] of shares.entries()) {
    const own = share.method === null ? undefined : await ownMethod(ctx, order.customer_id, share.method);
    if (own?.kind === 'gift_card') await moveBalance(ctx, order, share.method ?? '', share.cents);
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

export const tooLittle = (balance: string | null | undefined) =>
  `The gift card’s balance is only ${balance ?? '0.00'}. Choose another payment method.`;

/** Throws as `refund` does, except above this person's limit, which it returns, with the methods that the money would go to. */
export async function checkRefund(ctx: WriteCtx, locked: LockedOrder, wanted: Pick<Refund, 'cents' | 'method'>) {
  const { order } = locked;
  mustBeAmount(wanted.cents);
  if (wanted.cents > refundableOf(order)) throw new Problem('refund.too_much', { detail: tooMuch(refundableOf(order), order.currency) });
  const labels = (await sharesOf(ctx, locked, wanted)).flatMap(({ label }) => label ?? []);
  const person = personOf(ctx, await store.refundLimit(ctx.db, byOf(ctx).kind));
  return { allowance: refundAllowance(order, person, swapped(locked)), label: labels.join(', ') || null };
}

async function mustBeWithinLimit(ctx: WriteCtx, locked: LockedOrder, cents: number, by?: By) {
  const person = personOf(ctx, await store.refundLimit(ctx.db, byOf(ctx, by).kind), by);
  if (cents <= refundAllowance(locked.order, person, swapped(locked))) return;
  throw new Problem('refund.above_limit');
}

async function sharesOf(ctx: WriteCtx, { order, ledger }: LockedOrder, { cents, method, anyMethod }: Refund) {
  const kept = keptByMethod(ledger);
  if (method === null) return shareRefund(ledger, cents);
  const own = await ownMethod(ctx, order.customer_id, method);
  const paid = kept.find((share) => share.method === method);
  if (own && (own.kind === 'gift_card' || anyMethod)) return [{ method, label: own.label, cents }];
  if (!paid || paid.cents < cents)
    throw new Problem('payment.method_refused', {
      detail: paid
        ? `Only ${toAmount(paid.cents, order.currency)} ${order.currency} was paid with this method. Enter that amount or less, or choose another method.`
        : 'Refund to the original payment method or to one of the customer’s gift cards.',
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
  { reason, editId, returnId, by, swap = false, settles = false }: Refund,
  { method, label, cents }: { method: string | null; label: string | null; cents: number },
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
  });
  ledger.push({ ...entry, swap, settles });
  await addEvent(ctx, order.id, { kind, note: reason || label, cents, actor: by });
  const action = kind === 'payment' ? 'order.paid' : 'order.refunded';
  ctx.audit({ action, object: ['order', order.id], detail: { amount: toAmount(cents, order.currency), method, reason: reason || null } });
  if (kind === 'refund')
    await ctx.emit(refundCreated, {
      refund_id: entry.id,
      order_id: order.id,
      return_id: returnId ?? null,
      kind: swap ? 'method_change' : settles ? 'adjustment' : 'refund',
      amount: toAmount(cents, order.currency),
      currency: order.currency,
    });
}

const isKnown = ({ ledger }: LockedOrder, key: string | undefined) => key !== undefined && ledger.some((entry) => entry.key === key);
function mustBeAmount(cents: number) {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error('An amount must be a whole number of cents, 0 or more.');
}
