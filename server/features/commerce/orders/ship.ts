import type { Received } from '@parley/contract/endpoint';
import { fulfillmentCreated, fulfillmentUpdated } from '@parley/contract/events';
import type * as contract from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { finish, moveTo } from './finish.ts';
import { readOrder } from './get.ts';
import { type Chosen, mustBeAmong } from './lines.ts';
import { factsOf, type LockedOrder, lockOrder, refuseMove } from './lock.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { canShipFrom, isLocked, isPaidFor, leftOf } from './rules.ts';
import { notifyCustomer } from './notify-customer.ts';
import { addEvent } from './timeline.ts';

type Parcel = { carrier: string | null; tracking_number: string | null; tracking_url: string | null };

export async function shipOrder(ctx: WriteCtx, input: Received<typeof contract.shipOrder>, by?: By) {
  const locked = await lockOrder(ctx, input.id);
  const { carrier, tracking_number, tracking_url } = input;
  await ship(ctx, locked, { lines: input.lines, carrier, tracking_number, tracking_url }, by);
  const part = factsOf(locked).units.left > 0;
  if (input.notify) await notifyCustomer(ctx, input.id, { kind: 'shipped', part, tracking: tracking_number }, by);
  return readOrder(ctx, input.id);
}

const noParcel: Parcel = { carrier: null, tracking_number: null, tracking_url: null };
/** Ships units: all that remain unless lines are named. Moves a confirmed order to processing on the way. */
export async function ship(
  ctx: WriteCtx,
  locked: LockedOrder,
  { lines, ...parcel }: Partial<Parcel> & { lines?: readonly Chosen[] } = {},
  by?: By,
) {
  const { order } = locked;
  mustBeShippable(locked);
  const all = locked.lines.filter((line) => leftOf(line) > 0).map((line) => ({ line, quantity: leftOf(line) }));
  const chosen = lines ? mustBeAmong(locked.lines, lines, leftOf) : all;
  if (order.status === 'confirmed') await moveTo(ctx, locked, 'processing', { by });
  const sent = { ...noParcel, ...parcel };
  const shipments = await store.readShipments(ctx.db, order.id);
  const shipmentId = ctx.newId();
  await store.insertShipment(ctx.db, {
    merchant_id: order.merchant_id,
    id: shipmentId,
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
  await noteShipped(ctx, locked, chosen, sent, by);
  const items = chosen.map(({ line, quantity }) => ({ order_line_id: line.id, quantity }));
  await ctx.emit(fulfillmentCreated, { fulfillment_id: shipmentId, order_id: order.id, items });
  await finish(ctx, order.id, { by });
}

function mustBeShippable(locked: LockedOrder) {
  const facts = factsOf(locked);
  if (!canShipFrom(facts)) refuseMove(locked, facts.units.left === 0 ? 'This order has no items left to ship.' : undefined);
  if (isLocked(facts))
    throw new Problem('order.on_hold', {
      detail: locked.order.hold_reason ? `This order is on hold (${locked.order.hold_reason}). Release the hold to ship it.` : undefined,
    });
  if (!isPaidFor(facts)) throw new Problem('order.not_paid');
}

async function noteShipped(ctx: WriteCtx, locked: LockedOrder, chosen: ReturnType<typeof mustBeAmong>, parcel: Parcel, by?: By) {
  const units = chosen.map(({ line, quantity }) => `${quantity} × ${line.name}`).join(', ');
  const note = [units, parcel.carrier, parcel.tracking_number].filter(Boolean).join(' · ');
  if (factsOf(locked).units.left === 0 && locked.order.status === 'processing') return moveTo(ctx, locked, 'shipped', { note, by });
  await addEvent(ctx, locked.order.id, { kind: 'shipped', note, actor: by });
  ctx.audit({ action: 'order.part_shipped', object: ['order', locked.order.id], detail: { units, tracking: parcel.tracking_number } });
}

/** Sets the tracking numbers of all parcels and keeps imported ones. */
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

/** Updates a parcel's tracking, or marks it as arrived. */
export async function updateShipment(ctx: WriteCtx, input: Received<typeof contract.updateShipment>, by?: By) {
  const locked = await lockOrder(ctx, input.id);
  const shipments = await store.readShipments(ctx.db, input.id);
  const shipment = shipments.find(({ id }) => id === input.shipment) ?? missing('shipment.missing');
  if (shipment.state === 'cancelled') refuseMove(locked, 'This shipment was canceled.');
  const { carrier, tracking_number, tracking_url } = input;
  const change = { carrier, tracking_number, tracking_url };
  const isTracked = Object.entries(change).some(([field, value]) => value !== undefined && value !== shipment[field as keyof Parcel]);
  if (isTracked) await track(ctx, locked, shipment, change, by);
  const arrives = input.state === 'delivered' && shipment.state === 'shipped';
  if (arrives) await deliver(ctx, locked, shipment, by);
  if (isTracked || arrives) {
    const to = arrives ? ('delivered' as const) : shipment.state;
    const about = { fulfillment_id: shipment.id, order_id: input.id, from: shipment.state, to };
    await ctx.emit(fulfillmentUpdated, { ...about, tracking_changed: isTracked });
    await finish(ctx, input.id, { by });
  }
  if (arrives && input.notify) await notifyCustomer(ctx, input.id, { kind: 'delivered' }, by);
  return readOrder(ctx, input.id);
}

async function track(ctx: WriteCtx, { order }: LockedOrder, shipment: store.ShipmentRow, change: Partial<Parcel>, by?: By) {
  await store.changeShipment(ctx.db, shipment.id, change);
  await setTracking(ctx, order, await store.readShipments(ctx.db, order.id), shipment.tracking_number);
  const [before, after] = [shipment.tracking_number, change.tracking_number ?? shipment.tracking_number];
  await addEvent(ctx, order.id, { kind: 'tracking', from: before, to: after, note: change.carrier ?? shipment.carrier, actor: by });
  ctx.audit({ action: 'order.tracked', object: ['order', order.id], detail: { shipment: shipment.number, ...change } });
}

/** `finish` delivers the order once all parcels have arrived; until then the timeline records this one. */
async function deliver(ctx: WriteCtx, { order }: LockedOrder, shipment: store.ShipmentRow, by?: By) {
  await store.changeShipment(ctx.db, shipment.id, { state: 'delivered', delivered_at: ctx.now() });
  ctx.audit({ action: 'order.parcel_delivered', object: ['order', order.id], detail: { shipment: shipment.number } });
  const { open } = await store.countParcels(ctx.db, order.id);
  if (open > 0 || order.status !== 'shipped')
    await addEvent(ctx, order.id, { kind: 'delivered', note: `Shipment ${shipment.number}`, actor: by });
}
