import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

/**
 * A variant as orders and checkouts use it. `status`, `name`, `image`, `brand_id` and `inventory_policy` come from its product; `options`
 * are the chosen values.
 */
export type SoldVariant = {
  id: string;
  product_id: string;
  brand_id: string | null;
  name: string;
  options: Record<string, string>;
  sku: string | null;
  price_cents: number;
  stock: number | null;
  available: boolean;
  status: 'draft' | 'active' | 'archived';
  inventory_policy: 'deny' | 'continue';
  image: string | null;
  tax_class: string;
};

/** The existing variants by id, of all brands: the caller checks `brand_id`. */
export async function variantsFor(db: Reader, ids: readonly string[]): Promise<Map<string, SoldVariant>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('variants as v')
    .innerJoin('products as p', (on) => on.onRef('p.merchant_id', '=', 'v.merchant_id').onRef('p.id', '=', 'v.product_id'))
    .select(['v.id', 'v.product_id', 'v.options', 'v.sku', 'v.price_cents', 'v.stock', 'v.available'])
    .select(['p.brand_id', 'p.name', 'p.status', 'p.inventory_policy', 'p.image', 'p.tax_class'])
    .where('v.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        price_cents: Number(row.price_cents),
        options: row.options as Record<string, string>,
        status: row.status,
        inventory_policy: row.inventory_policy,
      },
    ]),
  );
}

export type VariantRow = Omit<Selectable<Tables['variants']>, 'options' | 'price_cents' | 'compare_at_cents'> & {
  options: Record<string, string>;
  price_cents: number;
  compare_at_cents: number | null;
};
export type WrittenVariant = Omit<VariantRow, 'merchant_id' | 'product_id' | 'external_id'>;

const read = (row: Selectable<Tables['variants']>): VariantRow => ({
  ...row,
  options: row.options as Record<string, string>,
  price_cents: Number(row.price_cents),
  compare_at_cents: row.compare_at_cents === null ? null : Number(row.compare_at_cents),
});

/** The variants of one product, in order. */
export const variantsOf = async (db: Reader, productId: string): Promise<VariantRow[]> =>
  (await db.selectFrom('variants').selectAll().where('product_id', '=', productId).orderBy('position').orderBy('id').execute()).map(read);

/** Locks these products with all their variants, in the order of every change. Call it once per transaction, with all that it changes. */
export const lockProducts = (db: Writer, merchant: string, ids: readonly string[]) =>
  sql`select lock_variants(${merchant}::uuid, '{}', ${[...ids]}::uuid[])`.execute(db);

/** Inserts and updates variants in one statement and deletes `dropped`, then recomputes the product's totals. */
export async function saveVariants(
  db: Writer,
  merchant: string,
  productId: string,
  variants: readonly WrittenVariant[],
  dropped: readonly string[] = [],
) {
  if (dropped.length > 0) await db.deleteFrom('variants').where('id', 'in', dropped).execute();
  await sql`
    insert into variants (merchant_id, id, product_id, position, sku, price_cents, compare_at_cents, stock, available, options, barcode)
    select ${merchant}::uuid, r.id, ${productId}::uuid, r.position, r.sku, r.price_cents, r.compare_at_cents, r.stock, r.available, r.options, r.barcode
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
      as r (id uuid, position int, sku text, price_cents bigint, compare_at_cents bigint, stock int, available boolean, options jsonb, barcode text)
    order by r.id
    on conflict (merchant_id, id) do update set
      position = excluded.position, sku = excluded.sku, price_cents = excluded.price_cents, compare_at_cents = excluded.compare_at_cents,
      stock = excluded.stock, available = excluded.available, options = excluded.options, barcode = excluded.barcode`.execute(db);
  await sql`select figure_products(${merchant}::uuid, array[${productId}::uuid])`.execute(db);
}

/** Without `location_id` it is the main location that changes. */
export type StockMove = { id: string; variant_id: string; location_id?: string | null; quantity: number };
/** Logs manual changes of tracked stock. */
export async function noteMoves(db: Writer, merchant: string, moves: readonly StockMove[], actor: string, now: Date) {
  if (moves.length === 0) return;
  await sql`
    insert into stock_moves (merchant_id, id, variant_id, location_id, kind, quantity, actor, at)
    select ${merchant}::uuid, r.id, r.variant_id, r.location_id, 'adjustment', r.quantity, ${actor}, ${now}
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as r (id uuid, variant_id uuid, location_id uuid, quantity int)`.execute(db);
}
