import type { Checkout } from '@parley/contract/checkout';
import type { Card } from '@parley/contract/messages';
import { type Principal, mayDo } from '@parley/contract/permissions';
import type { Reader } from '../../../platform/db/tenant.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { addsTax } from '../taxes/index.ts';
import type { CheckoutUrl } from './link.ts';
import { linesOf } from './lines.ts';
import { stateOf, subtotalOf } from './rules.ts';
import * as store from './store.ts';
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
    shipping: toAmount(shippingOf(row), row.currency),
    total_amount: toAmount(totalOf(row), row.currency),
    currency: row.currency,
    conversation_id: row.conversation_id,
    customer_id: row.customer_id,
    sold_by: row.sold_by,
    seller_name: row.seller_name,
    adjustable: row.adjustable,
    order_id: row.order_id,
    opened_at: row.opened_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

type Priced = Pick<CheckoutRow, 'lines' | 'discount_cents' | 'shipping_cents' | 'shipping_discount_cents'>;
const shippingOf = (row: Priced) => row.shipping_cents - row.shipping_discount_cents;
export const totalOf = (row: Priced) => subtotalOf(linesOf(row.lines)) - row.discount_cents + shippingOf(row);

/** The cart as a message shows it, with its payment link. An added tax is known where a draft has its address; otherwise it depends on the customer's. */
export async function cardOf(db: Reader, row: CheckoutRow, urlOf: CheckoutUrl): Promise<Extract<Card, { type: 'checkout' }>> {
  const amount = (cents: number) => toAmount(cents, row.currency);
  const added = await addedTax(db, row);
  return {
    type: 'checkout',
    url: urlOf(row.merchant_id, row.id),
    lines: linesOf(row.lines).map(({ name, detail, quantity, cents }) => ({ name, detail, quantity, price: amount(cents) })),
    ...(row.discount_cents > 0 && { discount: amount(row.discount_cents) }),
    ...(row.shipping_cents > 0 && { shipping: amount(row.shipping_cents) }),
    ...(added !== 'none' && { tax: added === 'unknown' ? null : amount(added) }),
    total_amount: amount(totalOf(row) + (typeof added === 'number' ? added : 0)),
    currency: row.currency,
  };
}

/** What the prices don't include, in cents. */
async function addedTax(db: Reader, { draft_id: draftId }: CheckoutRow): Promise<number | 'unknown' | 'none'> {
  if (draftId === null) return (await addsTax(db)) ? 'unknown' : 'none';
  const draft = await store.readDraft(db, draftId);
  return draft && !draft.tax_included && draft.tax_cents > 0 ? draft.tax_cents : 'none';
}
