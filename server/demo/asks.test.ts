import { expect, test } from 'vitest';
import { demoPolicy } from './agent.ts';
import { demoConversations } from './conversations.ts';
import { demoCustomers } from './customers.ts';
import { cents, totalOf } from './money.ts';
import { traceOrders } from './orders.ts';

// On the third date, every order with a possible request belongs to a customer who wrote about something else that day.
test.each(['2026-02-11T10:00:00Z', '2026-07-18T01:00:00Z', '2026-11-22T00:42:28.470Z', '2026-11-30T08:30:00Z'])(
  'on %s one approval is open for an order that can still be cancelled, and one was declined',
  (day) => {
    const now = new Date(day);
    const customers = demoCustomers(now);
    const orders = traceOrders(customers, now);
    const { asks } = demoConversations(customers, orders, now);
    const waiting = asks.filter(({ decided }) => decided === null);
    expect(asks).toHaveLength(2);
    expect(waiting.map(({ order, conversation }) => [order.order.status, order.order.payment_status, conversation.handler])).toEqual([
      ['confirmed', 'paid', 'none'],
    ]);
    for (const { order, conversation, shownAt, askedAt } of asks) {
      expect(totalOf(order.order)).toBeGreaterThan(cents(demoPolicy.limits.cancel));
      expect(conversation.messages.map(({ at }) => at)).toEqual(conversation.messages.map(({ at }) => at).toSorted());
      expect(shownAt < askedAt && askedAt < now.toISOString()).toBe(true);
    }
  },
);
