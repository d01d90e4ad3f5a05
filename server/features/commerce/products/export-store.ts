import { sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import { conditions, type Narrowing } from './list-store.ts';

export type ExportRow = {
  product_id: string;
  position: number;
  id: string;
  external_id: string | null;
  name: string;
  description: string;
  status: string;
  brand: string | null;
  category: string | null;
  tags: string[];
  options: Record<string, string>;
  sku: string | null;
  barcode: string | null;
  price_cents: number;
  compare_at_cents: number | null;
  stock: number | null;
  inventory_policy: string;
  image: string | null;
};
export type Place = { product: string; position: number; variant: string };

/** Variants with what their product says, product by product. */
export async function exportRows(db: Reader, narrowing: Narrowing, after: Place | undefined, most: number): Promise<ExportRow[]> {
  return rows<ExportRow>(db)`
    select v.product_id, v.position, v.id, p.external_id, p.name, p.description, p.status, p.brand, p.category, p.tags, v.options, v.sku, v.barcode,
      v.price_cents, v.compare_at_cents, v.stock, p.inventory_policy, p.image
    from variants v join products p on p.merchant_id = v.merchant_id and p.id = v.product_id
    where v.merchant_id = ${narrowing.merchant}::uuid and ${conditions(narrowing)}
      ${after ? sql`and v.product_id >= ${after.product}::uuid and (v.product_id, v.position, v.id) > (${after.product}::uuid, ${after.position}::int, ${after.variant}::uuid)` : sql``}
    order by v.product_id, v.position, v.id limit ${sql.lit(most)}`;
}
