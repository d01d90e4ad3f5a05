import { sql, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Writer } from '../../../platform/db/tenant.ts';

/** A variant as stored. */
export async function changeVariant(db: Writer, id: string, change: Updateable<Tables['variants']>) {
  const { merchant_id, product_id } = await db
    .updateTable('variants')
    .set(change)
    .where('id', '=', id)
    .returning(['merchant_id', 'product_id'])
    .executeTakeFirstOrThrow();
  await sql`select figure_products(${merchant_id}::uuid, array[${product_id}::uuid])`.execute(db);
}
