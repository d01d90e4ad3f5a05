// Fifteen hundred orders of the twelve months before `now`, H1001 to H2500 in order of placement.
import { day, hour, iso } from './calendar.ts';
import { chance, type Chance } from './chance.ts';
import { knownCustomers, knownOrders, type Outcome } from './known.ts';
import { amount, cents, goodsOf, totalOf } from './money.ts';
import { drawLines, linesOf } from './ordering/basket.ts';
import { spread } from './ordering/curve.ts';
import { drawJourney, statesAt } from './ordering/journey.ts';
import { filled } from './people/places.ts';
import type { DemoCustomer, DemoOrder, Journey, TracedOrder } from './records.ts';
import { countryOf, deliveries, shippingFor, type Country } from './shipping.ts';

const count = 1500;
const firstNumber = 1001;
/** Hours before `now` at which the newest orders were placed: fixed, so that the known ones have their documented status. */
const newest = [29.5, 27, 22, 17, 11, 7, 5, 3];
/** Fixed outcomes, so that every status occurs on any day. */
const given: Record<number, Outcome> = {
  2484: 'held',
  2486: 'split',
  2490: 'held',
  2491: 'split',
  2495: 'packing',
  2497: 'reserved',
  2498: 'part_paid',
  2499: 'draft',
};

/** The shop's orders with the times of their events. */
export function traceOrders(customers: DemoCustomer[], now: Date): TracedOrder[] {
  const draws = chance('orders');
  const buyers = customers.map((customer) => ({ customer, loyalty: draws.next() ** 3 * 6 + 0.25 }));
  return moments(now.getTime(), draws).map((placed, index) =>
    traceOrder(firstNumber + index, placed, now.getTime(), buyers, draws.fork(String(index))),
  );
}

function moments(now: number, draws: Chance): number[] {
  return [...spread(now - 365 * day, now - 30 * hour, count - newest.length, draws), ...newest.map((hours) => now - hours * hour)];
}

type Buyer = { customer: DemoCustomer; loyalty: number };

function traceOrder(number: number, placed: number, now: number, buyers: Buyer[], draws: Chance): TracedOrder {
  const known = knownOrders.find((order) => order.number === number);
  const outcome = known?.outcome ?? given[number] ?? drawOutcome(now - placed, draws);
  const customer =
    buyers.find((buyer) => buyer.customer.external_id === known?.customer)?.customer ?? pickBuyer(outcome, placed, buyers, draws);
  const lines = known ? linesOf(number, known.lines) : drawLines(number, placed, now - placed > 240 * day, draws);
  const address = customer.addresses[0] ?? null;
  const country = countryOf(address);
  const costs = price(lines, country, placed, known ? null : draws);
  const method = chooseMethod(customer, totalOf({ lines, ...costs }), country);
  const journey = drawJourney({ outcome, placed, now, country, pays: method.kind }, draws);
  const order: DemoOrder = {
    external_id: `H${number}`,
    order_number: `H${number}`,
    customer: customer.external_id,
    ...statesAt(outcome, journey, now),
    placed_at: iso(placed),
    shipping_address: address,
    tracking: journey.shipped <= now ? [filled(deliveries[country].tracking, draws)] : [],
    cancel_reason: journey.cancelled > now ? null : outcome === 'refused' ? 'Not paid in time' : draws.pick(reasons),
    ...costs,
    lines,
    payments: [],
  };
  return { order: { ...order, payments: paymentsOf(order, outcome, journey, now, customer, method.external_id) }, journey, customer };
}

const reasons = ['Changed my mind', 'Ordered the wrong size', 'Ordered twice by mistake', 'Found it in a shop nearby', 'Needed it sooner'];

function drawOutcome(age: number, draws: Chance): Outcome {
  if (age < 3 * day && draws.maybe(0.04)) return 'unpaid';
  return draws.weighted<Outcome>(
    ['usual', 'cancelled', 'refused', 'returned', 'reduced'],
    (outcome) => ({ usual: 860, cancelled: 35, refused: age > 4 * day ? 15 : 0, returned: 60, reduced: 30 })[outcome as 'usual'] ?? 0,
  );
}

/** Known customers have only their listed orders. */
function pickBuyer(outcome: Outcome, placed: number, buyers: Buyer[], draws: Chance): DemoCustomer {
  const able = buyers
    .slice(knownCustomers.length)
    .filter(({ customer }) => Date.parse(customer.created_at) < placed && (outcome !== 'part_paid' || giftCard(customer)));
  return draws.weighted(able, (buyer) => buyer.loyalty).customer;
}

const giftCard = (customer: DemoCustomer) => customer.payment_methods.find((method) => method.kind === 'gift_card');

function price(lines: DemoOrder['lines'], country: Country, placed: number, draws: Chance | null) {
  const goods = goodsOf({ lines });
  const november = new Date(placed).getUTCMonth() === 10 && new Date(placed).getUTCDate() >= 20;
  const rate = draws?.maybe(november ? 0.6 : 0.07) ? (november ? 0.15 : 0.1) : 0;
  return {
    shipping: amount(shippingFor(country, goods)),
    tax: amount(deliveries[country].customs),
    discount: amount(Math.round(goods * rate)),
  };
}

/** Cash on delivery up to €100 in the Netherlands, Belgium and Germany; otherwise the customer's next payment method. */
function chooseMethod(customer: DemoCustomer, total: number, country: Country) {
  const payable = customer.payment_methods.filter(
    (method) => method.kind !== 'gift_card' && (method.kind !== 'on_delivery' || (total <= 10_000 && ['NL', 'BE', 'DE'].includes(country))),
  );
  const method = payable[0];
  if (!method) throw new Error(`${customer.external_id} has no payment method for this order.`);
  return method;
}

function paymentsOf(
  order: DemoOrder,
  outcome: Outcome,
  journey: Journey,
  now: number,
  customer: DemoCustomer,
  method: string,
): DemoOrder['payments'] {
  const total = totalOf(order);
  const card = giftCard(customer);
  if (outcome === 'part_paid' && card)
    return [
      {
        kind: 'payment',
        amount: amount(Math.min(cents(card.balance ?? '0'), Math.floor(total / 2))),
        method: card.external_id,
        at: order.placed_at,
      },
    ];
  const payments: DemoOrder['payments'] = [];
  if (journey.paid <= Math.min(now, journey.cancelled))
    payments.push({ kind: 'payment', amount: amount(total), method, at: iso(journey.paid) });
  const back = outcome === 'reduced' ? Math.round(cents(order.lines[0]?.price ?? '0') * 0.3) : total;
  if (payments.length && journey.refunded <= now)
    payments.push({ kind: 'refund', amount: amount(back), method, at: iso(journey.refunded) });
  return payments;
}
