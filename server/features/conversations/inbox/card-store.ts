import type { Card } from '@parley/contract/messages';
import { sql } from 'kysely';
import { toAmount } from '../../../platform/lib/money.ts';
import { ofBrand, type Viewer } from '../../account/visibility/index.ts';
import { orderCardWords } from './order-card-words.ts';
import type { Writer } from '../../../platform/db/tenant.ts';

type Brands = Pick<Viewer, 'brands'>;

/**
 * A product with current data for a card: the given variant, otherwise its first. Undefined when nothing is for sale or the sender can't
 * see it.
 */
export async function productCard(db: Writer, viewer: Brands, productId: string, variantId: string | null): Promise<Card | undefined> {
  let query = db
    .selectFrom('products as p')
    .innerJoin('variants as v', (on) => on.onRef('v.merchant_id', '=', 'p.merchant_id').onRef('v.product_id', '=', 'p.id'))
    .innerJoin('shop_settings as s', 's.merchant_id', 'p.merchant_id')
    .select(['p.id', 'p.name', 'p.image', 'v.id as variant_id', 'v.options', 'v.price_cents', 'v.stock', 'v.available', 's.currency'])
    .select(sql<boolean>`count(*) over () = 1`.as('is_only'))
    .where('p.id', '=', productId)
    .where('p.status', '=', 'active')
    .where(ofBrand(viewer, 'p'));
  if (variantId) query = query.where('v.id', '=', variantId);
  const row = await query.orderBy('v.position').limit(1).executeTakeFirst();
  return (
    row && {
      type: 'product',
      product_id: row.id,
      variant_id: variantId || row.is_only ? row.variant_id : null,
      name: row.name,
      detail: variantId ? Object.values(row.options as Record<string, string>).join(', ') : '',
      price: toAmount(row.price_cents, row.currency),
      currency: row.currency,
      in_stock: row.available && (row.stock === null || row.stock > 0),
      image: row.image,
    }
  );
}

/** This customer's order with current data for a card, if its brand is visible to the sender. */
export async function orderCard(
  db: Writer,
  viewer: Brands,
  orderId: string,
  of: { customer_id: string; language: string | null },
): Promise<Card | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .select(['id', 'order_number', 'status', 'total_cents', 'currency', 'placed_at'])
    .where('id', '=', orderId)
    .where('customer_id', '=', of.customer_id)
    .where(ofBrand(viewer, 'o'))
    .executeTakeFirst();
  return (
    row && {
      type: 'order',
      order_id: row.id,
      order_number: row.order_number,
      status: row.status,
      total_amount: toAmount(row.total_cents, row.currency),
      currency: row.currency,
      ...orderCardWords(of.language, row.status, row.placed_at),
    }
  );
}
