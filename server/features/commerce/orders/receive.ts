import type { Received } from '@parley/contract/endpoint';
import { returnCancelled, returnClosed, returnDeclined, returnReceived } from '@parley/contract/events';
import type * as contract from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';
import type { TaxPart } from '../taxes/index.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import type { ReturnLine } from './get-store.ts';
import { refund } from './ledger.ts';
import { type LockedOrder, lockOrder } from './lock.ts';
import { addToLines, changeOrder, type LineRow } from './order-store.ts';
import type { By } from './person.ts';
import { isComplete, partOf, payableOf, type ReturnAction, returnActions } from './return-rules.ts';
import * as store from './return-store.ts';
import { backForLess, columnsOf, keptByMethod, paidFor, totalsWith } from './rules.ts';
import { methodOf, settleDifference } from './settle.ts';
import { putBack, type StockLine } from './stock.ts';
import { addTaken } from './stock-store.ts';
import { notifyCustomer } from './notify-customer.ts';
import { addEvent } from './timeline.ts';

type Receive = Received<typeof contract.receiveReturn>;
type End = Received<typeof contract.endReturn>;

/** Receives returned units: each is restocked or written off. Once all are here, refunds the return or settles the exchange. */
export async function receiveReturn(ctx: WriteCtx, input: Receive, by?: By) {
  const locked = await lockOrder(ctx, input.id);
  const record = await lockAllowed(ctx, input, 'receive');
  const { lines, back } = arrive(record.lines, input.lines, locked);
  await addToLines(ctx.db, input.id, arrivedOf(record.lines, lines));
  await addTaken(ctx.db, input.id, shortOf(locked, back));
  await putBack(ctx, { orderId: input.id, kind: 'return', lines: back, ...(by && { by }) });
  const wanted = input.refund === undefined ? undefined : mustBeAmount(input.refund, locked.order.currency);
  mustBeUnrefunded(locked, record, wanted);
  Object.assign(record, { lines, ...(wanted !== undefined && record.kind === 'return' && { refund_cents: wanted }) });
  await store.changeReturn(ctx.db, record.id, { lines, refund_cents: record.refund_cents });
  const units = input.lines.reduce((all, { restock, write_off: off }) => all + restock + off, 0);
  await addEvent(ctx, input.id, { kind: 'return_received', note: `${units}`, ...(by && { actor: by }) });
  ctx.audit({ action: 'order.return_received', object: ['order', input.id], detail: { return: record.number, lines: input.lines } });
  await ctx.emit(returnReceived, { return_id: record.id, order_id: input.id, kind: record.kind, complete: isComplete(lines) });
  if (isComplete(lines)) await settle(ctx, locked, record, { exactly: wanted, by });
  await finish(ctx, input.id, { by });
  if (input.notify) await notifyCustomer(ctx, input.id, { kind: 'return_received' }, by);
  return readOrder(ctx, input.id);
}

const endedBy = { declined: returnDeclined, cancelled: returnCancelled, closed: returnClosed };
/** Declines or cancels a return of which nothing has arrived, or closes one with what has; in a partial return, drops the rest. */
export async function endReturn(ctx: WriteCtx, { id, state, note, notify, ...input }: End, by?: By) {
  const locked = await lockOrder(ctx, id);
  const action = state === 'declined' ? 'decline' : state === 'cancelled' ? 'cancel' : 'close';
  const record = await lockAllowed(ctx, { id, return: input.return }, action);
  if (record.state === 'requested') {
    await letGo(ctx, locked, record, by);
    if (state === 'closed') await settle(ctx, locked, record, { by });
  }
  await store.changeReturn(ctx.db, record.id, { state });
  await addEvent(ctx, id, { kind: `return_${state}`, note, ...(by && { actor: by }) });
  ctx.audit({ action: `order.return_${state}`, object: ['order', id], detail: { return: record.number, note } });
  await ctx.emit(endedBy[state], { return_id: record.id, order_id: id, kind: record.kind });
  await finish(ctx, id, { by });
  if (notify) await notifyCustomer(ctx, id, { kind: 'return_ended' }, by);
  return readOrder(ctx, id);
}

