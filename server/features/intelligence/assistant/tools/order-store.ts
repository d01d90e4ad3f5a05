import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/db/tenant.ts';

/** Matches an order number by letters and digits, or by digits alone: '#W2611340', 'w2611340' and '2611340' are the same. */
const named = (column: 'o.number_key', key: string) =>
  sql<boolean>`(${sql.ref(column)} = ${key} or regexp_replace(${sql.ref(column)}, '\\D', '', 'g') = ${key})`;

/** A customer's orders, latest first, with lines and refunds; with a key only those with that number. */
export const ordersOf = (db: Reader, customerId: string, { most, key }: { most: number; key?: string }) =>
  db
    .selectFrom('orders as o')
    .select([
      'o.id',
      'o.order_number',
      'o.number_key',
      'o.status',
      'o.payment_status',
      'o.fulfillment_status',
      'o.placed_at',
      'o.total_cents',
      'o.currency',
      'o.tracking',
      'o.shipping_address',
      'o.items_edited_at',
      'o.returns',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_lines as l')
          .select(['l.id', 'l.name', 'l.options', 'l.quantity', 'l.price_cents', 'l.product_id', 'l.variant_id', 'l.sku'])
          // Lines reserved by an exchange have no units yet.
          .where('l.quantity', '>', 0)
          .whereRef('l.merchant_id', '=', 'o.merchant_id')
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.position'),
      ).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('order_payments as y')
          .select(['y.amount_cents', sql<string>`to_char(y.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('at')])
          .whereRef('y.merchant_id', '=', 'o.merchant_id')
          .whereRef('y.order_id', '=', 'o.id')
          .where(sql<boolean>`y.provider_state is distinct from 'failed'`)
          .where('y.kind', '=', 'refund')
          .orderBy('y.position'),
      ).as('refunds'),
      jsonArrayFrom(
        eb
          .selectFrom('order_payments as y')
          .select(['y.kind', 'y.amount_cents', 'y.method', 'y.method_label'])
          .whereRef('y.merchant_id', '=', 'o.merchant_id')
          .whereRef('y.order_id', '=', 'o.id')
          .where(sql<boolean>`y.provider_state is distinct from 'failed'`)
          .orderBy('y.position'),
      ).as('payments'),
    ])
    .where('o.customer_id', '=', customerId)
    .where('o.status', '<>', 'draft')
    .$if(key !== undefined, (query) => query.where(named('o.number_key', key ?? '')))
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(most)
    .execute();

export type OrderRow = Awaited<ReturnType<typeof ordersOf>>[number];

/**
 * The customer of an order and one of their emails. `typed`: whoever placed the order at checkout typed that email and was shown the number,
 * so they may be anybody.
 */
export const customerByOrderAndEmail = (db: Reader, key: string, email: string) =>
  db
    .selectFrom('customers as c')
    .innerJoin('orders as o', (join) => join.onRef('o.merchant_id', '=', 'c.merchant_id').onRef('o.customer_id', '=', 'c.id'))
    .select(['c.id'])
    .select(sql<boolean>`exists (select from checkouts k where k.merchant_id = o.merchant_id and k.order_id = o.id)`.as('typed'))
    .where(sql<boolean>`${email} = any (c.emails)`)
    .where(named('o.number_key', key))
    .limit(1)
    .executeTakeFirst();
