import { sql } from 'kysely';
import type { Writer } from '../../platform/db/tenant.ts';

export type ProductRow = {
  id: string;
  external_id: string;
  name: string;
  description: string;
  brand: string | null;
  category: string | null;
  tags: string[];
  status: string;
  image: string | null;
  kind_words: string;
  detail_words: string;
};
export type VariantRow = {
  id: string;
  product_id: string;
  position: number;
  external_id: string;
  sku: string | null;
  price_cents: number;
  stock: number | null;
  available: boolean;
  options: Record<string, string>;
  barcode: string | null;
};
export type Saved = { id: string; external_id: string; created: boolean };

/** The product each known variant belongs to; an unnamed product counts as another one. */
export async function homesOf(db: Writer, merchant: string, variants: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ variant: string; product: string }>`
    select v.external_id as variant, coalesce(p.external_id, p.name) as product
    from variants v join products p on p.merchant_id = v.merchant_id and p.id = v.product_id
    where v.merchant_id = ${merchant}::uuid and v.external_id = any (${variants}::text[])`.execute(db);
  return new Map(rows.map(({ variant, product }) => [variant, product]));
}

/** Inserts or updates by external_id, in its order, so that two batches at once wait for each other instead of locking each other out. */
export async function saveProducts(db: Writer, merchant: string, products: ProductRow[], now: Date): Promise<Saved[]> {
  if (products.length === 0) return [];
  const { rows } = await sql<Saved>`
    insert into products (merchant_id, id, external_id, name, description, brand, category, tags, status, image, source, words, created_at, updated_at)
    select ${merchant}::uuid, r.id, r.external_id, r.name, r.description, r.brand, r.category, r.tags, r.status, r.image, 'import',
      setweight(to_tsvector('english', plain(r.name)), 'A') || setweight(to_tsvector('english', plain(r.kind_words)), 'B') || setweight(to_tsvector('english', plain(r.detail_words)), 'C'),
      ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
      as r (id uuid, external_id text, name text, description text, brand text, category text, tags text[], status text, image text, kind_words text, detail_words text)
    order by r.external_id
    on conflict (merchant_id, external_id) where external_id is not null do update set
      name = excluded.name, description = excluded.description, brand = excluded.brand, category = excluded.category, tags = excluded.tags, status = excluded.status,
      image = excluded.image, words = excluded.words, updated_at = excluded.updated_at, version = products.version + 1
    returning id, external_id, xmax = 0 as created`.execute(db);
  return rows;
}

export async function dropVariants(db: Writer, merchant: string, products: string[], but: string[]) {
  await sql`
    delete from variants where merchant_id = ${merchant}::uuid and product_id = any (${products}::uuid[])
      and (external_id is null or not external_id = any (${but}::text[]))`.execute(db);
}

export async function saveVariants(db: Writer, merchant: string, variants: VariantRow[]) {
  await sql`
    insert into variants (merchant_id, id, product_id, position, external_id, sku, price_cents, stock, available, options, barcode)
    select ${merchant}::uuid, r.id, r.product_id, r.position, r.external_id, r.sku, r.price_cents, r.stock, r.available, r.options, r.barcode
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
      as r (id uuid, product_id uuid, position int, external_id text, sku text, price_cents bigint, stock int, available boolean, options jsonb, barcode text)
    order by r.external_id
    on conflict (merchant_id, external_id) where external_id is not null do update set
      product_id = excluded.product_id, position = excluded.position, sku = excluded.sku, price_cents = excluded.price_cents, stock = excluded.stock,
      available = excluded.available, options = excluded.options, barcode = excluded.barcode`.execute(db);
}
