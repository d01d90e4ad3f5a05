import type { Received } from '@parley/contract/endpoint';
import { returnRequested } from '@parley/contract/events';
import type { requestReturn as contract } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';
import { nameOf } from './edit-items.ts';
import { type Change, changesOf, goodsDifference } from './edit-plan.ts';
import { nextPosition } from './edit-store.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import type { ReturnLine } from './get-store.ts';
import { tooLittle } from './ledger.ts';
import { mustBeAmong } from './lines.ts';
import { type LockedOrder, lockOrder } from './lock.ts';
import { insertLines } from './new-order-store.ts';
import { addToLines } from './order-store.ts';
import { type By, byOf } from './person.ts';
import { worthsOf } from './refund-rules.ts';
import { insertReturn } from './return-store.ts';
import { keptByMethod, refundedAmong, returnableOf, swappableOf, totalsWith } from './rules.ts';
import { holdsBalance } from './methods.ts';
import { methodOf, mustBeAllowed } from './settle.ts';
import { shareColumns } from './share-store.ts';
import { takeStock } from './stock.ts';
import { notifyCustomer } from './notify-customer.ts';
import { addEvent } from './timeline.ts';

export { endReturn, receiveReturn } from './receive.ts';

type Input = Received<typeof contract>;

/** Requests a return of shipped units for a refund, or for other variants of the same product. No money moves until they arrive. */
export async function requestReturn(ctx: WriteCtx, input: Input, by?: By) {
  const locked = await lockOrder(ctx, input.id);
  await mustBeAllowed(
    ctx,
    locked,
    input.kind,
    'This order has nothing left to return. Items can be returned once, after they have shipped.',
    by,
  );
  mustBeAmong(locked.lines, input.lines, input.kind === 'return' ? returnableOf : (line) => swappableOf(line, returnableOf));
  const id = ctx.newId();
  const plan = input.kind === 'return' ? await planReturn(ctx, locked, input, by) : await planExchange(ctx, locked, input, id, by);
  const { order } = locked;
  await insertReturn(ctx.db, {
    merchant_id: order.merchant_id,
    id,
    order_id: order.id,
    kind: input.kind,
    state: 'requested',
    reason: input.reason,
    note: input.note,
    method: input.method,
    method_label: plan.label,
    refund_cents: plan.refund,
    difference_cents: plan.difference,
    lines: plan.lines,
    created_at: ctx.now(),
  });
  await addToLines(ctx.db, order.id, unitsOf(plan.lines));
  if (plan.reserved.length > 0) await takeStock(ctx, { orderId: order.id, kind: 'sale', lines: plan.reserved, ...(by && { by }) });
  await addEvent(ctx, order.id, { kind: `${input.kind}_requested`, note: plan.said, ...(by && { actor: by }) });
  const detail = { units: plan.said, reason: input.reason, method: input.method, difference: toAmount(plan.difference, order.currency) };
  ctx.audit({ action: `order.${input.kind}_requested`, object: ['order', order.id], detail: { ...detail, by: byOf(ctx, by).kind } });
  const about = { return_id: id, order_id: order.id, kind: input.kind, brand_id: order.brand_id };
  await ctx.emit(returnRequested, { ...about, reason: input.reason, requested_by: byOf(ctx, by).kind });
  await finish(ctx, order.id, { by });
  if (input.notify) await notifyCustomer(ctx, order.id, { kind: `${input.kind}_requested` }, by);
  return readOrder(ctx, order.id);
}

/** The units to add to those in returns, per line. */
function unitsOf(lines: readonly ReturnLine[]) {
  const units = new Map<string, { in_return: number; refunded_gone: number }>();
  for (const { line_id: id, quantity, refunded = 0 } of lines) {
    const before = units.get(id) ?? { in_return: 0, refunded_gone: 0 };
    units.set(id, { in_return: before.in_return + quantity, refunded_gone: before.refunded_gone + refunded });
  }
  return [...units].map(([id, counts]) => ({ id, ...counts }));
}

const untouched = { received: 0, restocked: 0, written_off: 0 };

