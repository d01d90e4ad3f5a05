import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import type { ReturnLine } from './get-store.ts';
import { refund } from './ledger.ts';
import { type Held, lockOrder } from './lock.ts';
import { addToLines, changeOrder } from './order-store.ts';
import type { By } from './person.ts';
import { isComplete, paidFor, type ReturnAction, returnActions } from './return-rules.ts';
import * as store from './return-store.ts';
import { backForLess, keptByMethod, totalsWith } from './rules.ts';
import { methodOf, settleDifference } from './settle.ts';
import { putBack, type StockLine } from './stock.ts';
import { addTaken } from './stock-store.ts';
import { tellCustomer } from './tell.ts';
import { addEvent } from './timeline.ts';

type Receive = Received<typeof contract.receiveReturn>;
type End = Received<typeof contract.endReturn>;

/** Pieces are here: each goes to stock or is written off. Once all are, the return is refunded or the exchange settled. */
export async function receiveReturn(ctx: WriteCtx, input: Receive, by?: By) {
  const held = await lockOrder(ctx, input.id);
  const record = await lockAllowed(ctx, input, 'receive');
  const { lines, back } = arrive(record.lines, input.lines, held);
  await addToLines(ctx.db, input.id, arrivedOf(record.lines, lines));
  await addTaken(ctx.db, input.id, shortOf(held, back));
  await putBack(ctx, { orderId: input.id, kind: 'return', lines: back, ...(by && { by }) });
  const wanted = input.refund === undefined ? undefined : mustBeAmount(toCents(input.refund));
  Object.assign(record, { lines, ...(wanted !== undefined && record.kind === 'return' && { refund_cents: wanted }) });
  await store.changeReturn(ctx.db, record.id, { lines, refund_cents: record.refund_cents });
  const pieces = input.lines.reduce((all, { restock, write_off: off }) => all + restock + off, 0);
  await addEvent(ctx, input.id, { kind: 'return_received', note: `${pieces}`, ...(by && { actor: by }) });
  ctx.audit({ action: 'order.return_received', object: ['order', input.id], detail: { return: record.number, lines: input.lines } });
  if (isComplete(lines)) await settle(ctx, held, record, { exactly: wanted, by });
  await finish(ctx, input.id, { by });
  if (input.notify) await tellCustomer(ctx, input.id, { kind: 'return_received' }, by);
  return readOrder(ctx, input.id);
}

/** Declines or cancels what nothing has come of, or closes what is here; of what came in part, the rest is let go. */
export async function endReturn(ctx: WriteCtx, { id, state, note, notify, ...input }: End, by?: By) {
  const held = await lockOrder(ctx, id);
  const action = state === 'declined' ? 'decline' : state === 'cancelled' ? 'cancel' : 'close';
  const record = await lockAllowed(ctx, { id, return: input.return }, action);
  if (record.state === 'requested') {
    await letGo(ctx, held, record, by);
    if (state === 'closed') await settle(ctx, held, record, { by });
  }
  await store.changeReturn(ctx.db, record.id, { state });
  await addEvent(ctx, id, { kind: `return_${state}`, note, ...(by && { actor: by }) });
  ctx.audit({ action: `order.return_${state}`, object: ['order', id], detail: { return: record.number, note } });
  await finish(ctx, id, { by });
  if (notify) await tellCustomer(ctx, id, { kind: 'return_ended' }, by);
  return readOrder(ctx, id);
}

async function lockAllowed(ctx: WriteCtx, { id, return: returnId }: { id: string; return: string }, action: ReturnAction) {
  const record = (await store.lockReturn(ctx.db, id, returnId)) ?? missing('return.missing');
  const allowed = returnActions(record);
  if (allowed.includes(action)) return record;
  const names = allowed.length === 0 ? 'Nothing can be done with it any more.' : `What can be done: ${allowed.join(', ')}.`;
  throw new Problem('return.move_refused', { detail: `The return is ${record.state}. ${names}` });
}

/** What came is counted in the order in which it was named; a line that is exchanged for two variants fills the first one first. */
function arrive(lines: readonly ReturnLine[], came: Receive['lines'], held: Held) {
  const after = lines.map((line) => ({ ...line }));
  const back: StockLine[] = [];
  for (const { line_id: id, restock, write_off: writtenOff } of came) {
    const variantId = held.lines.find((line) => line.id === id)?.variant_id;
    if (variantId && restock > 0) back.push({ lineId: id, variantId, quantity: restock });
    count(after, id, restock, 'restocked');
    count(after, id, writtenOff, 'written_off');
  }
  if (came.every(({ restock, write_off: off }) => restock + off === 0)) refuseLine('Say what came back.');
  return { lines: after, back };
}
function count(lines: ReturnLine[], id: string, pieces: number, as: 'restocked' | 'written_off') {
  let open = pieces;
  for (const line of lines.filter(({ line_id: of }) => of === id)) {
    const part = Math.min(open, line.quantity - line.received);
    line.received += part;
    line[as] += part;
    open -= part;
  }
  if (open > 0 || !lines.some(({ line_id: of }) => of === id)) refuseLine('More came back than was to be returned.');
}
const arrivedOf = (before: readonly ReturnLine[], after: readonly ReturnLine[]) => {
  const pieces = new Map<string, number>();
  after.forEach(({ line_id: id, received }, place) => pieces.set(id, (pieces.get(id) ?? 0) + received - (before[place]?.received ?? 0)));
  return [...pieces].map(([id, quantity]) => ({ id, in_return: -quantity, returned: quantity }));
};

