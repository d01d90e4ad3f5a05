import { newId } from './platform/lib/ids.ts';
import { pick } from './seed-words.ts';

type Row = Record<string, unknown>;
export type SeedVariant = { id: string; product_id: string; name: string; sku: string; price_cents: number };
type Wanted = { merchant: string; count: number; customers: readonly string[]; variants: readonly SeedVariant[]; now: Date };
/** Rows by table, in insertion order. */
export type OrderRows = Record<'orders' | 'order_lines' | 'order_payments' | 'shipments' | 'order_returns', Row[]>;

const day = 86_400_000;
const shipping = 495;

/**
 * Orders over a year, a thousand at a time, with the newest still in transit. Proportions follow recorded retail data: one to five lines
 * per order, one in ten canceled and refunded, and one in twelve delivered orders returned and refunded.
 */
export function* ordersOf({ merchant, count, customers, variants, now }: Wanted): Generator<OrderRows> {
  const batch = 1_000;
  for (let from = 0; from < count; from += batch) {
    const rows: OrderRows = { orders: [], order_lines: [], order_payments: [], shipments: [], order_returns: [] };
    for (let i = from; i < Math.min(from + batch, count); i++) {
      const age = ((count - i) / count) * 365 * day;
      addOne(rows, {
        merchant,
        i,
        state: stateOf(i, age),
        customer: pick(customers, i * 7),
        variants,
        placed: new Date(now.getTime() - age),
      });
    }
    yield rows;
  }
}

type State = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'returned';
function stateOf(i: number, age: number): State {
  if (i % 10 === 3) return 'cancelled';
  if (age < 2 * day) return i % 2 ? 'pending' : 'processing';
  if (age < 6 * day) return 'shipped';
  return i % 12 === 5 ? 'returned' : 'delivered';
}

type One = Pick<Wanted, 'merchant' | 'variants'> & { i: number; state: State; customer: string; placed: Date };
function addOne(rows: OrderRows, { merchant, i, state, customer, variants, placed }: One) {
  const id = newId();
  const after = (days: number) => new Date(placed.getTime() + days * day);
  const [isShipped, isBack] = [state === 'shipped' || state === 'delivered' || state === 'returned', state === 'returned'];
  const lines = Array.from({ length: variants.length > 0 ? 1 + (i % 5) : 0 }, (_, position) => {
    const { id: variantId, product_id, name, sku, price_cents } = pick(variants, i * 3 + position * 11);
    const quantity = (i + position) % 9 === 0 ? 2 : 1;
    return {
      merchant_id: merchant,
      id: newId(),
      order_id: id,
      position,
      variant_id: variantId,
      product_id,
      name,
      sku,
      options: {},
      price_cents,
      quantity,
      shipped: isShipped ? quantity : 0,
      returned: isBack ? quantity : 0,
      cancelled: state === 'cancelled' ? quantity : 0,
      in_return: 0,
      taken: state === 'cancelled' || isBack ? 0 : quantity,
    };
  });
  const subtotal = lines.reduce((sum, { price_cents, quantity }) => sum + price_cents * quantity, 0);
  const total = subtotal + shipping;
  const paid = state === 'pending' ? 0 : total;
  // Shipping is not refunded with a return.
  const refunded = state === 'cancelled' ? total : isBack ? subtotal : 0;
  const refundedAt = state === 'cancelled' ? after(0.1) : after(12);
  rows.orders.push({
    merchant_id: merchant,
    id,
    order_number: `S${10_000 + i}`,
    number_key: `s${10_000 + i}`,
    customer_id: customer,
    status: state,
    payment_status: paid === 0 ? 'awaiting' : refunded === 0 ? 'paid' : refunded === total ? 'refunded' : 'partially_refunded',
    fulfillment_status: isShipped ? 'fulfilled' : 'unfulfilled',
    currency: 'EUR',
    subtotal_cents: subtotal,
    discount_cents: 0,
    shipping_cents: shipping,
    tax_cents: 0,
    total_cents: total,
    captured_cents: paid,
    refunded_cents: refunded,
    items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    tracking: isShipped ? [trackingOf(i)] : [],
    channel: 'shop',
    payment_terms: 'prepaid',
    placed_at: placed,
    confirmed_at: state === 'pending' ? null : placed,
    shipped_at: isShipped ? after(1) : null,
    delivered_at: isShipped && state !== 'shipped' ? after(3) : null,
    cancelled_at: state === 'cancelled' ? refundedAt : null,
    last_refund_at: refunded > 0 ? refundedAt : null,
    created_at: placed,
    updated_at: placed,
    version: 1,
  });
  rows.order_lines.push(...lines);
  const payment = { merchant_id: merchant, order_id: id, method: 'card' };
  if (paid > 0) rows.order_payments.push({ ...payment, id: newId(), position: 0, kind: 'payment', amount_cents: paid, at: placed });
  if (refunded > 0)
    rows.order_payments.push({ ...payment, id: newId(), position: 1, kind: 'refund', amount_cents: refunded, at: refundedAt });
  const units = lines.map(({ id: lineId, quantity }) => ({ line_id: lineId, quantity }));
  if (isShipped)
    rows.shipments.push({
      merchant_id: merchant,
      id: newId(),
      order_id: id,
      number: 1,
      state: state === 'shipped' ? 'shipped' : 'delivered',
      carrier: 'PostNL',
      tracking_number: trackingOf(i),
      lines: units,
      shipped_at: after(1),
      delivered_at: state === 'shipped' ? null : after(3),
    });
  if (isBack)
    rows.order_returns.push({
      merchant_id: merchant,
      id: newId(),
      order_id: id,
      number: 1,
      kind: 'return',
      state: 'closed',
      reason: pick(['size', 'unwanted', 'damaged'], i),
      note: '',
      refund_cents: refunded,
      difference_cents: 0,
      refunded_cents: refunded,
      lines: units.map((unit) => ({ ...unit, received: unit.quantity, restocked: unit.quantity, written_off: 0 })),
      created_at: after(8),
      received_at: after(12),
    });
}

const trackingOf = (i: number) => `3SSEED${String(i).padStart(9, '0')}`;
