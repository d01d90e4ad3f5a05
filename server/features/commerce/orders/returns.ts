import type { Received } from '@parley/contract/endpoint';
import type { requestReturn as contract } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';
import { type Change, changesOf, goodsDifference, nameOf } from './edit-items.ts';
import { nextPosition } from './edit-store.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import type { ReturnLine } from './get-store.ts';
import { mustBeAmong } from './lines.ts';
import { type Held, lockOrder } from './lock.ts';
import { insertLines } from './new-order-store.ts';
import { addToLines } from './order-store.ts';
import { type By, byOf } from './person.ts';
import { paidFor } from './return-rules.ts';
import { goodsInReturns, insertReturn } from './return-store.ts';
import { keptByMethod, returnableOf, totalsWith } from './rules.ts';
import { methodOf, mustBeAllowed } from './settle.ts';
import { takeStock } from './stock.ts';
import { tellCustomer } from './tell.ts';
import { addEvent } from './timeline.ts';

export { endReturn, receiveReturn } from './receive.ts';

type Input = Received<typeof contract>;

/** Pieces that were sent are to come back, for money or for others of the same product. No money moves until they are here. */
export async function requestReturn(ctx: WriteCtx, input: Input, by?: By) {
  const held = await lockOrder(ctx, input.id);
  await mustBeAllowed(ctx, held, input.kind, 'What was sent can come back, each piece once.', by);
  mustBeAmong(held.lines, input.lines, returnableOf);
  const id = ctx.newId();
  const plan = input.kind === 'return' ? await planReturn(ctx, held, input) : await planExchange(ctx, held, input, id);
  const { order } = held;
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
  await addToLines(ctx.db, order.id, piecesOf(plan.lines, 1));
  if (plan.reserved.length > 0) await takeStock(ctx, { orderId: order.id, kind: 'sale', lines: plan.reserved, ...(by && { by }) });
  await addEvent(ctx, order.id, { kind: `${input.kind}_requested`, note: plan.said, ...(by && { actor: by }) });
  const detail = { pieces: plan.said, reason: input.reason, method: input.method, difference: toAmount(plan.difference) };
  ctx.audit({ action: `order.${input.kind}_requested`, object: ['order', order.id], detail: { ...detail, by: byOf(ctx, by).kind } });
  await finish(ctx, order.id, { by });
  if (input.notify) await tellCustomer(ctx, order.id, { kind: `${input.kind}_requested` }, by);
  return readOrder(ctx, order.id);
}

/** How many pieces of each line are added to those that are in a return, or taken off. */
export function piecesOf(lines: readonly ReturnLine[], sign: 1 | -1) {
  const pieces = new Map<string, number>();
  for (const { line_id: id, quantity, received } of lines) pieces.set(id, (pieces.get(id) ?? 0) + sign * (quantity - received));
  return [...pieces].map(([id, quantity]) => ({ id, in_return: quantity }));
}

const untouched = { received: 0, restocked: 0, written_off: 0 };

async function planReturn(ctx: WriteCtx, held: Held, { lines, method }: Input) {
  if (lines.some(({ new_variant_id: id }) => id !== undefined)) refuseInput('A return brings nothing new: ask for an exchange.');
  const chosen = mustBeAmong(held.lines, lines, returnableOf);
  const goods = chosen.reduce((all, { line, quantity }) => all + line.price_cents * quantity, 0);
  const before = await goodsInReturns(ctx.db, held.order.id);
  return {
    label: method === null ? null : await refundLabel(ctx, held, method),
    // Rounded together with what came back before, so that all returns together give back what was paid, to the cent.
    refund: paidFor(held.order, before + goods) - paidFor(held.order, before),
    difference: 0,
    lines: chosen.map(({ line, quantity }): ReturnLine => ({ line_id: line.id, quantity, ...untouched, new: null })),
    reserved: [],
    said: chosen.map(({ line, quantity }) => `${quantity} × ${nameOf(line)}`).join('; '),
  };
}

/** What was paid goes back where it came from, or to a gift card of the customer. */
async function refundLabel(ctx: WriteCtx, held: Held, method: string): Promise<string | null> {
  const own = await methodOf(ctx, held, method);
  const paid = keptByMethod(held.ledger).find((share) => share.method === method);
  if (!paid && own?.kind !== 'gift_card') throw new Problem('payment.method_refused');
  return own?.label ?? paid?.label ?? null;
}

/** What comes for the pieces is taken from stock at once and waits in lines without pieces, until those are here. */
async function planExchange(ctx: WriteCtx, held: Held, { lines, method }: Input, exchangeId: string) {
  const { order } = held;
  const wanted = lines.map(({ line_id, quantity, new_variant_id: variant }) => ({
    line_id,
    quantity,
    variant_id: variant ?? refuseInput('Say which variant comes for each piece.'),
  }));
  const changes = await changesOf(ctx, held.lines, wanted);
  const difference = totalsWith(order, order.subtotal_cents + goodsDifference(changes)).total_cents - order.total_cents;
  const label = method === null ? null : await differenceLabel(ctx, held, method, difference);
  const first = await nextPosition(ctx.db, order.id);
  const rows = changes.map(({ to }, place) => ({
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

const exchangeLine = ({ line, quantity, to }: Change, newLine: string): ReturnLine => ({
  line_id: line.id,
  quantity,
  ...untouched,
  new: { line_id: newLine, variant_id: to.id, name: to.name, options: to.options, cents: to.price_cents },
});

/** The method is one of the customer’s; a gift card has to cover what is to be paid. */
async function differenceLabel(ctx: WriteCtx, held: Held, method: string, difference: number): Promise<string> {
  const own = (await methodOf(ctx, held, method)) ?? refuseMethod();
  if (own.kind === 'gift_card' && difference > 0 && toCents(own.balance ?? '0') < difference)
    throw new Problem('payment.balance_low', { detail: `The gift card holds ${own.balance ?? '0.00'}.` });
  return own.label;
}
function refuseMethod(): never {
  throw new Problem('payment.method_refused');
}
function refuseInput(message: string): never {
  throw new Problem('input.invalid', { detail: message, errors: [{ path: 'lines', message }] });
}