/** Of an imported order nobody counted what left; what is here again is counted all the same. */
const shortOf = ({ lines }: Held, back: readonly StockLine[]) =>
  back.flatMap(({ lineId, quantity }) => {
    const missingPieces = quantity - (lines.find(({ id }) => id === lineId)?.taken ?? 0);
    return missingPieces > 0 ? [{ lineId, quantity: missingPieces }] : [];
  });

/** What has not come stays with the customer; what was reserved for it goes back to stock. */
async function letGo(ctx: WriteCtx, held: Held, record: store.ReturnRow, by?: By) {
  const orderId = held.order.id;
  const pieces = new Map<string, number>();
  for (const { line_id: id, quantity, received } of record.lines) pieces.set(id, (pieces.get(id) ?? 0) - (quantity - received));
  await addToLines(
    ctx.db,
    orderId,
    [...pieces].map(([id, quantity]) => ({ id, in_return: quantity })),
  );
  const reserved = record.lines.flatMap(({ new: coming, quantity, received }) =>
    coming ? [{ lineId: coming.line_id, variantId: coming.variant_id, quantity: quantity - received }] : [],
  );
  await putBack(ctx, { orderId, kind: 'restock', lines: reserved, ...(by && { by }) });
  await store.dropLines(
    ctx.db,
    orderId,
    record.lines.flatMap(({ new: coming, received }) => (coming && received === 0 ? [coming.line_id] : [])),
  );
  if (record.lines.every(({ received }) => received === 0)) return;
  record.lines = record.lines.filter(({ received }) => received > 0).map((line) => ({ ...line, quantity: line.received }));
  record.refund_cents = Math.min(record.refund_cents, paidFor(held.order, goodsOf(held, record.lines)));
  await store.changeReturn(ctx.db, record.id, { lines: record.lines, refund_cents: record.refund_cents });
}
const goodsOf = (held: Held, lines: readonly ReturnLine[]) =>
  lines.reduce((all, { line_id: id, received }) => all + received * (held.lines.find((line) => line.id === id)?.price_cents ?? 0), 0);

type How = { exactly?: number | undefined; by?: By | undefined };
async function settle(ctx: WriteCtx, held: Held, record: store.ReturnRow, how: How) {
  const money = record.kind === 'exchange' ? await settleExchange(ctx, held, record, how) : await settleReturn(ctx, held, record, how);
  await store.changeReturn(ctx.db, record.id, { ...money, state: 'received', received_at: ctx.now() });
}

/**
 * The price of what came, unless somebody said otherwise, and never more than is left of what was paid. Of an order that is not paid yet only
 * what is then paid too much: for what came nobody pays any more.
 */
async function settleReturn(ctx: WriteCtx, held: Held, record: store.ReturnRow, { exactly, by }: How) {
  const { order, ledger, waived } = held;
  const cents = exactly ?? Math.min(record.refund_cents, backForLess(order, ledger, record.refund_cents, waived));
  if (cents === 0) return { refunded_cents: 0 };
  const method = await refundMethod(ctx, held, record.method, cents);
  await refund(ctx, held, { cents, method, reason: `Return ${record.number}`, returnId: record.id, ...(by && { by }) });
  return { refunded_cents: cents };
}
/** Where the method that was asked for paid less than that, it goes to all that paid. */
async function refundMethod(ctx: WriteCtx, held: Held, method: string | null, cents: number): Promise<string | null> {
  const own = await methodOf(ctx, held, method);
  const paid = keptByMethod(held.ledger).find((share) => share.method === method)?.cents ?? 0;
  return own?.kind === 'gift_card' || paid >= cents ? method : null;
}

/** The new pieces become pieces to send, the order's total what it is with them, and the difference is settled. */
async function settleExchange(ctx: WriteCtx, held: Held, record: store.ReturnRow, { by }: How) {
  const { order } = held;
  const goods =
    record.lines.reduce((all, { new: coming, quantity }) => all + (coming?.cents ?? 0) * quantity, 0) - goodsOf(held, record.lines);
  const sums = totalsWith(order, order.subtotal_cents + goods);
  const difference = sums.total_cents - order.total_cents;
  const more = { method: record.method, reason: `Exchange ${record.number}`, returnId: record.id, by };
  const before = order.refunded_cents;
  await settleDifference(ctx, held, { ...more, cents: difference });
  await changeOrder(ctx.db, order.id, sums);
  await store.releaseLines(
    ctx.db,
    order.id,
    record.lines.flatMap(({ new: coming, quantity }) => (coming ? [{ id: coming.line_id, quantity }] : [])),
  );
  return { difference_cents: difference, refunded_cents: order.refunded_cents - before };
}

function mustBeAmount(cents: number): number {
  if (cents >= 0) return cents;
  const message = `${toAmount(cents)} cannot be refunded.`;
  throw new Problem('input.invalid', { detail: message, errors: [{ path: 'refund', message }] });
}
function refuseLine(detail: string): never {
  throw new Problem('order.line_refused', { detail });
}
