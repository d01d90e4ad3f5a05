import type { OrderSummary } from '@parley/contract/orders';
import { toAmount } from '../../../platform/lib/money.ts';
import type { Eyes } from './eyes.ts';
import type { Counts, ListedOrder } from './list-store.ts';
import type { OrderRow } from './order-store.ts';
import { actionsOf, type OrderFacts } from './rules.ts';

type Stated = Pick<OrderRow, 'status' | 'payment_status' | 'total_cents' | 'captured_cents' | 'refunded_cents'>;
type Pieces = Omit<Counts, 'entries'>;

/** An import sets states: until the order is first changed, its pieces follow from where it says it is. */
export function settledPieces<P extends Pieces>({ status }: Pick<OrderRow, 'status'>, pieces: P): P {
  const { quantity, cancelled, shipped } = pieces;
  const isGone = status === 'shipped' || status === 'delivered' || status === 'returned';
  if (cancelled + shipped > 0 || !(isGone || status === 'cancelled')) return pieces;
  return isGone ? { ...pieces, shipped: quantity, returned: status === 'returned' ? quantity : 0 } : { ...pieces, cancelled: quantity };
}

/** The same for its money: without a ledger its payment status is believed. */
export function settledMoney(order: Stated, entries: number): Pick<OrderRow, 'captured_cents' | 'refunded_cents'> {
  const { captured_cents: captured, refunded_cents: refunded, payment_status: paid, total_cents: total } = order;
  const isBelieved = entries === 0 && captured === 0 && ['paid', 'partially_refunded', 'refunded'].includes(paid);
  if (!isBelieved) return { captured_cents: captured, refunded_cents: refunded };
  return { captured_cents: total, refunded_cents: paid === 'refunded' ? total : 0 };
}

type Judged = Stated & Counts & Pick<OrderRow, 'fulfillment_status' | 'payment_terms' | 'customer_id' | 'items_edited_at' | 'returns'>;
/** What the rules look at, of an order whose lines and ledger were counted beside it. */
export function factsOfRow(row: Judged): OrderFacts {
  const pieces = settledPieces(row, row);
  return {
    ...row,
    ...settledMoney(row, row.entries),
    pieces: {
      left: pieces.quantity - pieces.cancelled - pieces.shipped,
      shipped: pieces.shipped,
      returnable: pieces.shipped - pieces.returned - pieces.in_return,
    },
  };
}

export function presentSummary(row: ListedOrder, eyes: Eyes): OrderSummary {
  return {
    id: row.id,
    order_number: row.order_number,
    status: row.status,
    payment_status: row.payment_status,
    fulfillment_status: row.fulfillment_status,
    customer:
      row.customer_id === null
        ? null
        : { id: row.customer_id, name: eyes.name(row.customer_name ?? ''), email: eyes.email(row.customer_email) },
    items: row.items,
    total_amount: toAmount(row.total_cents),
    currency: row.currency,
    channel: row.channel as OrderSummary['channel'],
    sold_by: row.sold_by,
    conversation_id: row.conversation_id,
    brand: row.brand_id === null ? null : { id: row.brand_id, name: row.brand_name ?? '' },
    returns: row.returns,
    hold_reason: row.hold_reason,
    tracking: row.tracking,
    placed_at: row.placed_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    actions: actionsOf(factsOfRow(row), eyes.person),
  };
}
