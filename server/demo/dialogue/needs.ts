// When in an order's life a conversation about it makes sense.
import { addWorkdays, day, hour, minute } from '../calendar.ts';
import type { TracedOrder } from '../records.ts';
import { countryOf, deliveries } from '../shipping.ts';

/** The time in which such a conversation could have happened about an order; null means never. */
export type Need = (order: TracedOrder) => [from: number, to: number] | null;

const stretch = (from: number, to: number): [number, number] | null => (Number.isFinite(from) && from < to ? [from, to] : null);

/** The latest expected delivery date. */
export const dueOn = ({ order, journey }: TracedOrder): number =>
  addWorkdays(journey.shipped, deliveries[countryOf(order.shipping_address)].days[1]);

const wasKept = ({ journey }: TracedOrder) => journey.returned === Infinity && journey.refunded === Infinity;
/** Fully shipped: a split order has one part with the carrier and the rest in the warehouse. */
const left = ({ order, journey }: TracedOrder) => journey.shipped < Infinity && order.fulfillment_status !== 'partially_fulfilled';

export const onItsWay: Need = (traced) =>
  left(traced) ? stretch(traced.journey.shipped + 2 * hour, Math.min(traced.journey.delivered - hour, dueOn(traced) + 6 * hour)) : null;
export const late: Need = (traced) =>
  left(traced) && traced.journey.delivered < Infinity ? stretch(dueOn(traced) + day, traced.journey.delivered - 2 * hour) : null;
export const notPacked: Need = ({ journey }) =>
  journey.cancelled < Infinity
    ? null
    : stretch(journey.confirmed + 5 * minute, Math.min(journey.packing - 40 * minute, journey.confirmed + 2 * day));
export const justDelivered: Need = (traced) =>
  wasKept(traced) ? stretch(traced.journey.delivered + hour, traced.journey.delivered + 9 * day) : null;
export const longDelivered: Need = (traced) =>
  wasKept(traced) ? stretch(traced.journey.delivered + 45 * day, traced.journey.delivered + 300 * day) : null;
export const paid: Need = ({ journey }) =>
  journey.cancelled < Infinity
    ? null
    : stretch(Math.max(journey.paid, journey.shipped) + 3 * hour, Math.max(journey.paid, journey.shipped) + 12 * day);
export const beforeCancelling: Need = ({ journey }) =>
  journey.cancelled < Infinity && journey.paid < Infinity ? stretch(journey.confirmed + minute, journey.cancelled - 8 * minute) : null;
export const beforeReturning: Need = ({ journey }) =>
  journey.returned < Infinity
    ? stretch(journey.delivered + 3 * hour, Math.min(journey.delivered + 10 * day, journey.returned - 2 * day))
    : null;
export const waitingForRefund: Need = ({ journey }) =>
  journey.returned < Infinity ? stretch(journey.returned + 5 * hour, Math.min(journey.refunded - hour, journey.returned + 5 * day)) : null;
export const justRefunded: Need = ({ journey }) =>
  journey.returned < Infinity ? stretch(journey.refunded + 4 * hour, journey.refunded + 4 * day) : null;
export const arrivedBroken: Need = ({ order, journey }) =>
  order.payment_status === 'partially_refunded' ? stretch(journey.delivered + hour, journey.refunded - 3 * hour) : null;
export const neverPaid: Need = ({ order, journey }) =>
  order.cancel_reason === 'Not paid in time' ? stretch(journey.placed + 20 * minute, journey.placed + 2 * day) : null;

/** Requires both conditions of an order. */
export const about =
  (need: Need, fits: (order: TracedOrder) => boolean): Need =>
  (traced) =>
    fits(traced) ? need(traced) : null;

/** Orders whose first line has options, such as color or size. */
export const withChoice = ({ order }: TracedOrder) => Object.keys(order.lines[0]?.options ?? {}).length > 0;

/** Orders paid by card. */
export const byCard = ({ order }: TracedOrder) => order.payments[0]?.method?.endsWith('-card') ?? false;

/** Orders whose first line is one of these products. */
export const firstOf =
  (...products: string[]) =>
  ({ order }: TracedOrder) =>
    products.some((product) => order.lines[0]?.variant?.startsWith(product));
