import { sql } from 'kysely';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';
import { ofBrand } from '../../account/visibility/index.ts';
import { conditions, type Narrowing } from './list-store.ts';

/** A variant with its product's fields for the grid. */
export type GridStoreRow = {
  id: string;
  product_id: string;
  name: string;
  name_key: string;
  position: number;
  status: string;
  options: Record<string, string>;
  sku: string | null;
  price_cents: number;
  compare_at_cents: number | null;
  stock: number | null;
  available: boolean;
  currency: string;
};
const columns = sql`
  v.id, v.product_id, v.position, v.options, v.sku, v.price_cents, v.compare_at_cents, v.stock, v.available, p.name, lower(p.name) as name_key, p.status,
  (select s.currency from shop_settings s where s.merchant_id = current_shop()) as currency`;

/** Sorted by product name. Finds the page's products first: each has at least one variant, so a page of products is enough. */
export async function gridRows(
  db: Reader,
  { after, limit, ...narrowing }: Narrowing & { after?: Key | undefined; limit: number },
): Promise<GridStoreRow[]> {
  const [name = '', product = '', position = '', id = ''] = (after ?? []).map(String);
  const place = sql`(${name}::text, ${product}::uuid, ${position}::int, ${id}::uuid)`;
  return rows<GridStoreRow>(db)`
    with page as materialized (
      select p.merchant_id, p.id, p.name, p.status from products p
      where p.variants_count > 0 and ${conditions(narrowing)} ${after ? sql`and (lower(p.name), p.id) >= (${name}::text, ${product}::uuid)` : sql``}
      order by lower(p.name), p.id limit ${sql.lit(limit + 1)}
    )
    select ${columns} from page p join variants v on v.merchant_id = p.merchant_id and v.product_id = p.id
    ${after ? sql`where (lower(p.name), p.id, v.position, v.id) > ${place}` : sql``}
    order by lower(p.name), p.id, v.position, v.id limit ${sql.lit(limit)}`;
}
export const gridKey = ({ name_key, product_id, position, id }: GridStoreRow) => [name_key, product_id, String(position), id];

/** The variants this teammate may see, locked. */
export async function lockCells(
  db: Writer,
  merchant: string,
  viewer: Narrowing['viewer'],
  ids: readonly string[],
): Promise<GridStoreRow[]> {
  await sql`select lock_variants(${merchant}::uuid, ${[...ids]}::uuid[], '{}')`.execute(db);
  const { rows } = await sql<GridStoreRow>`
    select ${columns} from variants v join products p on p.merchant_id = v.merchant_id and p.id = v.product_id
    where v.id = any (${[...ids]}::uuid[]) and ${ofBrand(viewer, 'p')} order by v.id`.execute(db);
  return rows.map(read);
}
const read = (row: GridStoreRow): GridStoreRow => ({
  ...row,
  price_cents: Number(row.price_cents),
  compare_at_cents: row.compare_at_cents === null ? null : Number(row.compare_at_cents),
});

/** Writes the editable grid fields of these variants. */
export async function writeCells(db: Writer, merchant: string, rows: readonly GridStoreRow[]) {
  const cells = rows.map(({ id, sku, price_cents, compare_at_cents, stock, available }) => ({
    id,
    sku,
    price_cents,
    compare_at_cents,
    stock,
    available,
  }));
  await sql`
    update variants v set sku = r.sku, price_cents = r.price_cents, compare_at_cents = r.compare_at_cents, stock = r.stock, available = r.available
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
      as r (id uuid, sku text, price_cents bigint, compare_at_cents bigint, stock int, available boolean)
    where v.merchant_id = ${merchant}::uuid and v.id = r.id`.execute(db);
  const products = [...new Set(rows.map(({ product_id }) => product_id))];
  await sql`select figure_products(${merchant}::uuid, ${products}::uuid[])`.execute(db);
}
