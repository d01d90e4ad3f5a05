import type { OrderAction } from '@parley/contract/orders';
import { missing, Problem } from '../../../platform/http/problem.ts';
import type { WriteCtx } from '../../../context.ts';
import { maySeeBrand } from '../../account/visibility/index.ts';
import * as store from './order-store.ts';
import { type By, byOf, personOf } from './person.ts';
import { lockTalk } from './tell.ts';
import { actionsOf, askableMoves, type OrderFacts, sumPieces, swappedOf, waivedOf } from './rules.ts';

/** An order under its lock, with its lines, its ledger and its customer (locked too). What deeds change in it they change here as well. */
/** `waived`: as in `waivedOf`. */
export type Held = { order: store.OrderRow; lines: store.LineRow[]; ledger: store.EntryRow[]; waived: number };

/**
 * Throws `order.missing` for an order that is not there, or not of a brand this person sees. Everything is locked in the one order of the
 * house: the order, its conversation (in which its customer may be told), its lines, its customer; variants come after. One order at a time.
 */
export async function lockOrder(ctx: WriteCtx, id: string): Promise<Held> {
  const order = await store.lockRow(ctx.db, id);
  if (!order || (ctx.actor.kind === 'user' && !maySeeBrand(ctx.actor, order.brand_id))) return missing('order.missing');
  if (order.conversation_id) await lockTalk(ctx, order.conversation_id);
  const lines = await store.lockLines(ctx.db, id);
  if (order.customer_id) await store.lockCustomerRow(ctx.db, order.customer_id);
  const held = { order, lines, ledger: await store.readLedger(ctx.db, id), waived: waivedOf(await store.readReturns(ctx.db, id)) };
  return settled(ctx, held);
}

/** An import sets states; its money and pieces follow from them, so that the first change finds a ledger that adds up. */
async function settled(ctx: WriteCtx, held: Held): Promise<Held> {
  const { order, ledger, lines } = held;
  const sum = (kind: string) => ledger.reduce((all, entry) => (entry.kind === kind ? all + entry.amount_cents : all), 0);
  const [paid, back] = [sum('payment'), sum('refund')];
  const believed =
    ledger.length === 0 && order.captured_cents === 0 && ['paid', 'partially_refunded', 'refunded'].includes(order.payment_status);
  order.captured_cents = believed ? order.total_cents : Math.max(order.captured_cents, paid);
  order.refunded_cents = believed && order.payment_status === 'refunded' ? order.total_cents : Math.max(order.refunded_cents, back);
  if (order.captured_cents > paid) held.ledger.push(await imported(ctx, order, 'payment', order.captured_cents - paid));
  if (order.refunded_cents > back) held.ledger.push(await imported(ctx, order, 'refund', order.refunded_cents - back));
  const gone = ['shipped', 'delivered', 'returned', 'cancelled'].includes(order.status);
  if (!gone || lines.some(({ cancelled, shipped }) => cancelled + shipped > 0)) return held;
  await store.settlePieces(ctx.db, order);
  return { ...held, lines: await store.lockLines(ctx.db, order.id) };
}

const imported = (ctx: WriteCtx, order: store.OrderRow, kind: 'payment' | 'refund', cents: number) =>
  store.insertEntry(ctx.db, {
    merchant_id: order.merchant_id,
    id: ctx.newId(),
    order_id: order.id,
    kind,
    amount_cents: cents,
    method: order.payment_method,
    method_label: order.payment_method_label,
    at: order.placed_at,
    reason: null,
    actor: null,
    return_id: null,
    edit_id: null,
    key: `imported-${kind}`,
  });

export const factsOf = ({ order, lines, ledger }: Held): OrderFacts => ({
  ...order,
  pieces: sumPieces(lines),
  entries: ledger.length,
});
export const swapped = ({ ledger }: Held) => swappedOf(ledger);

/** A `version` that somebody saw and that is not the order's any more. */
export function mustBeVersion({ order }: Held, version: number | undefined) {
  if (version !== undefined && version !== order.version) throw new Problem('order.changed');
}

/** 409 that names the moves allowed. */
export function refuseMove(held: Held, sentence?: string): never {
  const allowed = askableMoves(held.order.status, sumPieces(held.lines).shipped);
  const names = allowed.length === 0 ? 'It can go nowhere by itself.' : `It can go to: ${allowed.join(', ')}.`;
  const what = sentence ?? `The order is ${held.order.status}.`;
  throw new Problem('order.move_refused', { detail: `${what} ${names}`, errors: allowed.map((to) => ({ path: 'status', message: to })) });
}

/** The AI and the customer do only what `actionsOf` names for them; for people of the shop each deed says itself what stands against it. */
export async function mustAllow(ctx: WriteCtx, held: Held, action: OrderAction, by?: By) {
  const { kind } = byOf(ctx, by);
  if (kind === 'user' || kind === 'system') return;
  const person = personOf(ctx, await store.refundLimit(ctx.db, kind), by);
  if (!actionsOf(factsOf(held), person).includes(action)) refuseMove(held);
}
