import type { Checkout } from '@parley/contract/checkout';
import type { Card } from '@parley/contract/messages';
import { type Principal, mayDo } from '@parley/contract/permissions';
import { toAmount } from '../../../platform/lib/money.ts';
import type { CheckoutUrl } from './link.ts';
import { linesOf } from './lines.ts';
import { stateOf, subtotalOf } from './rules.ts';
import type { CheckoutRow } from './store.ts';

export function presentCheckout(row: CheckoutRow, urlOf: CheckoutUrl, requester: Principal, now: Date): Checkout {
  const lines = linesOf(row.lines);
  const subtotal = subtotalOf(lines);
  const state = stateOf(row, now);
  const maySell = mayDo(requester, 'orders:write');
  return {
    id: row.id,
    state,
    url: maySell && state === 'open' ? urlOf(row.merchant_id, row.id) : null,
    lines: lines.map(({ cents, ...line }) => ({ ...line, price: toAmount(cents, row.currency) })),
    subtotal: toAmount(subtotal, row.currency),
    discount: toAmount(row.discount_cents, row.currency),
    discount_code: row.discount_code,
    shipping: toAmount(row.shipping_cents, row.currency),
    total_amount: toAmount(totalOf(row), row.currency),
    currency: row.currency,
    conversation_id: row.conversation_id,
    customer_id: row.customer_id,
    sold_by: row.sold_by,
    seller_name: row.seller_name,
    order_id: row.order_id,
    opened_at: row.opened_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

type Priced = Pick<CheckoutRow, 'lines' | 'discount_cents' | 'shipping_cents'>;
export const totalOf = (row: Priced) => subtotalOf(linesOf(row.lines)) - row.discount_cents + row.shipping_cents;

/** The cart as a message shows it, with its payment link. */
export const cardOf = (row: CheckoutRow, urlOf: CheckoutUrl): Extract<Card, { type: 'checkout' }> => ({
  type: 'checkout',
  url: urlOf(row.merchant_id, row.id),
  lines: linesOf(row.lines).map(({ name, detail, quantity, cents }) => ({ name, detail, quantity, price: toAmount(cents, row.currency) })),
  total_amount: toAmount(totalOf(row), row.currency),
  currency: row.currency,
});
