import type { OrderAction } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { charge, refund } from './ledger.ts';
import { factsOf, type LockedOrder, refuseMove, spoken } from './lock.ts';
import { type OwnMethod, ownMethod } from './methods.ts';
import { refundLimit } from './order-store.ts';
import { type By, personOf } from './person.ts';
import { actionsOf, backForDecrease, canEdit, type Entry, isPaidUp, keptByMethod, type OrderFacts } from './rules.ts';

/** Throws `order.move_refused` with a sentence when the actor, or the one they act for, can't do that now. */
export async function mustBeAllowed(ctx: WriteCtx, locked: LockedOrder, action: OrderAction, sentence: string, by?: By) {
  const person = personOf(ctx, await refundLimit(ctx.db), by);
  if (!actionsOf(factsOf(locked), person).includes(action)) refuseMove(locked, sentence);
}

function causeOf(facts: OrderFacts) {
  const { shipped, left } = facts.units;
  if (shipped > 0 && left > 0) return 'Part of this order has shipped';
  if (shipped > 0 && facts.status !== 'returned') return 'This order has shipped';
  if (canEdit(facts) && facts.items_edited_at !== null) return 'This order has already been changed once';
  return facts.status === 'draft' ? 'This order is a draft' : `This order is ${spoken(facts.status)}`;
}

/** Why an edit is refused, such as "Part of this order has shipped, so the address can’t be changed." */
export function whyFixed(facts: OrderFacts, what: string): string {
  return `${causeOf(facts)}, so ${what} can’t be changed.`;
}

/** A method of the order's customer, or undefined. */
export const methodOf = (ctx: WriteCtx, { order }: LockedOrder, method: string | null, by?: By): Promise<OwnMethod | undefined> =>
  ownMethod(ctx, order, method, by);

type Difference = { cents: number; method: string | null; reason: string; editId?: string; returnId?: string; by?: By | undefined };
/**
 * Settles a new total of a paid order: charges an increase, refunds a decrease, also of zero when a method is named. Without a method it
 * uses the customer's that paid; where none did, an increase becomes balance due. On an unpaid order only a named method pays now, and an
 * overpayment is refunded. Call it before the order has its new total.
 */
export async function settleDifference(ctx: WriteCtx, locked: LockedOrder, { cents, method, by, ...why }: Difference): Promise<void> {
  const isPaid = isPaidUp(locked.order, locked.ledger, locked.waived);
  if (cents > 0) {
    const payer = method ?? (isPaid ? await payerOf(ctx, locked, by) : null);
    if (payer !== null) await charge(ctx, locked, { ...why, cents, method: payer, ...(by && { by }) });
    return;
  }
  const back = backForDecrease(locked.order, locked.ledger, -cents, locked.waived);
  if (back === 0 && (method === null || !isPaid)) return;
  await refund(ctx, locked, { ...why, cents: back, method, anyMethod: true, settles: true, ...(by && { by }) });
}

async function payerOf(ctx: WriteCtx, locked: LockedOrder, by?: By): Promise<string | null> {
  return (await methodOf(ctx, locked, payerIn(locked.ledger), by))?.external_id ?? null;
}
/** The method that paid last, which an increase is charged to if it is still one of the customer's. */
export const payerIn = (ledger: readonly Entry[]): string | null => keptByMethod(ledger)[0]?.method ?? null;