async function lockAllowed(ctx: WriteCtx, { id, return: returnId }: { id: string; return: string }, action: ReturnAction) {
  const record = (await store.lockReturn(ctx.db, id, returnId)) ?? missing('return.missing');
  const allowed = returnActions(record);
  if (allowed.includes(action)) return record;
  const names = allowed.length === 0 ? 'No actions are available.' : `Available actions: ${allowed.join(', ')}.`;
  throw new Problem('return.move_refused', { detail: `The return is ${record.state}. ${names}` });
}

/** Counts arrivals in the order they were named; a line exchanged for two variants fills the first one first. */
function arrive(lines: readonly ReturnLine[], came: Receive['lines'], locked: LockedOrder) {
  const after = lines.map((line) => ({ ...line }));
  const back: StockLine[] = [];
  for (const { line_id: id, restock, write_off: writtenOff } of came) {
    const variantId = locked.lines.find((line) => line.id === id)?.variant_id;
    if (variantId && restock > 0) back.push({ lineId: id, variantId, quantity: restock });
    count(after, id, restock, 'restocked');
    count(after, id, writtenOff, 'written_off');
  }
  if (came.every(({ restock, write_off: off }) => restock + off === 0)) refuseLine('Enter how many items came back.');
  return { lines: after, back };
}
function count(lines: ReturnLine[], id: string, units: number, as: 'restocked' | 'written_off') {
  let open = units;
  for (const line of lines.filter(({ line_id: of }) => of === id)) {
    const part = Math.min(open, line.quantity - line.received);
    line.received += part;
    line[as] += part;
    open -= part;
  }
  if (open > 0 || !lines.some(({ line_id: of }) => of === id))
    refuseLine('That’s more than the return includes. Enter a smaller quantity.');
}
const arrivedOf = (before: readonly ReturnLine[], after: readonly ReturnLine[]) => {
  const units = new Map<string, number>();
  after.forEach(({ line_id: id, received }, place) => units.set(id, (units.get(id) ?? 0) + received - (before[place]?.received ?? 0)));
  return [...units].map(([id, quantity]) => ({ id, in_return: -quantity, returned: quantity }));
};

/** Nobody counted what an imported order shipped, so received units are added to it. */
const shortOf = ({ lines }: LockedOrder, back: readonly StockLine[]) =>
  back.flatMap(({ lineId, quantity }) => {
    const missingUnits = quantity - (lines.find(({ id }) => id === lineId)?.taken ?? 0);
    return missingUnits > 0 ? [{ lineId, quantity: missingUnits }] : [];
  });

