import type { Received } from '@parley/contract/endpoint';
import type { cancelLines as contract } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { cancelOrder } from './cancel.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { refund } from './ledger.ts';
import { mustBeAmong } from './lines.ts';
import { factsOf, type LockedOrder, lockOrder, refuseMove } from './lock.ts';
import * as store from './order-store.ts';
import { type By, byOf } from './person.ts';
import { partOf } from './return-rules.ts';
import { backForLess, canCancelLines, columnsOf, leftOf, refundedAmong, totalsWith } from './rules.ts';
import { putBack } from './stock.ts';
import { amountText, notifyCustomer } from './notify-customer.ts';
import { addEvent } from './timeline.ts';

type Input = Received<typeof contract>;
type Chosen = ReturnType<typeof mustBeAmong<store.LineRow>>;

/** Cancels units that haven't shipped and reduces the total. Canceling everything of an unshipped order cancels the order itself. */
export async function cancelLines(ctx: WriteCtx, input: Input, by?: By) {
  const locked = await lockOrder(ctx, input.id);
  if (!canCancelLines(factsOf(locked))) refuseMove(locked, 'This order has no items left to cancel.');
  const chosen = mustBeAmong(locked.lines, input.lines, leftOf);
  const { units } = factsOf(locked);
  const isWhole = units.shipped === 0 && chosen.reduce((all, { quantity }) => all + quantity, 0) === units.left;
  const refunded = isWhole
    ? await cancelOrder(ctx, locked, { refund: input.refund ? 'all' : 'none', restock: input.restock, note: input.reason, by })
    : await cancelSome(ctx, locked, chosen, input, by);
  const news = { kind: isWhole ? 'cancelled' : 'lines_cancelled', refunded: amountText(refunded, locked.order.currency) } as const;
  if (input.notify) await notifyCustomer(ctx, input.id, news, by);
  return readOrder(ctx, input.id);
}

async function cancelSome(
  ctx: WriteCtx,
  locked: LockedOrder,
  chosen: Chosen,
  { restock, reason, ...input }: Input,
  by?: By,
): Promise<number> {
  const { order } = locked;
  // Units refunded before stay in the total with what was paid for them.
  const counted = chosen.map((one) => ({ ...one, refunded: refundedAmong(one.line, one.quantity) }));
  const sums = totalsWith(
    order,
    counted.map(({ line, quantity, refunded }) => partOf(line, -line.price_cents * (quantity - refunded))),
  );
  const cents = input.refund ? backForLess(order, locked.ledger, order.total_cents - sums.total_cents, locked.waived) : 0;
  const editId = ctx.newId();
  await store.insertEdit(ctx.db, {
    merchant_id: order.merchant_id,
    id: editId,
    order_id: order.id,
    kind: 'cancel_lines',
    difference_cents: -cents,
    method: null,
    before: { total: toAmount(order.total_cents, order.currency) },
    after: {
      total: toAmount(sums.total_cents, order.currency),
      lines: counted.map(({ line, quantity, refunded }) => ({ line_id: line.id, name: line.name, quantity, refunded })),
    },
    actor: byOf(ctx, by).name,
    at: ctx.now(),
  });
  const note = [chosen.map(({ line, quantity }) => `${quantity} × ${line.name}`).join(', '), reason].filter(Boolean).join(': ');
  await addEvent(ctx, order.id, { kind: 'lines_cancelled', note, cents: order.total_cents - sums.total_cents, actor: by });
  ctx.audit({
    action: 'order.lines_cancelled',
    object: ['order', order.id],
    detail: { lines: input.lines, restock, refund: input.refund },
  });
  if (cents > 0) await refund(ctx, locked, { cents, method: null, reason, editId, settles: true, by });
  await store.changeOrder(ctx.db, order.id, columnsOf(sums));
  await store.addToLines(
    ctx.db,
    order.id,
    counted.map(({ line, quantity, refunded }) => ({ id: line.id, cancelled: quantity, refunded_gone: refunded })),
  );
  const back = chosen.flatMap(({ line, quantity }) => (line.variant_id ? { lineId: line.id, variantId: line.variant_id, quantity } : []));
  if (restock) await putBack(ctx, { orderId: order.id, kind: 'restock', lines: back, by });
  await finish(ctx, order.id, { by });
  return cents;
}
