// An order's course over time, from which its three statuses follow, so that they always agree.
import { addWorkdays, atClock, day, hour, minute, nextCollection, nextDeskHour } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import type { Outcome } from '../known.ts';
import type { DemoOrder, Journey } from '../records.ts';
import { deliveries, type Country } from '../shipping.ts';

const never = Number.POSITIVE_INFINITY;
type States = Pick<DemoOrder, 'status' | 'payment_status' | 'fulfillment_status'>;
type Course = { outcome: Outcome; placed: number; now: number; country: Country; pays: string };

/** The times of an order's events. Those of a recent order may be after `now`. */
export function drawJourney(course: Course, draws: Chance): Journey {
  const { outcome, placed, now, country } = course;
  const confirmed = placed + draws.int(2, 6) * minute;
  const start = {
    placed,
    confirmed,
    paid: never,
    packing: never,
    shipped: never,
    delivered: never,
    cancelled: never,
    returned: never,
    refunded: never,
  };
  if (outcome === 'draft' || outcome === 'unpaid' || outcome === 'part_paid') return { ...start, confirmed: never };
  if (outcome === 'refused') return { ...start, confirmed: never, cancelled: placed + 3 * day };
  const sent = dispatched(outcome, confirmed, now, draws);
  const delivered = outcome === 'held' || outcome === 'split' ? never : arrival(outcome, sent.shipped, now, country, draws);
  const journey = { ...start, ...sent, delivered };
  return pay(course, after(outcome, journey, now, draws), draws);
}

function dispatched(outcome: Outcome, confirmed: number, now: number, draws: Chance): { packing: number; shipped: number } {
  if (outcome === 'waiting' || outcome === 'reserved') return { packing: now + 12 * hour, shipped: now + 18 * hour };
  if (outcome === 'packing') return { packing: now - hour, shipped: now + 4 * hour };
  if (outcome === 'held') return { packing: Math.min(confirmed + 3 * hour, now - hour), shipped: never };
  if (outcome === 'split') {
    const first = Math.min(Math.max(nextCollection(confirmed), confirmed + 4 * hour), now - 4 * hour);
    return { packing: first - hour, shipped: first };
  }
  const slow = draws.maybe(0.1) ? day : 0;
  const shipped = nextCollection(confirmed + slow) + draws.int(0, 50) * minute;
  if (outcome !== 'travelling') return { packing: Math.max(confirmed, shipped - 6 * hour), shipped };
  const left = Math.max(confirmed + hour, Math.min(shipped, now - 9 * hour));
  return { packing: Math.max(confirmed, left - 3 * hour), shipped: left };
}

function arrival(outcome: Outcome, shipped: number, now: number, country: Country, draws: Chance): number {
  const [fast, slow] = deliveries[country].days;
  const late = draws.maybe(0.05) ? draws.int(3, 6) : 0;
  const arrives = atClock(addWorkdays(shipped, draws.int(fast, slow) + late), draws.int(10, 16), draws.int(0, 59));
  return outcome === 'travelling' ? Math.max(arrives, now + 20 * hour) : arrives;
}

/** What happens after delivery or instead of it: cancellation, return or refund. */
function after(outcome: Outcome, journey: Journey, now: number, draws: Chance): Journey {
  if (outcome === 'cancelled') {
    const cancelled = nextDeskHour(journey.confirmed + draws.int(10, 150) * minute) + draws.int(2, 40) * minute;
    return { ...journey, packing: never, shipped: never, delivered: never, cancelled, refunded: cancelled };
  }
  if (outcome === 'returned') {
    const returned = journey.delivered + draws.int(5, 16) * day;
    return { ...journey, returned, refunded: returned + draws.int(1, 4) * day };
  }
  if (outcome === 'returning') {
    const delivered = Math.min(journey.delivered, now - 8 * day);
    return {
      ...journey,
      packing: Math.min(journey.packing, delivered - day),
      shipped: Math.min(journey.shipped, delivered - day),
      delivered,
      returned: now - 5 * day,
      refunded: never,
    };
  }
  if (outcome === 'arrived') {
    const delivered = Math.min(journey.delivered, now - 2 * day);
    return {
      ...journey,
      packing: Math.min(journey.packing, delivered - day),
      shipped: Math.min(journey.shipped, delivered - day),
      delivered,
    };
  }
  if (outcome === 'reduced') return { ...journey, refunded: journey.delivered + draws.int(1, 6) * day };
  return journey;
}

function pay({ outcome, pays }: Course, journey: Journey, draws: Chance): Journey {
  if (outcome === 'reserved') return journey;
  if (pays === 'on_delivery') return outcome === 'cancelled' ? { ...journey, refunded: never } : { ...journey, paid: journey.delivered };
  if (pays === 'invoice' && outcome === 'usual') return { ...journey, paid: journey.shipped + draws.int(3, 13) * day };
  return { ...journey, paid: journey.confirmed };
}

/** An order's three statuses at a given time. */
export function statesAt(outcome: Outcome, journey: Journey, at: number): States {
  const status = statusAt(outcome, journey, at);
  return {
    status,
    payment_status: paymentAt(outcome, journey, at, status),
    fulfillment_status: fulfillmentAt(outcome, journey, at, status),
  };
}

function statusAt(outcome: Outcome, journey: Journey, at: number): States['status'] {
  if (outcome === 'draft') return 'draft';
  if (at >= journey.cancelled) return 'cancelled';
  if (at >= journey.returned) return 'returned';
  if (at >= journey.delivered) return 'delivered';
  if (at >= journey.shipped && outcome !== 'split') return 'shipped';
  if (at >= journey.packing) return 'processing';
  return at >= journey.confirmed ? 'confirmed' : 'pending';
}

function paymentAt(outcome: Outcome, journey: Journey, at: number, status: States['status']): States['payment_status'] {
  if (outcome === 'reserved') return 'authorized';
  if (outcome === 'part_paid') return 'partially_paid';
  if (status === 'cancelled' && journey.paid > journey.cancelled) return 'voided';
  if (at < journey.paid) return 'awaiting';
  if (at < journey.refunded) return 'paid';
  return outcome === 'reduced' ? 'partially_refunded' : 'refunded';
}

function fulfillmentAt(outcome: Outcome, journey: Journey, at: number, status: States['status']): States['fulfillment_status'] {
  if (outcome === 'held' && at >= journey.packing) return 'on_hold';
  if (outcome === 'split' && at >= journey.shipped) return 'partially_fulfilled';
  return ['shipped', 'delivered', 'returned'].includes(status) ? 'fulfilled' : 'unfulfilled';
}
