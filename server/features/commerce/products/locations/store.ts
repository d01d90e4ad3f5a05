import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import { firstRow, type Reader, rows, type Writer } from '../../../../platform/db/tenant.ts';
import type { Level, Place, Taken } from './levels.ts';

export type LocationRow = Selectable<Tables['locations']>;
export type CountedLocation = LocationRow & { units: number };

/** Locked against changes of their names, order and number. */
export const lockLocations = (db: Writer): Promise<LocationRow[]> =>
  db.selectFrom('locations').selectAll().orderBy('position').orderBy('id').forNoKeyUpdate().execute();

/** Locked against deletion, for a change of stock; the variants must be locked before. */
export const keepLocations = (db: Writer): Promise<LocationRow[]> =>
  db.selectFrom('locations').selectAll().orderBy('position').orderBy('id').forKeyShare().execute();

/** The locations with the units they have. */
export const countLocations = (db: Reader): Promise<CountedLocation[]> =>
  rows<CountedLocation>(db)`
    with elsewhere as (select location_id, sum(stock)::bigint as units from location_stock group by location_id)
    select l.*, case when l.is_main
      then (select coalesce(sum(v.stock), 0) from variants v) - (select coalesce(sum(units), 0) from elsewhere)
      else coalesce(e.units, 0) end::float8 as units
    from locations l left join elsewhere e on e.location_id = l.id order by l.position, l.id`;

/** Returns whether the name was free. */
export async function insertLocation(db: Writer, row: LocationRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows: made } = await db
    .insertInto('locations')
    .values(row)
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return made === 1n;
}

export async function isNameTaken(db: Reader, name: string, besides: string): Promise<boolean> {
  const found = await firstRow(db)`select 1 from locations where lower(name) = lower(${name}) and id <> ${besides}::uuid`;
  return found !== undefined;
}

export const renameLocation = (db: Writer, id: string, name: string) =>
  db.updateTable('locations').set({ name }).where('id', '=', id).execute();

export const orderLocations = (db: Writer, merchant: string, ids: readonly string[]) =>
  sql`update locations set position = array_position(${[...ids]}::uuid[], id) - 1 where merchant_id = ${merchant}::uuid`.execute(db);

/** Its units are then the main location's, which has what the others don't. */
export const deleteLocation = (db: Writer, id: string) => db.deleteFrom('locations').where('id', '=', id).execute();

export const readLevels = (db: Reader, variants: readonly string[]): Promise<Level[]> =>
  db.selectFrom('location_stock').select(['variant_id', 'location_id', 'stock']).where('variant_id', 'in', variants).execute();

/** Stock by location of a product's variants. */
export const readProductLevels = (db: Reader, product: string): Promise<Level[]> =>
  rows<Level>(db)`
    select s.variant_id, s.location_id, s.stock from location_stock s
    join variants v on v.merchant_id = s.merchant_id and v.id = s.variant_id where v.product_id = ${product}::uuid`;

/** What the order has of these variants from each location. */
export const takenFrom = (db: Reader, order: string): Promise<Taken[]> =>
  rows<Taken>(db)`
    select m.variant_id, l.id as location_id, -sum(m.quantity)::int as quantity from stock_moves m
    left join locations l on l.merchant_id = m.merchant_id and l.id = m.location_id and not l.is_main
    where m.order_id = ${order}::uuid group by m.variant_id, l.id having sum(m.quantity) < 0`;

/** The locations of the shop of the product `p`, in their order, as one array. */
export const placesSql = sql<Place[]>`coalesce((
  select json_agg(json_build_object('id', l.id, 'is_main', l.is_main) order by l.position, l.id) from locations l where l.merchant_id = p.merchant_id), '[]')`;
/** Stock by location of the variants of the product `p`, as one array. */
export const levelsSql = sql<Level[]>`coalesce((
  select json_agg(json_build_object('variant_id', s.variant_id, 'location_id', s.location_id, 'stock', s.stock)) from location_stock s
    join variants v on v.merchant_id = s.merchant_id and v.id = s.variant_id where v.merchant_id = p.merchant_id and v.product_id = p.id), '[]')`;

/** Adds to the stock at locations; the main one isn't stored. The variants must be locked. */
export async function addToLevels(
  db: Writer,
  merchant: string,
  changes: readonly { variantId: string; locationId: string | null; quantity: number }[],
) {
  const others = changes.filter(({ locationId }) => locationId !== null);
  if (others.length === 0) return;
  await sql`
    with given as (
      select r."variantId" as variant_id, r."locationId" as location_id, sum(r.quantity)::int as quantity
      from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as r ("variantId" uuid, "locationId" uuid, quantity int)
      group by r."variantId", r."locationId"
    ), changed as (
      update location_stock s set stock = s.stock + g.quantity from given g
      where s.merchant_id = ${merchant}::uuid and s.variant_id = g.variant_id and s.location_id = g.location_id returning s.variant_id, s.location_id
    )
    insert into location_stock (merchant_id, variant_id, location_id, stock)
    select ${merchant}::uuid, g.variant_id, g.location_id, g.quantity from given g
    where not exists (select from changed c where c.variant_id = g.variant_id and c.location_id = g.location_id)`.execute(db);
}

/** Sets the total of variants, and what lists sort and filter by. */
export async function setTotals(db: Writer, merchant: string, product: string, totals: readonly { id: string; stock: number }[]) {
  await sql`
    update variants v set stock = r.stock from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb) as r (id uuid, stock int)
    where v.merchant_id = ${merchant}::uuid and v.id = r.id`.execute(db);
  await sql`select figure_products(${merchant}::uuid, array[${product}::uuid])`.execute(db);
}
