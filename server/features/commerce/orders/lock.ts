import type { OrderAction } from '@parley/contract/orders';
import { missing, Problem } from '../../../platform/http/problem.ts';
import type { WriteCtx } from '../../../context.ts';
import { brandsOf } from '../../../platform/lib/actors.ts';
import { maySeeBrand } from '../../account/visibility/index.ts';
import { cardIn, lockCreditsOf } from '../credit/index.ts';
import * as store from './order-store.ts';
import { type By, byOf, personOf } from './person.ts';
import { lockConversationOf } from './notify-customer.ts';
import { readRefunds, type RefundRow } from './refund-store.ts';
import { actionsOf, askableMoves, type OrderFacts, sumUnits, swappedOf, waivedByRefunds, waivedOf } from './rules.ts';

/** A locked order with its lines, ledger and locked customer. Actions keep it up to date with what they write. */
/** `waived`: as in `waivedOf`, with `waivedByRefunds`. */
export type LockedOrder = {
  order: store.OrderRow;
  lines: store.LineRow[];
  ledger: store.EntryRow[];
  returns: store.BackReturn[];
  refunds: RefundRow[];
  waived: number;
};

/**
 * Throws `order.missing` also for brands this person can't see. Common lock order: order, conversation (where the customer may be
 * notified), lines, customer, their credit and the gift cards that paid, then variants. One order at a time.
 */
export async function lockOrder(ctx: WriteCtx, id: string): Promise<LockedOrder> {
  const order = await store.lockRow(ctx.db, id);
  if (!order || !maySeeBrand({ brands: brandsOf(ctx.actor) }, order.brand_id)) return missing('order.missing');
  if (order.conversation_id) await lockConversationOf(ctx, order.conversation_id);
  const lines = await store.lockLines(ctx.db, id);
  if (order.customer_id) await store.lockCustomerRow(ctx.db, order.customer_id);
  const money = await readMoney(ctx, id);
  await lockCreditsOf(
    ctx.db,
    order.customer_id,
    money.ledger.flatMap(({ method }) => cardIn(method) ?? []),
  );
  return settled(ctx, { order, lines, ...money });
}

/** The ledger of a locked order, and what was returned and refunded by line. */
export async function readMoney(ctx: WriteCtx, id: string): Promise<Omit<LockedOrder, 'order' | 'lines'>> {
  const ledger = await store.readLedger(ctx.db, id);
  const [returns, refunds] = [await store.readReturns(ctx.db, id), await readRefunds(ctx.db, id)];
  return { ledger, returns, refunds, waived: waivedOf(returns) + waivedByRefunds(refunds) };
}

/** An import sets only statuses, so derive payments and units from them before the first change. */
async function settled(ctx: WriteCtx, locked: LockedOrder): Promise<LockedOrder> {
  const { order, ledger, lines } = locked;
  const sum = (kind: string) => ledger.reduce((all, entry) => (entry.kind === kind ? all + entry.amount_cents : all), 0);
  const [paid, back] = [sum('payment'), sum('refund')];
  const believed =
    ledger.length === 0 && order.captured_cents === 0 && ['paid', 'partially_refunded', 'refunded'].includes(order.payment_status);
  order.captured_cents = believed ? order.total_cents : Math.max(order.captured_cents, paid);
  order.refunded_cents = believed && order.payment_status === 'refunded' ? order.total_cents : Math.max(order.refunded_cents, back);
  if (order.captured_cents > paid) locked.ledger.push(await imported(ctx, order, 'payment', order.captured_cents - paid));
  if (order.refunded_cents > back) locked.ledger.push(await imported(ctx, order, 'refund', order.refunded_cents - back));
  const gone = ['shipped', 'delivered', 'returned', 'cancelled'].includes(order.status);
  if (!gone || lines.some(({ cancelled, shipped }) => cancelled + shipped > 0)) return locked;
  await store.settleUnits(ctx.db, order);
  return { ...locked, lines: await store.lockLines(ctx.db, order.id) };
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
    refund_id: null,
    reverses: false,
  });

export const factsOf = ({ order, lines, ledger }: LockedOrder): OrderFacts => ({
  ...order,
  units: sumUnits(lines),
  entries: ledger.length,
});
export const swapped = ({ ledger }: LockedOrder) => swappedOf(ledger);

/** Throws when the order has changed since the `version` that the caller saw. */
export function mustBeVersion({ order }: LockedOrder, version: number | undefined) {
  if (version !== undefined && version !== order.version) throw new Problem('order.changed');
}

/** The API value has the British spelling. */
export const spoken = (status: string) => (status === 'cancelled' ? 'canceled' : status);

/** 409 with the allowed transitions. */
export function refuseMove(locked: LockedOrder, sentence?: string): never {
  const allowed = askableMoves(locked.order.status, sumUnits(locked.lines).shipped);
  const names =
    allowed.length === 0 ? 'The order’s status can’t be changed.' : `The order’s status can change to: ${allowed.map(spoken).join(', ')}.`;
  const what = sentence ?? `The order is ${spoken(locked.order.status)}.`;
  throw new Problem('order.move_refused', { detail: `${what} ${names}`, errors: allowed.map((to) => ({ path: 'status', message: to })) });
}

/** The AI and customers may do only what `actionsOf` lists; for teammates each action explains itself why it is not possible. */
export async function mustAllow(ctx: WriteCtx, locked: LockedOrder, action: OrderAction, by?: By) {
  const { kind } = byOf(ctx, by);
  if (kind === 'user' || kind === 'machine' || kind === 'system') return;
  const person = personOf(ctx, await store.refundLimit(ctx.db, kind), by);
  if (!actionsOf(factsOf(locked), person).includes(action)) refuseMove(locked);
}