async function planReturn(ctx: WriteCtx, locked: LockedOrder, { lines, method }: Input, by?: By) {
  if (lines.some(({ new_variant_id: id }) => id !== undefined)) refuseInput('A return can’t include new items. Start an exchange instead.');
  const chosen = mustBeAmong(locked.lines, lines, returnableOf);
  const coming = chosen.map(({ line, quantity }) => ({ line, quantity, refunded: refundedAmong(line, quantity) }));
  const payable = coming.map(({ line, quantity, refunded }) => ({ line, quantity: quantity - refunded }));
  return {
    label: method === null ? null : await refundLabel(ctx, locked, method, by),
    refund: worthsOf(locked, payable).reduce((all, cents) => all + cents, 0),
    difference: 0,
    lines: coming.map(({ line, quantity, refunded }): ReturnLine => ({ line_id: line.id, quantity, ...untouched, refunded, new: null })),
    reserved: [],
    said: chosen.map(({ line, quantity }) => `${quantity} × ${nameOf(line)}`).join('; '),
  };
}

/** Refunds go to the original methods or to the customer's gift card. */
async function refundLabel(ctx: WriteCtx, locked: LockedOrder, method: string, by?: By): Promise<string | null> {
  const own = await methodOf(ctx, locked, method, by);
  const paid = keptByMethod(locked.ledger).find((share) => share.method === method);
  if (!paid && !holdsBalance(own)) throw new Problem('payment.method_refused');
  return own?.label ?? paid?.label ?? null;
}

/** Replacements leave stock at once and wait in lines without units until the returned ones arrive. */
async function planExchange(ctx: WriteCtx, locked: LockedOrder, { lines, method }: Input, exchangeId: string, by?: By) {
  const { order } = locked;
  const wanted = lines.map(({ line_id, quantity, new_variant_id: variant }) => ({
    line_id,
    quantity,
    variant_id: variant ?? refuseInput('Choose a new variant for each item.'),
  }));
  const changes = await changesOf(ctx, locked.lines, wanted);
  const difference = totalsWith(order, goodsDifference(changes)).total_cents - order.total_cents;
  const label = method === null ? null : await differenceLabel(ctx, locked, { method, difference, by });
  const first = await nextPosition(ctx.db, order.id);
  const rows = changes.map(({ line, to, share }, place) => ({
    id: ctx.newId(),
    order_id: order.id,
    position: first + place,
    variant_id: to.id,
    product_id: to.product_id,
    name: to.name,
    options: to.options,
    sku: to.sku,
    price_cents: to.price_cents,
    quantity: 0,
    taxes: line.taxes,
    // Units, and their share of the discount, come once the returned ones have arrived.
    ...shareColumns(share && { coming: 0 }, 0),
    exchange_id: exchangeId,
  }));
  await insertLines(ctx.db, order.merchant_id, rows);
  return {
    label,
    refund: 0,
    difference,
    lines: changes.map((change, place) => exchangeLine(change, rows[place]?.id ?? '')),
    reserved: changes.map(({ to, quantity }, place) => ({ lineId: rows[place]?.id ?? '', variantId: to.id, quantity })),
    said: changes.map(({ line, quantity, to }) => `${quantity} × ${nameOf(line)} → ${nameOf(to)}`).join('; '),
  };
}

const exchangeLine = ({ line, quantity, to }: Change<{ id: string }>, newLine: string): ReturnLine => ({
  line_id: line.id,
  quantity,
  ...untouched,
  refunded: 0,
  new: { line_id: newLine, variant_id: to.id, name: to.name, options: to.options, cents: to.price_cents },
});

/** The customer's method for the difference; a gift card must cover it. */
async function differenceLabel(
  ctx: WriteCtx,
  locked: LockedOrder,
  { method, difference, by }: { method: string; difference: number; by: By | undefined },
): Promise<string> {
  const own = (await methodOf(ctx, locked, method, by)) ?? refuseMethod();
  if (holdsBalance(own) && difference > 0 && toCents(own.balance ?? '0', locked.order.currency) < difference)
    throw new Problem('payment.balance_low', { detail: tooLittle(own.balance) });
  return own.label;
}
function refuseMethod(): never {
  throw new Problem('payment.method_refused');
}
function refuseInput(message: string): never {
  throw new Problem('input.invalid', { detail: message, errors: [{ path: 'lines', message }] });
}
