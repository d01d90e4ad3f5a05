import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/orders';
import type { ReadCtx, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { brandsOf } from '../../../platform/lib/actors.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { finish, moveTo } from './finish.ts';
import { readOrder } from './get.ts';
import { readFullOrder } from './get-store.ts';
import { refund } from './ledger.ts';
import { factsOf, type LockedOrder, lockOrder, refuseMove } from './lock.ts';
import { notifyCustomer } from './notify-customer.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { linesOf, moneyOf } from './present-whole.ts';
import { planItems, planRefund, refuseUnexplained, type RefundPlan } from './refund-plan.ts';
import { leavingOf } from './refund-rules.ts';
import { insertRefund, oweAgain } from './refund-store.ts';
import { canEdit, isPaidUp, overpaidOf, refundableOf } from './rules.ts';
import { putBack, type StockLine } from './stock.ts';
import { addTaken } from './stock-store.ts';

type How = { by?: By | undefined; isApproved?: boolean };
/**
 * Refunds by amount, or by items, shipping and adjustment. Items that haven't shipped leave the order, restocked or not; if nothing of an
 * unshipped order is left, the order is canceled. Shipped items that are restocked count as returned.
 */
export async function refundOrder(ctx: WriteCtx, input: Received<typeof contract.refundOrder>, { by, isApproved = false }: How = {}) {
  const locked = await lockOrder(ctx, input.id);
  const { order } = locked;
  if (order.status === 'draft') refuseMove(locked, 'A draft has no payments to refund.');
  const plan = planRefund(locked, order.currency, input);
  if (!isApproved) refuseUnexplained(input, plan, order);
  const owesAgain = mustPayAgain(locked, plan);
  const isOverpaid = plan.lines.length === 0 && plan.shipping === 0 && plan.cents <= overpaidOf(order, locked.refunds);
  const id = ctx.newId();
  await refund(ctx, locked, {
    ...{ cents: plan.cents, method: input.method, reason: input.reason, by },
    parts: { ...plan, id },
    ...(isOverpaid && { settles: true, reverses: true }),
  });
  await record(ctx, locked, plan, id);
  await takeOut(ctx, locked, plan, by);
  const isCancelled = plan.lines.length > 0 && (await cancelIfNothingLeft(ctx, order.id, input.reason, by));
  if (owesAgain && !isCancelled) await owe(ctx, order.id);
  await finish(ctx, order.id, { by });
  const refunded = `${toAmount(plan.cents, order.currency)} ${order.currency}`;
  if (input.notify) await notifyCustomer(ctx, order.id, { kind: 'refunded', refunded, message: input.message }, by);
  return readOrder(ctx, order.id);
}

/** What items and shipping of an order come to, without refunding them. */
export async function previewRefund(ctx: ReadCtx, input: Received<typeof contract.previewRefund>) {
  const row = (await readFullOrder(ctx.db, { brands: brandsOf(ctx.actor) }, input.id)) ?? missing('order.missing');
  if (row.status === 'draft') throw new Problem('order.move_refused', { detail: 'A draft has no payments to refund.' });
  const { currency } = row;
  const facts = { order: row, lines: linesOf(row), returns: row.return_rows, refunds: row.refund_rows };
  const { lines, shipping } = planItems(facts, currency, { lines: chosenIn(input.lines), shipping: input.shipping });
  return {
    lines: lines.map(({ line, quantity, cents }) => ({ line_id: line.id, quantity, amount: toAmount(cents, currency) })),
    shipping: toAmount(shipping, currency),
    amount: toAmount(
      lines.reduce((all, { cents }) => all + cents, shipping),
      currency,
    ),
    refundable: toAmount(refundableOf(moneyOf(row)), currency),
  };
}

/** `line:quantity`, separated by commas. */
function chosenIn(text = '') {
  return text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [id = '', quantity = ''] = part.split(':');
      if (/^[1-9]\d{0,5}$/.test(quantity)) return { line_id: id, quantity: Number(quantity), restock: false };
      const message = 'Name items as line_id:quantity, such as 0195b4f2-7c1e-7000-8000-000000000051:2.';
      throw new Problem('input.invalid', { detail: message, errors: [{ path: 'lines', message }] });
    });
}

/** Whether this gives back everything of an order that was never paid in full, so that it is owed again. */
function mustPayAgain({ order, ledger, waived }: LockedOrder, { cents }: RefundPlan): boolean {
  if (order.status === 'cancelled' || order.status === 'returned' || cents < refundableOf(order)) return false;
  return !isPaidUp(order, ledger, waived);
}

async function record(ctx: WriteCtx, { order }: LockedOrder, plan: RefundPlan, id: string): Promise<void> {
  const gone = plan.lines.reduce((all, one) => all + Math.round((one.cents * leavingOf(one.line, one).gone) / one.quantity), 0);
  await insertRefund(ctx.db, {
    merchant_id: order.merchant_id,
    id,
    order_id: order.id,
    amount_cents: plan.cents,
    lines: plan.lines.map(({ line, quantity, cents, restock }) => ({
      line_id: line.id,
      name: line.name,
      quantity,
      cents,
      restocked: restock,
      cancelled: leavingOf(line, { quantity, restock }).cancelled,
    })),
    shipping_cents: plan.shipping,
    adjustment_cents: plan.adjustment,
    gone_cents: gone,
    owed_again: false,
    at: ctx.now(),
  });
}

/** Counts the refunded units, takes those that haven't shipped or came back out of the order, each once, and restocks as chosen. */
async function takeOut(ctx: WriteCtx, locked: LockedOrder, { lines }: RefundPlan, by?: By): Promise<void> {
  const { order } = locked;
  const moved = lines.map(({ line, quantity, restock: units }) => ({
    ...{ line, quantity, units },
    ...leavingOf(line, { quantity, restock: units }),
  }));
  await store.addToLines(
    ctx.db,
    order.id,
    moved.map(({ line, quantity, cancelled, returned, gone }) => ({
      ...{ id: line.id, cancelled, returned, refunded: quantity, refunded_gone: gone },
    })),
  );
  // Nobody counted what an imported order shipped, so units that came back are added to it.
  const uncounted = moved.flatMap(({ line, returned, cancelled }) => {
    const short = returned - Math.max(0, line.taken - cancelled);
    return line.variant_id && short > 0 && returned > 0 ? [{ lineId: line.id, quantity: short }] : [];
  });
  await addTaken(ctx.db, order.id, uncounted);
  const back = moved.flatMap(({ line, units }): StockLine[] =>
    line.variant_id && units > 0 ? [{ lineId: line.id, variantId: line.variant_id, quantity: units }] : [],
  );
  if (back.length > 0) await putBack(ctx, { orderId: order.id, kind: 'restock', lines: back, ...(by && { by }) });
}

/** Such refunds are no refunds in reports either. */
async function owe(ctx: WriteCtx, orderId: string): Promise<void> {
  await oweAgain(ctx.db, orderId);
  await store.changeOrder(ctx.db, orderId, { last_refund_at: null });
}

async function cancelIfNothingLeft(ctx: WriteCtx, orderId: string, reason: string, by?: By): Promise<boolean> {
  const locked = await lockOrder(ctx, orderId);
  const facts = factsOf(locked);
  if (facts.units.left > 0 || !canEdit(facts)) return false;
  await store.changeOrder(ctx.db, orderId, { cancel_reason: reason || null });
  await moveTo(ctx, locked, 'cancelled', { note: reason, by });
  return true;
}
