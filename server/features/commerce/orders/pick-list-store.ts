import { type RawBuilder, sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import { ofBrand } from '../../account/visibility/index.ts';
import type { Looker } from './list-store.ts';

export type PickLine = {
  line_id: string;
  variant_id: string | null;
  name: string;
  options: Record<string, string>;
  sku: string | null;
  barcode: string | null;
  stock: number | null;
  quantity: number;
};
export type PickOrder = { id: string; order_number: string; customer_name: string | null; placed_at: Date; lines: PickLine[] };

const waiting = sql<boolean>`o.fulfillment_status in ('unfulfilled', 'partially_fulfilled') and (o.payment_terms <> 'prepaid' or o.payment_status in ('paid', 'partially_refunded'))`;
/**
 * What can ship, oldest first. After delivery only units from an exchange remain, so those orders are few and have their own index; each
 * branch reads its own.
 */
const toShip = (merchant: string, viewer: Looker, most: number) => sql`
  (select o.id from orders o where o.merchant_id = ${merchant}::uuid and o.status in ('confirmed', 'processing') and ${waiting} and ${ofBrand(viewer, 'o')} order by o.placed_at, o.id limit ${sql.lit(most)})
  union all
  (select o.id from orders o where o.merchant_id = ${merchant}::uuid and o.fulfillment_status = 'partially_fulfilled' and o.fulfillment_status <> 'fulfilled' and o.status in ('shipped', 'delivered')
    and ${waiting} and ${ofBrand(viewer, 'o')} order by o.placed_at, o.id limit ${sql.lit(most)})`;

/** The named orders, or all that can ship, with their remaining units, in one query. */
export async function readPicks(
  db: Reader,
  { merchant, viewer, ids, most }: { merchant: string; viewer: Looker; ids?: readonly string[] | undefined; most: number },
): Promise<PickOrder[]> {
  const chosen: RawBuilder<unknown> = ids ? sql`select unnest(${[...ids]}::uuid[]) as id` : toShip(merchant, viewer, most);
  return rows<PickOrder>(db)`
    select o.id, o.order_number, k.name as customer_name, o.placed_at, l.lines
    from (${chosen}) c join orders o on o.merchant_id = ${merchant}::uuid and o.id = c.id
      left join customers k on k.merchant_id = o.merchant_id and k.id = o.customer_id
      cross join lateral (
        select jsonb_agg(jsonb_build_object('line_id', l.id, 'variant_id', l.variant_id, 'name', l.name, 'options', l.options, 'sku', l.sku, 'barcode', v.barcode, 'stock', v.stock,
          'quantity', l.quantity - l.cancelled - l.shipped) order by l.position) as lines
        from order_lines l left join variants v on v.merchant_id = l.merchant_id and v.id = l.variant_id
        where l.merchant_id = o.merchant_id and l.order_id = o.id and l.quantity - l.cancelled - l.shipped > 0
      ) l
    where l.lines is not null and o.status not in ('draft', 'returned', 'cancelled') and ${ofBrand(viewer, 'o')}
      and not (o.status in ('shipped', 'delivered') and o.fulfillment_status <> 'partially_fulfilled')
    order by o.placed_at, o.id limit ${sql.lit(most)}`;
}