/** Units that didn't come stay with the customer; their reserved replacements go back to stock. */
async function letGo(ctx: WriteCtx, locked: LockedOrder, record: store.ReturnRow, by?: By) {
  const orderId = locked.order.id;
  const units = new Map<string, { in_return: number; refunded_gone: number }>();
  for (const line of record.lines) {
    const before = units.get(line.line_id) ?? { in_return: 0, refunded_gone: 0 };
    const stays = (line.refunded ?? 0) - refundedOf(line);
    units.set(line.line_id, {
      in_return: before.in_return - (line.quantity - line.received),
      refunded_gone: before.refunded_gone - stays,
    });
  }
  await addToLines(
    ctx.db,
    orderId,
    [...units].map(([id, counts]) => ({ id, ...counts })),
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
  record.lines = record.lines
    .filter(({ received }) => received > 0)
    .map((line) => ({ ...line, quantity: line.received, refunded: refundedOf(line) }));
  record.refund_cents = Math.min(record.refund_cents, paidFor(locked.order, goodsOf(locked, record.lines)));
  await store.changeReturn(ctx.db, record.id, { lines: record.lines, refund_cents: record.refund_cents });
}
const goodsOf = (locked: LockedOrder, lines: readonly ReturnLine[]): TaxPart[] =>
  lines.map((line) => partIn(locked, line, (of) => payableOf(line) * of.price_cents));
function partIn({ lines }: LockedOrder, { line_id: lineId }: ReturnLine, cents: (line: LineRow) => number): TaxPart {
  const line = lines.find(({ id }) => id === lineId);
  return line ? partOf(line, cents(line)) : { taxes: [], cents: 0 };
}
/** Of what arrived, the units that were refunded before. */
const refundedOf = (line: ReturnLine) => line.received - payableOf(line);

/** Nobody pays twice for units that were refunded before, whatever amount is entered. */
function mustBeUnrefunded({ order }: LockedOrder, record: store.ReturnRow, wanted: number | undefined) {
  const hasRefunded = record.lines.some(({ refunded = 0 }) => refunded > 0);
  if (!hasRefunded || wanted === undefined || wanted <= record.refund_cents) return;
  const most = `${toAmount(record.refund_cents, order.currency)} ${order.currency}`;
  const detail =
    record.refund_cents > 0
      ? `Some of these items were refunded before. Enter ${most} or less.`
      : 'These items were refunded before, so their return pays nothing. Enter 0 or leave the amount blank.';
  throw new Problem('refund.too_much', { detail, errors: [{ path: 'refund', message: detail }] });
}

type How = { exactly?: number | undefined; by?: By | undefined };
async function settle(ctx: WriteCtx, locked: LockedOrder, record: store.ReturnRow, how: How) {
  const money = record.kind === 'exchange' ? await settleExchange(ctx, locked, record, how) : await settleReturn(ctx, locked, record, how);
  await store.changeReturn(ctx.db, record.id, { ...money, state: 'received', received_at: ctx.now() });
}

/**
 * Refunds the price of what arrived unless another amount is given, and never more than is left of the payments. On an unpaid order, only
 * the excess, since the customer no longer owes what they returned.
 */
async function settleReturn(ctx: WriteCtx, locked: LockedOrder, record: store.ReturnRow, { exactly, by }: How) {
  const { order, ledger, waived } = locked;
  const cents = exactly ?? Math.min(record.refund_cents, backForLess(order, ledger, record.refund_cents, waived));
  if (cents === 0) return { refunded_cents: 0 };
  const method = await refundMethod(ctx, locked, record.method, cents);
  await refund(ctx, locked, { cents, method, reason: `Return ${record.number}`, returnId: record.id, ...(by && { by }) });
  return { refunded_cents: cents };
}
/** If the requested method paid less than the refund, it is shared among all methods that paid. */
async function refundMethod(ctx: WriteCtx, locked: LockedOrder, method: string | null, cents: number): Promise<string | null> {
  const own = await methodOf(ctx, locked, method);
  const paid = keptByMethod(locked.ledger).find((share) => share.method === method)?.cents ?? 0;
  return own?.kind === 'gift_card' || paid >= cents ? method : null;
}

/** The reserved lines become units to ship, the total includes them, and the difference is settled. */
async function settleExchange(ctx: WriteCtx, locked: LockedOrder, record: store.ReturnRow, { by }: How) {
  const { order } = locked;
  const coming = record.lines.map((line) => partIn(locked, line, () => (line.new?.cents ?? 0) * line.quantity));
  const gone = goodsOf(locked, record.lines).map((part) => ({ ...part, cents: -part.cents }));
  const sums = totalsWith(order, [...coming, ...gone]);
  const difference = sums.total_cents - order.total_cents;
  const more = { method: record.method, reason: `Exchange ${record.number}`, returnId: record.id, by };
  const before = order.refunded_cents;
  await settleDifference(ctx, locked, { ...more, cents: difference });
  await changeOrder(ctx.db, order.id, columnsOf(sums));
  await store.releaseLines(
    ctx.db,
    order.id,
    record.lines.flatMap(({ new: coming, quantity }) => (coming ? [{ id: coming.line_id, quantity }] : [])),
  );
  return { difference_cents: difference, refunded_cents: order.refunded_cents - before };
}

function mustBeAmount(refunded: string, currency: string): number {
  const cents = toCents(refunded, currency, 'refund');
  if (cents >= 0) return cents;
  const message = `${refunded} can’t be refunded.`;
  throw new Problem('input.invalid', { detail: message, errors: [{ path: 'refund', message }] });
}
function refuseLine(detail: string): never {
  throw new Problem('order.line_refused', { detail });
}
