// What becomes of an order and when, and from that its three states at any instant, so that no two of them can disagree.
import { addWorkdays, atClock, day, hour, minute, nextCollection, nextDeskHour } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import type { Fate } from '../known.ts';
import type { DemoOrder, Journey } from '../records.ts';
import { deliveries, type Country } from '../shipping.ts';

const never = Number.POSITIVE_INFINITY;
type States = Pick<DemoOrder, 'status' | 'payment_status' | 'fulfillment_status'>;
type Course = { fate: Fate; placed: number; now: number; country: Country; pays: string };

/** The instants of an order's life. A recent one's may lie after `now`. */
export function drawJourney(course: Course, draws: Chance): Journey {
  const { fate, placed, now, country } = course;
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
  if (fate === 'draft' || fate === 'unpaid' || fate === 'part_paid') return { ...start, confirmed: never };
  if (fate === 'refused') return { ...start, confirmed: never, cancelled: placed + 3 * day };
  const sent = dispatched(fate, confirmed, now, draws);
  const delivered = fate === 'held' || fate === 'split' ? never : arrival(fate, sent.shipped, now, country, draws);
  const journey = { ...start, ...sent, delivered };
  return pay(course, after(fate, journey, now, draws), draws);
}

function dispatched(fate: Fate, confirmed: number, now: number, draws: Chance): { packing: number; shipped: number } {
  if (fate === 'waiting' || fate === 'reserved') return { packing: now + 12 * hour, shipped: now + 18 * hour };
  if (fate === 'packing') return { packing: now - hour, shipped: now + 4 * hour };
  if (fate === 'held') return { packing: Math.min(confirmed + 3 * hour, now - hour), shipped: never };
  if (fate === 'split') {
    const first = Math.min(Math.max(nextCollection(confirmed), confirmed + 4 * hour), now - 4 * hour);
    return { packing: first - hour, shipped: first };
  }
  const slow = draws.maybe(0.1) ? day : 0;
  const shipped = nextCollection(confirmed + slow) + draws.int(0, 50) * minute;
  if (fate !== 'travelling') return { packing: Math.max(confirmed, shipped - 6 * hour), shipped };
  const left = Math.max(confirmed + hour, Math.min(shipped, now - 9 * hour));
  return { packing: Math.max(confirmed, left - 3 * hour), shipped: left };
}

function arrival(fate: Fate, shipped: number, now: number, country: Country, draws: Chance): number {
  const [fast, slow] = deliveries[country].days;
  const late = draws.maybe(0.05) ? draws.int(3, 6) : 0;
  const arrives = atClock(addWorkdays(shipped, draws.int(fast, slow) + late), draws.int(10, 16), draws.int(0, 59));
  return fate === 'travelling' ? Math.max(arrives, now + 20 * hour) : arrives;
}

/** What happens after a usual course: undone, sent back, or made good. */
function after(fate: Fate, journey: Journey, now: number, draws: Chance): Journey {
  if (fate === 'cancelled') {
    const cancelled = nextDeskHour(journey.confirmed + draws.int(10, 150) * minute) + draws.int(2, 40) * minute;
    return { ...journey, packing: never, shipped: never, delivered: never, cancelled, refunded: cancelled };
  }
  if (fate === 'returned') {
    const returned = journey.delivered + draws.int(5, 16) * day;
    return { ...journey, returned, refunded: returned + draws.int(1, 4) * day };
  }
  if (fate === 'returning') {
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
  if (fate === 'arrived') {
    const delivered = Math.min(journey.delivered, now - 2 * day);
    return {
      ...journey,
      packing: Math.min(journey.packing, delivered - day),
      shipped: Math.min(journey.shipped, delivered - day),
      delivered,
    };
  }
  if (fate === 'reduced') return { ...journey, refunded: journey.delivered + draws.int(1, 6) * day };
  return journey;
}

function pay({ fate, pays }: Course, journey: Journey, draws: Chance): Journey {
  if (fate === 'reserved') return journey;
  if (pays === 'on_delivery') return fate === 'cancelled' ? { ...journey, refunded: never } : { ...journey, paid: journey.delivered };
  if (pays === 'invoice' && fate === 'usual') return { ...journey, paid: journey.shipped + draws.int(3, 13) * day };
  return { ...journey, paid: journey.confirmed };
}

/** The three states an order is in at an instant. */
export function statesAt(fate: Fate, journey: Journey, at: number): States {
  const status = statusAt(fate, journey, at);
  return { status, payment_status: paymentAt(fate, journey, at, status), fulfillment_status: fulfillmentAt(fate, journey, at, status) };
}

function statusAt(fate: Fate, journey: Journey, at: number): States['status'] {
  if (fate === 'draft') return 'draft';
  if (at >= journey.cancelled) return 'cancelled';
  if (at >= journey.returned) return 'returned';
  if (at >= journey.delivered) return 'delivered';
  if (at >= journey.shipped && fate !== 'split') return 'shipped';
  if (at >= journey.packing) return 'processing';
  return at >= journey.confirmed ? 'confirmed' : 'pending';
}

function paymentAt(fate: Fate, journey: Journey, at: number, status: States['status']): States['payment_status'] {
  if (fate === 'reserved') return 'authorized';
  if (fate === 'part_paid') return 'partially_paid';
  if (status === 'cancelled' && journey.paid > journey.cancelled) return 'voided';
  if (at < journey.paid) return 'awaiting';
  if (at < journey.refunded) return 'paid';
  return fate === 'reduced' ? 'partially_refunded' : 'refunded';
}

function fulfillmentAt(fate: Fate, journey: Journey, at: number, status: States['status']): States['fulfillment_status'] {
  if (fate === 'held' && at >= journey.packing) return 'on_hold';
  if (fate === 'split' && at >= journey.shipped) return 'partially_fulfilled';
  return ['shipped', 'delivered', 'returned'].includes(status) ? 'fulfilled' : 'unfulfilled';
}
