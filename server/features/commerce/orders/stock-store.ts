import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { rows, type Writer } from '../../../platform/db/tenant.ts';

export type StockedVariant = {
  id: string;
  product_id: string;
  name: string;
  options: Record<string, string>;
  stock: number | null;
  available: boolean;
  inventory_policy: string;
};

/** The variants with their products, locked. */
export async function lockVariants(db: Writer, merchant: string, ids: readonly string[]): Promise<StockedVariant[]> {
  if (ids.length === 0) return [];
  await sql`select lock_variants(${merchant}::uuid, ${[...ids]}::uuid[], '{}')`.execute(db);
  return rows<StockedVariant>(db)`
    select v.id, v.product_id, p.name, v.options, v.stock, v.available, p.inventory_policy
    from variants v join products p on p.merchant_id = v.merchant_id and p.id = v.product_id
    where v.id = any (${ids}::uuid[]) order by v.id`;
}

/** Changes tracked stock and logs it. A negative `quantity` takes. */
export async function moveStock(db: Writer, moves: readonly Selectable<Tables['stock_moves']>[]) {
  if (moves.length === 0) return;
  const rows = JSON.stringify(moves);
  const { rows: changed } = await sql<{ merchant_id: string; product_id: string }>`
    update variants v set stock = v.stock + m.quantity
    from (select r.variant_id, sum(r.quantity)::int as quantity from jsonb_to_recordset(${rows}::jsonb) as r (variant_id uuid, quantity int) group by r.variant_id) m
    where v.id = m.variant_id and v.stock is not null returning v.merchant_id, v.product_id`.execute(db);
  const products = [...new Set(changed.map(({ product_id }) => product_id))];
  if (changed[0]) await sql`select figure_products(${changed[0].merchant_id}::uuid, ${products}::uuid[])`.execute(db);
  await sql`
    insert into stock_moves (merchant_id, id, variant_id, order_id, location_id, kind, quantity, actor, at)
    select r.* from jsonb_to_recordset(${rows}::jsonb) as r (merchant_id uuid, id uuid, variant_id uuid, order_id uuid, location_id uuid, kind text, quantity int, actor text, at timestamptz)`.execute(
    db,
  );
}

/** Adds to what lines have taken; the caller holds the row locks. */
export async function addTaken(db: Writer, orderId: string, changes: readonly { lineId: string; quantity: number }[]) {
  if (changes.length === 0) return;
  await sql`
    update order_lines l set taken = l.taken + c.quantity
    from (select r."lineId" as id, sum(r.quantity)::int as quantity from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r ("lineId" uuid, quantity int) group by r."lineId") c
    where l.order_id = ${orderId}::uuid and l.id = c.id`.execute(db);
}

export const takenOf = (db: Writer, orderId: string) =>
  db.selectFrom('order_lines').select(['id', 'taken']).where('order_id', '=', orderId).execute();
