import { sql } from 'kysely';
import type { Writer } from '../../../platform/db/tenant.ts';
import type { SoldVariant } from '../products/index.ts';

/** Changes a whole line to another variant; the caller restocks the former one. */
export const turnLine = (db: Writer, id: string, { id: variantId, product_id, name, options, sku, price_cents }: SoldVariant) =>
  db
    .updateTable('order_lines')
    .set({ variant_id: variantId, product_id, name, options: JSON.stringify(options), sku, price_cents })
    .where('id', '=', id)
    .execute();

/** Moves units from a line to another. */
export const shrinkLine = (db: Writer, id: string, by: number) =>
  db
    .updateTable('order_lines')
    .set((eb) => ({ quantity: eb('quantity', '-', by) }))
    .where('id', '=', id)
    .execute();

export async function nextPosition(db: Writer, orderId: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 0)::int as next from order_lines where order_id = ${orderId}::uuid`.execute(db);
  return rows[0]?.next ?? 0;
}
