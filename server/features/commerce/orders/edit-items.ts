import type { Received } from '@parley/contract/endpoint';
import type { editItems as contract } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import type { SoldVariant } from '../products/index.ts';
import { nextPosition, shrinkLine, turnLine } from './edit-store.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { mustHaveMethod } from './ledger.ts';
import { mustBeAmong } from './lines.ts';
import { type LockedOrder, lockOrder } from './lock.ts';
import { insertLines } from './new-order-store.ts';
import { changeOrder, insertEdit, type LineRow } from './order-store.ts';
import { type By, byOf } from './person.ts';
import { mustBeSold } from './priced.ts';
import { leftOf, totalsWith } from './rules.ts';
import { mustBeAllowed, settleDifference, whyFixed } from './settle.ts';
import { moveStock, type StockLine } from './stock.ts';
import { notifyCustomer } from './notify-customer.ts';
import { addEvent } from './timeline.ts';

type Input = Received<typeof contract>;
export type Change = { line: LineRow; quantity: number; to: SoldVariant };

/** Swaps units of an unshipped order for other variants of the same products and settles the difference at once. */
export async function editItems(ctx: WriteCtx, input: Input, by?: By) {
  const locked = await lockOrder(ctx, input.id);
  await mustBeAllowed(ctx, locked, 'edit_items', whyFixed(locked, 'its items'), by);
  const { order } = locked;
  const wanted = input.changes.map((change) => ({ ...change, quantity: change.quantity ?? leftOfLine(locked.lines, change.line_id) }));
  mustBeAmong(locked.lines, wanted, leftOf);
  const changes = await changesOf(ctx, locked.lines, wanted);
  if (input.method !== null) await mustHaveMethod(ctx, order.customer_id, input.method);
  const sums = totalsWith(order, order.subtotal_cents + goodsDifference(changes));
  const difference = sums.total_cents - order.total_cents;
  const editId = await record(ctx, locked, changes, { difference, method: input.method, by });
  await settleDifference(ctx, locked, { cents: difference, method: input.method, reason: 'Items changed', editId, by });
  await changeOrder(ctx.db, order.id, { ...sums, items_edited_at: ctx.now() });
  const { take, back } = await turn(ctx, locked, changes);
  await moveStock(ctx, { orderId: order.id, kind: 'edit', take, back, ...(by && { by }) });
  await finish(ctx, order.id, { by });
  if (input.notify) await notifyCustomer(ctx, order.id, { kind: 'items_edited' }, by);
  return readOrder(ctx, order.id);
}

const leftOfLine = (lines: readonly LineRow[], id: string) => {
  const line = lines.find((one) => one.id === id);
  return line ? leftOf(line) : 1;
};
export const goodsDifference = (changes: readonly Change[]) =>
  changes.reduce((all, { line, quantity, to }) => all + quantity * (to.price_cents - line.price_cents), 0);

/** Each unit with its replacement. Throws `order.line_refused` and `order.other_product`. */
export async function changesOf(
  ctx: WriteCtx,
  lines: readonly LineRow[],
  wanted: readonly { line_id: string; quantity: number; variant_id: string }[],
): Promise<Change[]> {
  const variantOf = await mustBeSold(
    ctx,
    wanted.map(({ variant_id: id }) => id),
  ).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'product.missing'
      ? new Problem('order.other_product', { detail: 'This variant doesn’t exist. Choose another variant of the same product.' })
      : error;
  });
  return wanted.map(({ line_id: lineId, quantity, variant_id: variantId }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || quantity < 1) throw new Problem('order.line_refused');
    const to = variantOf(variantId);
    if (line.product_id === null || to.product_id !== line.product_id) throw new Problem('order.other_product');
    return { line, quantity, to };
  });
}

async function record(
  ctx: WriteCtx,
  { order }: LockedOrder,
  changes: readonly Change[],
  { difference, method, by }: { difference: number; method: string | null; by?: By | undefined },
): Promise<string> {
  const id = ctx.newId();
  const said = changes.map(({ line, quantity, to }) => `${quantity} × ${nameOf(line)} → ${nameOf(to)}`).join('; ');
  const unit = ({ name, options, price_cents }: LineRow | SoldVariant) => ({ name, options, price: toAmount(price_cents, order.currency) });
  await insertEdit(ctx.db, {
    merchant_id: order.merchant_id,
    id,
    order_id: order.id,
    kind: 'items',
    difference_cents: difference,
    method,
    before: changes.map(({ line, quantity }) => ({ line_id: line.id, variant_id: line.variant_id, quantity, ...unit(line) })),
    after: changes.map(({ line, quantity, to }) => ({ line_id: line.id, variant_id: to.id, quantity, ...unit(to) })),
    actor: byOf(ctx, by).name,
    at: ctx.now(),
  });
  await addEvent(ctx, order.id, { kind: 'items_edited', note: said, cents: difference, ...(by && { actor: by }) });
  const detail = { changes: said, difference: toAmount(difference, order.currency), method };
  ctx.audit({ action: 'order.items_edited', object: ['order', order.id], detail });
  return id;
}
export const nameOf = ({ name, options }: { name: string; options: Record<string, string> }) =>
  [name, ...Object.values(options)].join(', ');

/** A line that changes completely becomes the other variant; a partial change splits off a new line. */
async function turn(ctx: WriteCtx, { order }: LockedOrder, changes: readonly Change[]) {
  const take: StockLine[] = [];
  const back: StockLine[] = [];
  let position = await nextPosition(ctx.db, order.id);
  for (const { line, quantity, to } of changes) {
    if (line.variant_id) back.push({ lineId: line.id, variantId: line.variant_id, quantity });
    if (quantity === line.quantity) {
      await turnLine(ctx.db, line.id, to);
      take.push({ lineId: line.id, variantId: to.id, quantity });
      continue;
    }
    const id = ctx.newId();
    const { product_id, name, options, sku, price_cents } = to;
    const added = { id, order_id: order.id, position, variant_id: to.id, product_id, name, options, sku, price_cents, quantity };
    await shrinkLine(ctx.db, line.id, quantity);
    await insertLines(ctx.db, order.merchant_id, [added]);
    line.quantity -= quantity;
    take.push({ lineId: id, variantId: to.id, quantity });
    position += 1;
  }
  return { take, back };
}
