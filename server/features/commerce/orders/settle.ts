import type { OrderAction } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { charge, refund } from './ledger.ts';
import { factsOf, type Held, refuseMove } from './lock.ts';
import { lockCustomerRow, type PaymentMethod, refundLimit } from './order-store.ts';
import { type By, personOf } from './person.ts';
import { actionsOf, isPaidUp, keptByMethod, refundableOf } from './rules.ts';

/** Throws `order.move_refused` with a sentence when this person, or the AI in whose name it is done, may not do that with the order now. */
export async function mustBeAllowed(ctx: WriteCtx, held: Held, action: OrderAction, sentence: string, by?: By) {
  const person = personOf(ctx, await refundLimit(ctx.db), by);
  if (!actionsOf(factsOf(held), person).includes(action)) refuseMove(held, sentence);
}

/** A method that stands with the order’s customer, or undefined. */
export async function methodOf({ db }: WriteCtx, { order }: Held, method: string | null): Promise<PaymentMethod | undefined> {
  if (method === null || order.customer_id === null) return undefined;
  const customer = await lockCustomerRow(db, order.customer_id);
  return customer?.payment_methods.find(({ external_id: id }) => id === method);
}

type Difference = { cents: number; method: string | null; reason: string; editId?: string; returnId?: string; by?: By | undefined };
/**
 * What another total of a paid order is worth: above zero it is charged, otherwise refunded (nothing too, where a method is named). Without a
 * method it is the customer’s that paid; where none of theirs did, what is more stays to be paid. Of an order that is not paid yet nothing
 * moves but what a method named pays now, and what would be paid too much goes back. The order still has its former total here.
 */
export async function settleDifference(ctx: WriteCtx, held: Held, { cents, method, by, ...why }: Difference): Promise<void> {
  const kept = refundableOf(held.order);
  const isPaid = isPaidUp(held.order, held.ledger, held.waived);
  if (cents > 0) {
    const payer = method ?? (isPaid ? await payerOf(ctx, held) : null);
    if (payer !== null) await charge(ctx, held, { ...why, cents, method: payer, ...(by && { by }) });
    return;
  }
  const back = isPaid ? Math.min(-cents, kept) : Math.max(0, Math.min(-cents, kept - (held.order.total_cents - held.waived + cents)));
  if (back === 0 && (method === null || !isPaid)) return;
  await refund(ctx, held, { ...why, cents: back, method, anyMethod: true, settles: true, ...(by && { by }) });
}

async function payerOf(ctx: WriteCtx, held: Held): Promise<string | null> {
  const [latest] = keptByMethod(held.ledger);
  return (await methodOf(ctx, held, latest?.method ?? null))?.external_id ?? null;
}
