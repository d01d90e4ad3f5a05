import { sql } from 'kysely';
import type { Writer } from '../../../platform/db/tenant.ts';
import { idsAmong } from './product-store.ts';

type Named = readonly { external_id: string }[];
type Batch = { products: Named; customers: Named; orders: readonly { external_id: string; customer: string | null }[] };

/**
 * Locks the known records of a batch before the first kind is written, in the order of every change: orders, customers, variants, products.
 * The kinds are written in another order, because orders name customers and products of their batch.
 */
export async function lockRecords(db: Writer, merchant: string, { products, customers, orders }: Batch) {
  const keyed = (keys: readonly string[]) =>
    sql`merchant_id = ${merchant}::uuid and (external_id = any (${keys}::text[]) or id = any (${idsAmong(keys)}::uuid[]))`;
  const keysOf = (named: Named) => named.map(({ external_id: key }) => key);
  const bought = orders.flatMap(({ customer }) => customer ?? []);
  if (orders.length > 0) await sql`select from orders where ${keyed(keysOf(orders))} order by id for no key update`.execute(db);
  if (orders.length + customers.length > 0)
    await sql`
      select from customers where merchant_id = ${merchant}::uuid and id = any (array(
        select coalesce(merged_into_id, id) from customers where ${keyed([...keysOf(customers), ...bought])}
        union select id from customers where ${keyed(keysOf(customers))}
        union select customer_id from orders where ${keyed(keysOf(orders))} and customer_id is not null
      )) order by id for no key update`.execute(db);
  if (products.length > 0)
    await sql`select lock_variants(${merchant}::uuid, '{}', array(select id from products where ${keyed(keysOf(products))}))`.execute(db);
}
