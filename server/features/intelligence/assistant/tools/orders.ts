import type { Source } from '@parley/contract/messages';
import { address } from '@parley/contract/addresses';
import { tellableTracking } from '@parley/contract/web-address';
import type { Order } from '@parley/engine';
import { z } from 'zod';
import { toAmount } from '../../../../platform/lib/money.ts';
import { type OrderRow, ordersOf } from './order-store.ts';
import { privateTool } from './tool.ts';

const options = z.record(z.string(), z.string()).catch({});

function presentOrder(row: OrderRow): Order {
  return {
    id: row.id,
    order_number: row.order_number,
    status: row.status,
    payment_status: row.payment_status,
    fulfillment_status: row.fulfillment_status,
    placed_at: row.placed_at.toISOString(),
    total_amount: toAmount(row.total_cents, row.currency),
    currency: row.currency,
    tracking: tellableTracking(row.tracking),
    shipping_address: address.safeParse(row.shipping_address).data ?? null,
    lines: row.lines.map(({ id, name, options: chosen, quantity, price_cents, product_id, variant_id, sku }) => ({
      id,
      name,
      options: options.parse(chosen),
      quantity,
      price: toAmount(price_cents, row.currency),
      product_id,
      variant_id,
      sku,
    })),
    refunds: row.refunds.map(({ amount_cents, at }) => ({ amount: toAmount(amount_cents, row.currency), at })),
    payments: row.payments.map(({ kind, amount_cents, method, method_label: label }) => ({
      kind,
      amount: toAmount(amount_cents, row.currency),
      method,
      label,
    })),
    items_changed: row.items_edited_at !== null,
    return_state: row.returns,
  };
}

const sourceOf = ({ id, order_number, status, payment_status, lines }: Order): Source => ({
  kind: 'order',
  id,
  title: `Order ${order_number}`,
  score: 1,
  excerpt: `${status}, ${payment_status}: ${lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}`.slice(0, 300),
});

/** Order numbers are compared by letters and digits only. */
export const orderKey = (number: string) => number.toLowerCase().replace(/[^a-z0-9]/g, '');

export const find_order = privateTool({
  purpose: 'Reads one of the verified customer’s orders by its number. Returns nothing for anyone else’s order.',
  risk: 'read',
  input: z.object({ order_number: z.string().trim().min(1).max(40) }),
  async run({ ctx, customerId }, { order_number }) {
    const [row] = await ordersOf(ctx.db, customerId, { most: 1, key: orderKey(order_number) });
    const order = row ? presentOrder(row) : null;
    return {
      result: { order },
      summary: order
        ? `${order.order_number}: ${order.status}, ${order.payment_status.replaceAll('_', ' ')}.`
        : `The customer has no order ${order_number}.`,
      sources: order ? [sourceOf(order)] : [],
    };
  },
});

export const list_orders = privateTool({
  purpose: 'Reads the verified customer’s latest orders.',
  risk: 'read',
  input: z.object({ limit: z.int().min(1).max(20).default(5) }),
  async run({ ctx, customerId }, { limit }) {
    const orders = (await ordersOf(ctx.db, customerId, { most: limit })).map(presentOrder);
    return {
      result: { orders },
      summary: orders.length ? `Latest: ${orders.map(({ order_number }) => order_number).join(', ')}` : 'The customer has no orders.',
      sources: orders.map(sourceOf),
    };
  },
});
