import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';
import { type Held, swapped } from './lock.ts';
import * as store from './order-store.ts';
import { type By, byOf, personOf } from './person.ts';
import { keptByMethod, refundableOf, refundAllowance, type Share, shareRefund } from './rules.ts';
import { addEvent } from './timeline.ts';

/** Ways to pay that need no record with the customer. */
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
  /** A method of the customer or one of the kinds; null says nothing of it. For a refund null is the methods that paid. */
  method: string | null;
  reason?: string;
  /** The same key does the same thing once. */
  key?: string;
  editId?: string;
  returnId?: string;
  by?: By;
};
/**
 * `anyMethod`: a difference goes to whichever method of the customer they name. `swap`: it goes back because another method has paid the same,
 * which no limit is about. `settles`: it goes back because the order's total became less, or for a swap; reports find it in the total and do not
 * take it for a refund. `shares`: how it goes back, where that is not to be worked out.
 */
export type Refund = Payment & { anyMethod?: boolean; swap?: boolean; settles?: boolean; shares?: readonly Share[] };

/** What a method is called and whether it is one of this order’s customer; a gift card has a balance. Throws `payment.method_refused`. */
export async function mustHaveMethod(
  ctx: WriteCtx,
  customerId: string | null,
  method: string,
): Promise<{ label: string; isGiftCard: boolean }> {
  const own = await ownMethod(ctx, customerId, method);
  if (own) return { label: own.label, isGiftCard: own.kind === 'gift_card' };
  const label = kinds[method];
  if (label === undefined) throw new Problem('payment.method_refused');
  return { label, isGiftCard: false };
}

async function ownMethod(ctx: WriteCtx, customerId: string | null, method: string) {
  const customer = customerId ? await store.lockCustomerRow(ctx.db, customerId) : undefined;
  return customer?.payment_methods.find(({ external_id: id }) => id === method);
}

/**
 * Money that comes in, under the order's lock. A gift card pays from its balance: `payment.balance_low`, otherwise `payment.method_refused`.
 * Answers false when the key was used before. The deed calls `finish` afterwards.
 */
export async function charge(ctx: WriteCtx, held: Held, payment: Payment): Promise<boolean> {
  const { cents, method, key } = payment;
  mustBeAmount(cents);
  if (isKnown(held, key)) return false;
  const { order } = held;
  const chosen = method === null ? null : await mustHaveMethod(ctx, order.customer_id, method);
  if (chosen?.isGiftCard) await moveBalance(ctx, order.customer_id, method ?? '', -cents);
  await write(ctx, held, 'payment', payment, { method, label: chosen?.label ?? null, cents }, key);
  order.captured_cents += cents;
  if (order.payment_method === null && method !== null) {
    Object.assign(order, { payment_method: method, payment_method_label: chosen?.label ?? null });
    await store.changeOrder(ctx.db, order.id, { payment_method: method, payment_method_label: chosen?.label ?? null });
  }
  return true;
}

/**
 * Money that goes back, at most captured less refunded (`refund.too_much`) and what this person may give back (`refund.above_limit`): to the
 * methods that paid, to one of them at most what it paid, or to a gift card of the customer. Answers false when the key was used before.
 */
export async function refund(ctx: WriteCtx, held: Held, wanted: Refund): Promise<boolean> {
  const { cents, key } = wanted;
  mustBeAmount(cents);
  if (isKnown(held, key)) return false;
  const { order } = held;
  if (cents > refundableOf(order))
    throw new Problem('refund.too_much', { detail: `At most ${toAmount(refundableOf(order))} can be refunded.` });
  if (!wanted.swap) await mustBeWithinLimit(ctx, held, cents, wanted.by);
  const shares = wanted.shares ?? (await sharesOf(ctx, held, wanted));
  for (const [place, share] of shares.entries()) {
    const own = share.method === null ? undefined : await ownMethod(ctx, order.customer_id, share.method);
    if (own?.kind === 'gift_card') await moveBalance(ctx, order.customer_id, share.method ?? '', share.cents);
    await write(ctx, held, 'refund', wanted, share, key && place > 0 ? `${key}#${place}` : key);
  }
  order.refunded_cents += cents;
  if (wanted.settles) return true;
  order.last_refund_at = ctx.now();
  await store.changeOrder(ctx.db, order.id, { last_refund_at: order.last_refund_at });
  return true;
}

/** All that is left to refund goes back where it came from: each payment for itself where none of it went back before. */
export async function refundAll(ctx: WriteCtx, held: Held, more: Omit<Refund, 'cents' | 'method' | 'shares'>): Promise<void> {
  const cents = refundableOf(held.order);
  const isWhole = held.ledger.every(({ kind }) => kind === 'payment');
  const shares = held.ledger.map(({ method, method_label: label, amount_cents }) => ({ method, label, cents: amount_cents }));
  if (cents > 0) await refund(ctx, held, { ...more, cents, method: null, ...(isWhole && { shares }) });
}

async function mustBeWithinLimit(ctx: WriteCtx, held: Held, cents: number, by?: By) {
  const person = personOf(ctx, await store.refundLimit(ctx.db, byOf(ctx, by).kind), by);
  if (cents <= refundAllowance(held.order, person, swapped(held))) return;
  throw new Problem('refund.above_limit');
}

async function sharesOf(ctx: WriteCtx, { order, ledger }: Held, { cents, method, anyMethod }: Refund) {
  const kept = keptByMethod(ledger);
  if (method === null) return shareRefund(ledger, cents);
  const own = await ownMethod(ctx, order.customer_id, method);
  const paid = kept.find((share) => share.method === method);
  if (own && (own.kind === 'gift_card' || anyMethod)) return [{ method, label: own.label, cents }];
  if (!paid || paid.cents < cents)
    throw new Problem('payment.method_refused', {
      detail: paid
        ? `Only ${toAmount(paid.cents)} was paid this way.`
        : 'A refund goes to the method that paid, or to a gift card of the customer.',
    });
  return [{ ...paid, cents }];
}

/** The balance of a gift card rises or falls by so many cents, under the customer's row lock. Throws `payment.balance_low`. */
async function moveBalance(ctx: WriteCtx, customerId: string | null, method: string, cents: number) {
  const customer = customerId === null ? undefined : await store.lockCustomerRow(ctx.db, customerId);
  const card = customer?.payment_methods.find(({ external_id: id }) => id === method);
  if (!customer || !card) throw new Problem('payment.method_refused');
  const balance = toCents(card.balance ?? '0') + cents;
  if (balance < 0 && cents < 0) throw new Problem('payment.balance_low', { detail: `The gift card holds ${card.balance ?? '0.00'}.` });
  const methods = customer.payment_methods.map((one) => (one === card ? { ...one, balance: toAmount(balance) } : one));
  const { version } = await store.setMethods(ctx.db, customer.id, methods, ctx.now());
  ctx.signal({ type: 'changed', topic: 'customers', id: customer.id, version });
}

async function write(
  ctx: WriteCtx,
  { order, ledger }: Held,
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
  ctx.audit({ action, object: ['order', order.id], detail: { amount: toAmount(cents), method, reason: reason || null } });
}

const isKnown = ({ ledger }: Held, key: string | undefined) => key !== undefined && ledger.some((entry) => entry.key === key);
function mustBeAmount(cents: number) {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error('Money moves in whole cents, and forwards.');
}
