import type { CreditEntry } from '@parley/contract/credit';
import { mostCents } from '@parley/contract/money';
import { customerUpdated } from '@parley/contract/events';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { newCode, hashCode } from './codes.ts';
import { expireCredit } from './jobs.ts';
import { cardIn, hasExpired, storeCreditMethod, stateOf, sumOf, takenFrom } from './rules.ts';
import * as store from './store.ts';

/** Why a balance changed. `actor`: the name of who did it, otherwise the caller's. */
export type Why = { reason?: string | null | undefined; orderId?: string | null; actor?: string | null };
type Kind = CreditEntry['kind'];

/** What this payment or refund is of. `currency` is the order's. */
type OfOrder = { customerId: string | null; currency: string; method: string | null };

/** Takes an amount off store credit or a gift card. Throws `payment.balance_low`, and `gift_card.refused` for one that can't be spent. */
export async function spend(ctx: WriteCtx, { customerId, currency, method }: OfOrder, cents: number, why: Why): Promise<void> {
  const card = cardIn(method);
  if (card !== undefined) {
    const row = await usableCard(ctx, card, currency);
    if (row.balance_cents < cents) throw tooLow(row.balance_cents, currency);
    if (cents > 0) await move(ctx, row, 'spent', -cents, row.balance_cents, why);
    return;
  }
  if (method !== storeCreditMethod || customerId === null) throw new Problem('payment.method_refused');
  await take(ctx, customerId, cents, { kind: 'spent', why, currency });
}

const tooLow = (balance: number, currency: string) =>
  new Problem('payment.balance_low', {
    detail: `Only ${toAmount(balance, currency)} ${currency} is left. Enter that amount or less, or choose another payment method.`,
  });

/** Gives an amount back to where it came from. What goes to store credit doesn't expire. */
export async function giveBack(ctx: WriteCtx, { customerId, currency, method }: OfOrder, cents: number, why: Why): Promise<void> {
  if (cents <= 0) return;
  const card = cardIn(method);
  if (card !== undefined) {
    const row = await store.lockCredit(ctx.db, card);
    if (!row || row.currency !== currency) throw new Problem('payment.method_refused');
    return move(ctx, row, 'given_back', cents, row.balance_cents, why);
  }
  if (method !== storeCreditMethod || customerId === null) throw new Problem('payment.method_refused');
  await add(ctx, { customerId, currency, cents, kind: 'given_back', expiresAt: null }, why);
}

/** Refuses a gift card that somebody chose to refund to although nobody can spend it. Throws `gift_card.refused`. */
export async function mustTakeRefund(ctx: WriteCtx, method: string | null): Promise<void> {
  const id = cardIn(method);
  const row = id === undefined ? undefined : await store.lockCredit(ctx.db, id);
  if (row && row.disabled_at !== null)
    throw new Problem('gift_card.refused', { detail: 'This gift card is disabled. Choose another method, or enable the card first.' });
}

/** A card that can be spent now, locked. */
async function usableCard(ctx: WriteCtx, id: string, currency: string): Promise<store.CreditRow> {
  const row = await store.lockCredit(ctx.db, id);
  if (!row || row.currency !== currency) throw new Problem('gift_card.refused');
  const state = stateOf(row, ctx.now());
  if (state === 'disabled')
    throw new Problem('gift_card.refused', { detail: 'This gift card is disabled. Choose another payment method.' });
  if (state === 'expired') throw new Problem('gift_card.refused', { detail: 'This gift card has expired. Choose another payment method.' });
  return row;
}

type NewCredit = { customerId: string; currency: string; cents: number; kind: 'issued' | 'given_back'; expiresAt: Date | null };
/** Adds to a customer's store credit, as a part of its own that may expire. The caller holds the customer's row lock. */
export async function add(ctx: WriteCtx, { customerId, currency, cents, kind, expiresAt }: NewCredit, why: Why): Promise<void> {
  const parts = await valid(ctx, customerId);
  const id = ctx.newId();
  const row = await store.insertCredit(ctx.db, {
    merchant_id: ctx.actor.merchant,
    id,
    kind: 'store_credit',
    customer_id: customerId,
    currency,
    issued_cents: cents,
    balance_cents: 0,
    expires_at: expiresAt,
    actor: nameOf(ctx, why),
    created_at: ctx.now(),
    updated_at: ctx.now(),
  });
  await move(ctx, row, kind, cents, sumOf(parts), why);
  if (expiresAt) ctx.enqueue(expireCredit, { merchant: ctx.actor.merchant, credit_id: id }, { runAt: expiresAt });
}

type Taking = { kind: 'spent' | 'corrected'; why: Why; currency: string };
/** Takes off a customer's store credit, what expires first at first. Throws `payment.balance_low`, or `credit.balance_low` for a correction. */
export async function take(ctx: WriteCtx, customerId: string, cents: number, { kind, why, currency }: Taking): Promise<void> {
  const parts = (await valid(ctx, customerId)).filter((part) => part.currency === currency);
  const all = sumOf(parts);
  const taken = takenFrom(parts, cents);
  if (!taken && kind === 'corrected') throw lessThan(all, currency);
  if (!taken) throw tooLow(all, currency);
  let left = all;
  for (const { part, cents: share } of taken) {
    await move(ctx, part, kind, -share, left, why);
    left -= share;
  }
}
const lessThan = (left: number, currency: string) =>
  new Problem('credit.balance_low', {
    detail: `Only ${toAmount(left, currency)} ${currency} is left. Enter that amount or less.`,
    errors: [{ path: 'amount', message: `At most ${toAmount(left, currency)} ${currency}.` }],
  });

