import type { OrderSummary } from '@parley/contract/orders';
import { toAmount } from '../../../platform/lib/money.ts';
import type { Mask } from './mask.ts';
import type { JudgedOrder, ListedOrder } from './list-store.ts';
import type { OrderRow } from './order-store.ts';
import type { OrderFacts, Units } from './rules.ts';

type Stated = Pick<OrderRow, 'status' | 'payment_status' | 'total_cents' | 'captured_cents' | 'refunded_cents'>;

/** Until an imported order is first changed, its units follow from its status. */
export function settledUnits<P extends Units>({ status }: Pick<OrderRow, 'status'>, units: P): P {
  const { quantity, cancelled, shipped } = units;
  const isGone = status === 'shipped' || status === 'delivered' || status === 'returned';
  if (cancelled + shipped > 0 || !(isGone || status === 'cancelled')) return units;
  return isGone ? { ...units, shipped: quantity, returned: status === 'returned' ? quantity : 0 } : { ...units, cancelled: quantity };
}

/** The same for its payments: without a ledger the payment status counts. */
export function settledMoney(order: Stated, entries: number): Pick<OrderRow, 'captured_cents' | 'refunded_cents'> {
  const { captured_cents: captured, refunded_cents: refunded, payment_status: paid, total_cents: total } = order;
  const isBelieved = entries === 0 && captured === 0 && ['paid', 'partially_refunded', 'refunded'].includes(paid);
  if (!isBelieved) return { captured_cents: captured, refunded_cents: refunded };
  return { captured_cents: total, refunded_cents: paid === 'refunded' ? total : 0 };
}

/** The facts that the rules need, from a row with sums. */
export function factsOfRow(row: JudgedOrder): OrderFacts {
  const units = settledUnits(row, row);
  return {
    ...row,
    ...settledMoney(row, row.entries),
    units: {
      left: units.quantity - units.cancelled - units.shipped,
      shipped: units.shipped,
      returnable: units.shipped - units.returned - units.in_return,
    },
  };
}

export function presentSummary(row: Omit<ListedOrder, 'number_sort'>, mask: Mask): OrderSummary {
  return {
    id: row.id,
    order_number: row.order_number,
    status: row.status,
    payment_status: row.payment_status,
    fulfillment_status: row.fulfillment_status,
    customer:
      row.customer_id === null
        ? null
        : { id: row.customer_id, name: mask.name(row.customer_name ?? ''), email: mask.email(row.customer_email) },
    items: row.items,
    total_amount: toAmount(row.total_cents, row.currency),
    currency: row.currency,
    channel: row.channel,
    sold_by: row.sold_by,
    conversation_id: row.conversation_id,
    brand: row.brand_id === null ? null : { id: row.brand_id, name: row.brand_name ?? '' },
    returns: row.returns,
    hold_reason: row.hold_reason,
    overpaid: row.overpaid_cents > 0,
    tracking: row.tracking,
    tags: row.tags,
    placed_at: row.placed_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}
