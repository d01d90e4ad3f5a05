import { fulfillmentStatuses, orderStatuses, paymentStatuses } from '@parley/contract/orders';
import { importedCustomer, importedOrder } from '@parley/contract/imports';
import { describe, expect, test } from 'vitest';
import { variantOf } from './catalogue/products.ts';
import { demoCustomers } from './customers.ts';
import { known } from './known.ts';
import { cents, totalOf } from './money.ts';
import { traceOrders } from './orders.ts';
import type { TracedOrder } from './records.ts';

/** A quiet day, the end of the sale, a summer night, and a Monday with unpacked weekend orders. */
const days = ['2026-02-11T10:00:00Z', '2026-11-30T08:30:00Z', '2026-07-18T01:00:00Z', '2026-10-26T06:00:00Z'];

describe.each(days)('on %s', (day) => {
  const now = new Date(day);
  const customers = demoCustomers(now);
  const traced = traceOrders(customers, now);
  const orders = traced.map(({ order }) => order);
  const numbered = (number: string) => orders.find((order) => order.order_number === number);

  test('the import accepts 400 customers and 1,500 orders', () => {
    expect(customers).toHaveLength(400);
    expect(orders).toHaveLength(1500);
    for (const customer of customers) expect(importedCustomer.safeParse(customer).error).toBeUndefined();
    for (const order of orders) expect(importedOrder.safeParse(order).error).toBeUndefined();
  });

  test('customers have unique addresses at .example', () => {
    expect(new Set(customers.map((customer) => customer.email)).size).toBe(400);
    for (const { email } of customers) expect(email).toMatch(/^[a-z0-9.]+@[a-z]+\.example$/);
  });

  test('order numbers follow placement, within the last year', () => {
    expect(orders[0]?.order_number).toBe('H1001');
    expect(orders.at(-1)?.order_number).toBe('H2500');
    const placed = orders.map((order) => order.placed_at);
    expect(placed).toEqual([...placed].sort());
    expect(now.getTime() - Date.parse(placed[0] ?? '')).toBeLessThan(366 * 86_400_000);
    expect(Date.parse(orders.at(-1)?.placed_at ?? '')).toBeLessThan(now.getTime());
  });

  test('every order has an existing customer, existing variants and one of the customer’s payment methods', () => {
    const byId = new Map(customers.map((customer) => [customer.external_id, customer]));
    for (const order of orders) {
      const customer = byId.get(order.customer);
      expect(customer && customer.created_at < order.placed_at).toBe(true);
      for (const line of order.lines) expect(variantOf(line.variant ?? '').product.name).toBe(line.name);
      for (const { method } of order.payments) expect(customer?.payment_methods.map((one) => one.external_id)).toContain(method);
    }
  });

  test('payments and refunds agree with the total and the payment status', () => {
    for (const order of orders) {
      const sum = (kind: string) =>
        order.payments.reduce((total, payment) => total + (payment.kind === kind ? cents(payment.amount) : 0), 0);
      const [paid, refunded, total] = [sum('payment'), sum('refund'), totalOf(order)];
      expect(total).toBeGreaterThan(0);
      const right = {
        awaiting: paid === 0,
        authorized: paid === 0,
        voided: paid === 0,
        partially_paid: paid > 0 && paid < total,
        paid: paid === total && refunded === 0,
        partially_refunded: paid === total && refunded > 0 && refunded < total,
        refunded: paid === total && refunded === total,
      };
      expect(right[order.payment_status], `${order.order_number} ${order.payment_status}`).toBe(true);
    }
  });

  test('an order’s three statuses always agree', () => {
    for (const one of traced) expect(issuesOf(one, now.getTime()), one.order.order_number).toEqual([]);
  });

  test('every status of each kind occurs', () => {
    expect(new Set(orders.map((order) => order.status))).toEqual(new Set(orderStatuses));
    expect(new Set(orders.map((order) => order.payment_status))).toEqual(new Set(paymentStatuses));
    expect(new Set(orders.map((order) => order.fulfillment_status))).toEqual(new Set(fulfillmentStatuses));
  });

  test('the known orders have their documented statuses', () => {
    expect(numbered(known.orders.delivered)).toMatchObject({
      customer: known.yusuf.external_id,
      status: 'delivered',
      payment_status: 'paid',
    });
    expect(numbered(known.orders.shipped)).toMatchObject({
      customer: known.yusuf.external_id,
      status: 'shipped',
      fulfillment_status: 'fulfilled',
    });
    expect(numbered(known.orders.pending)).toMatchObject({
      customer: known.yusuf.external_id,
      status: 'pending',
      payment_status: 'awaiting',
    });
    expect(numbered(known.orders.confirmed)).toMatchObject({
      customer: known.mei.external_id,
      status: 'confirmed',
      payment_status: 'paid',
    });
    expect(numbered(known.orders.returned)).toMatchObject({
      customer: known.aarav.external_id,
      status: 'returned',
      payment_status: 'paid',
    });
    expect(customers.find((customer) => customer.email === 'yusuf.rossi@mail.example')?.external_id).toBe(known.yusuf.external_id);
  });

  test('the same day gives the same orders', () => {
    expect(traceOrders(demoCustomers(now), now)).toEqual(traced);
  });
});

test('the last ten days of November sell most, and sales grow over the year', () => {
  const now = new Date('2026-12-20T12:00:00Z');
  const orders = traceOrders(demoCustomers(now), now).map(({ order }) => order.placed_at);
  const inMonth = (month: string) => orders.filter((placed) => placed.startsWith(month)).length;
  expect(inMonth('2026-11')).toBeGreaterThan(1.5 * inMonth('2026-10'));
  expect(inMonth('2026-10')).toBeGreaterThan(1.3 * inMonth('2026-03'));
});

/** Contradictions within an order. */
function issuesOf({ order, journey }: TracedOrder, now: number): string[] {
  const sent = ['shipped', 'delivered', 'returned'].includes(order.status);
  const rules: [boolean, string][] = [
    [sent === (order.fulfillment_status === 'fulfilled'), 'sent and fulfilled go together'],
    [(sent || order.fulfillment_status === 'partially_fulfilled') === order.tracking.length > 0, 'what was sent can be tracked'],
    [(order.status === 'cancelled') === (order.cancel_reason !== null), 'a cancelled order has a reason'],
    [order.status !== 'cancelled' || ['refunded', 'voided'].includes(order.payment_status), 'a cancelled order keeps no money'],
    [order.payment_status !== 'refunded' || ['cancelled', 'returned'].includes(order.status), 'only what is undone is refunded in full'],
    [order.payment_status !== 'partially_refunded' || order.status === 'delivered', 'part is refunded for what was delivered'],
    [
      !['on_hold', 'partially_fulfilled'].includes(order.fulfillment_status) || order.status === 'processing',
      'what is held or split is being packed',
    ],
    [order.payments.every((payment) => Date.parse(payment.at ?? '') <= now), 'nothing was paid in the future'],
    [
      journey.confirmed <= journey.packing && journey.packing <= journey.shipped && journey.shipped <= journey.delivered,
      'one step follows the other',
    ],
    [
      journey.delivered <= journey.returned && (journey.returned === Infinity || journey.returned <= journey.refunded),
      'returned after it came',
    ],
  ];
  return rules.flatMap(([holds, rule]) => (holds ? [] : [rule]));
}