/** A customer's store credit that can be spent now, locked; writes off what has expired. */
async function valid(ctx: WriteCtx, customerId: string): Promise<store.CreditRow[]> {
  const parts = await store.lockStoreCredit(ctx.db, customerId);
  const gone = parts.filter((part) => hasExpired(part, ctx.now()));
  let left = sumOf(parts);
  for (const part of gone) {
    await move(ctx, part, 'expired', -part.balance_cents, left, { actor: null });
    left -= part.balance_cents;
  }
  return parts.filter((part) => !gone.includes(part));
}
/** Writes off what has expired of a customer's store credit. */
export const writeOff = async (ctx: WriteCtx, customerId: string): Promise<void> => void (await valid(ctx, customerId));

/** Corrects a gift card's balance, which never goes below zero. Throws `credit.balance_low`. */
export async function correctCard(ctx: WriteCtx, row: store.CreditRow, cents: number, why: Why): Promise<void> {
  if (row.balance_cents + cents < 0) throw lessThan(row.balance_cents, row.currency);
  await move(ctx, row, 'corrected', cents, row.balance_cents, why);
}

type NewCard = {
  customerId: string | null;
  currency: string;
  cents: number;
  recipient: string | null;
  expiresAt: Date | null;
  note: string;
};
/** Issues a gift card. Its code isn't stored, so this is the only time that it is known. */
export async function issueCard(ctx: WriteCtx, { customerId, currency, cents, recipient, expiresAt, note }: NewCard) {
  const code = newCode();
  const row = await store.insertCredit(ctx.db, {
    merchant_id: ctx.actor.merchant,
    id: ctx.newId(),
    kind: 'gift_card',
    customer_id: customerId,
    currency,
    issued_cents: cents,
    balance_cents: 0,
    code_hash: hashCode(ctx.actor.merchant, code),
    last_four: code.slice(-4),
    recipient,
    note,
    expires_at: expiresAt,
    actor: nameOf(ctx, {}),
    created_at: ctx.now(),
    updated_at: ctx.now(),
  });
  await move(ctx, row, 'issued', cents, 0, {});
  return { id: row.id, code };
}

/** Changes one balance and writes its line. `before`: what the ledger's balance was, of the card or of all of the customer's store credit. */
async function move(ctx: WriteCtx, row: store.CreditRow, kind: Kind, cents: number, before: number, why: Why): Promise<void> {
  if (before + cents > mostCents)
    throw new Problem('input.invalid', {
      errors: [{ path: 'amount', message: 'The balance would be too large. Enter a smaller amount.' }],
    });
  const isUse = kind === 'spent' || kind === 'given_back';
  const { version } = await store.addTo(ctx.db, row.id, cents, { now: ctx.now(), isUse });
  await write(ctx, row, { kind, cents, balance: before + cents, customerId: row.kind === 'store_credit' ? row.customer_id : null }, why);
  ctx.audit({
    action: `${row.kind}.${kind}`,
    object: row.kind === 'gift_card' ? ['gift_card', row.id] : ['customer', row.customer_id ?? ''],
    detail: {
      amount: toAmount(cents, row.currency),
      ...(why.reason && { reason: why.reason }),
      ...(why.orderId && { order: why.orderId }),
    },
  });
  if (row.kind === 'gift_card') ctx.signal({ type: 'changed', topic: 'gift_cards', id: row.id, version });
  if (row.customer_id === null) return;
  ctx.signal({ type: 'changed', topic: 'customers', id: row.customer_id, version: null });
  await ctx.emit(customerUpdated, { customer_id: row.customer_id });
}

type Line = { kind: Kind; cents: number; balance: number; customerId: string | null };
const write = (ctx: WriteCtx, row: store.CreditRow, { kind, cents, balance, customerId }: Line, why: Why) =>
  store.insertEntry(ctx.db, {
    merchant_id: row.merchant_id,
    id: ctx.newId(),
    credit_id: row.id,
    customer_id: customerId,
    kind,
    amount_cents: cents,
    balance_cents: balance,
    order_id: why.orderId ?? null,
    reason: why.reason || null,
    actor: nameOf(ctx, why),
    at: ctx.now(),
  });
const nameOf = ({ actor }: WriteCtx, why: Why) => (why.actor !== undefined ? why.actor : 'name' in actor ? actor.name : null);

/**
 * Moves all credit of one customer to another, who are both locked; returns the ids of what moved. `only`: for undoing, what moved then.
 * The ledgers of both say so, so that each of them adds up.
 */
export async function moveAll(ctx: WriteCtx, from: string, to: string, only?: readonly string[]): Promise<string[]> {
  if (only?.length === 0) return [];
  await writeOff(ctx, from);
  await writeOff(ctx, to);
  let [here, there] = [sumOf(await store.lockStoreCredit(ctx.db, from)), sumOf(await store.lockStoreCredit(ctx.db, to))];
  const moved = await store.moveCredits(ctx.db, from, to, only);
  for (const row of moved.filter(({ kind, balance_cents: cents }) => kind === 'store_credit' && cents > 0)) {
    const cents = row.balance_cents;
    here -= cents;
    there += cents;
    await write(ctx, row, { kind: 'merged', cents: -cents, balance: here, customerId: from }, {});
    await write(ctx, row, { kind: 'merged', cents, balance: there, customerId: to }, {});
  }
  if (moved.some(({ kind }) => kind === 'gift_card')) ctx.signal({ type: 'changed', topic: 'gift_cards', id: null, version: null });
  return moved.map(({ id }) => id);
}
