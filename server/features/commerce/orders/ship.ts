import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { finish, moveTo } from './finish.ts';
import { readOrder } from './get.ts';
import { type Chosen, mustBeAmong } from './lines.ts';
import { factsOf, type Held, lockOrder, refuseMove } from './lock.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { canShipFrom, isHeld, isPaidFor, leftOf } from './rules.ts';
import { tellCustomer } from './tell.ts';
import { addEvent } from './timeline.ts';

type Parcel = { carrier: string | null; tracking_number: string | null; tracking_url: string | null };

export async function shipOrder(ctx: WriteCtx, input: Received<typeof contract.shipOrder>, by?: By) {
  const held = await lockOrder(ctx, input.id);
  const { carrier, tracking_number, tracking_url } = input;
  await ship(ctx, held, { lines: input.lines, carrier, tracking_number, tracking_url }, by);
  const part = factsOf(held).pieces.left > 0;
  if (input.notify) await tellCustomer(ctx, input.id, { kind: 'shipped', part, tracking: tracking_number }, by);
  return readOrder(ctx, input.id);
}

const noParcel: Parcel = { carrier: null, tracking_number: null, tracking_url: null };
/** Sends pieces off, all that are left unless lines are named. An order that was only confirmed is begun on the way. */
export async function ship(ctx: WriteCtx, held: Held, { lines, ...parcel }: Partial<Parcel> & { lines?: readonly Chosen[] } = {}, by?: By) {
  const { order } = held;
  mustBeShippable(held);
  const all = held.lines.filter((line) => leftOf(line) > 0).map((line) => ({ line, quantity: leftOf(line) }));
  const chosen = lines ? mustBeAmong(held.lines, lines, leftOf) : all;
  if (order.status === 'confirmed') await moveTo(ctx, held, 'processing', { by });
  const sent = { ...noParcel, ...parcel };
  const shipments = await store.readShipments(ctx.db, order.id);
  await store.insertShipment(ctx.db, {
    merchant_id: order.merchant_id,
    id: ctx.newId(),
    order_id: order.id,
    number: (shipments.at(-1)?.number ?? 0) + 1,
    state: 'shipped',
    ...sent,
    lines: chosen.map(({ line, quantity }) => ({ line_id: line.id, quantity })),
    shipped_at: ctx.now(),
    delivered_at: null,
  });
  await store.addToLines(
    ctx.db,
    order.id,
    chosen.map(({ line, quantity }) => ({ id: line.id, shipped: quantity })),
  );
  for (const { line, quantity } of chosen) line.shipped += quantity;
  if (sent.tracking_number) await setTracking(ctx, order, [...shipments, sent]);
  await noteShipped(ctx, held, chosen, sent, by);
  await finish(ctx, order.id, { by });
}

function mustBeShippable(held: Held) {
  const facts = factsOf(held);
  if (!canShipFrom(facts)) refuseMove(held, facts.pieces.left === 0 ? 'Nothing is left to ship.' : undefined);
  if (isHeld(facts))
    throw new Problem('order.on_hold', { detail: held.order.hold_reason ? `It is on hold: ${held.order.hold_reason}` : undefined });
  if (!isPaidFor(facts)) throw new Problem('order.not_paid');
}

async function noteShipped(ctx: WriteCtx, held: Held, chosen: ReturnType<typeof mustBeAmong>, parcel: Parcel, by?: By) {
  const pieces = chosen.map(({ line, quantity }) => `${quantity} × ${line.name}`).join(', ');
  const note = [pieces, parcel.carrier, parcel.tracking_number].filter(Boolean).join(' · ');
  if (factsOf(held).pieces.left === 0 && held.order.status === 'processing') return moveTo(ctx, held, 'shipped', { note, by });
  await addEvent(ctx, held.order.id, { kind: 'shipped', note, actor: by });
  ctx.audit({ action: 'order.part_shipped', object: ['order', held.order.id], detail: { pieces, tracking: parcel.tracking_number } });
}

/** The numbers of all parcels; those an import brought stay. */
async function setTracking(
  ctx: WriteCtx,
  order: store.OrderRow,
  parcels: readonly Pick<Parcel, 'tracking_number'>[],
  gone: string | null = null,
) {
  const numbers = [
    ...order.tracking.filter((number) => number !== gone),
    ...parcels.flatMap(({ tracking_number: number }) => number ?? []),
  ];
  await store.changeOrder(ctx.db, order.id, { tracking: [...new Set(numbers)] });
}

/** How a parcel is tracked, or that it has arrived. */
export async function updateShipment(ctx: WriteCtx, input: Received<typeof contract.updateShipment>, by?: By) {
  const held = await lockOrder(ctx, input.id);
  const shipments = await store.readShipments(ctx.db, input.id);
  const shipment = shipments.find(({ id }) => id === input.shipment) ?? missing('shipment.missing');
  if (shipment.state === 'cancelled') refuseMove(held, 'This shipment was cancelled.');
  const { carrier, tracking_number, tracking_url } = input;
  const change = { carrier, tracking_number, tracking_url };
  const isTracked = Object.entries(change).some(([field, value]) => value !== undefined && value !== shipment[field as keyof Parcel]);
  if (isTracked) await track(ctx, held, shipment, change, by);
  const arrives = input.state === 'delivered' && shipment.state === 'shipped';
  if (arrives) await deliver(ctx, held, shipment, by);
  if (isTracked || arrives) await finish(ctx, input.id, { by });
  if (arrives && input.notify) await tellCustomer(ctx, input.id, { kind: 'delivered' }, by);
  return readOrder(ctx, input.id);
}

async function track(ctx: WriteCtx, { order }: Held, shipment: store.ShipmentRow, change: Partial<Parcel>, by?: By) {
  await store.changeShipment(ctx.db, shipment.id, change);
  await setTracking(ctx, order, await store.readShipments(ctx.db, order.id), shipment.tracking_number);
  const [before, after] = [shipment.tracking_number, change.tracking_number ?? shipment.tracking_number];
  await addEvent(ctx, order.id, { kind: 'tracking', from: before, to: after, note: change.carrier ?? shipment.carrier, actor: by });
  ctx.audit({ action: 'order.tracked', object: ['order', order.id], detail: { shipment: shipment.number, ...change } });
}

/** Once all have arrived the order is delivered, which `finish` sees; before that the timeline tells of this one. */
async function deliver(ctx: WriteCtx, { order }: Held, shipment: store.ShipmentRow, by?: By) {
  await store.changeShipment(ctx.db, shipment.id, { state: 'delivered', delivered_at: ctx.now() });
  ctx.audit({ action: 'order.parcel_delivered', object: ['order', order.id], detail: { shipment: shipment.number } });
  const { open } = await store.countParcels(ctx.db, order.id);
  if (open > 0 || order.status !== 'shipped')
    await addEvent(ctx, order.id, { kind: 'delivered', note: `Shipment ${shipment.number}`, actor: by });
}
