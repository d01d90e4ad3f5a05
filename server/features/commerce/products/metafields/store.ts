import type { MetafieldType, MetafieldValue } from '@parley/contract/metafield-values';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import { firstRow, type Reader, rows, type Writer } from '../../../../platform/db/tenant.ts';

export type MetafieldRow = Selectable<Tables['metafields']>;
export type MetafieldBody = Pick<MetafieldRow, 'name' | 'choices' | 'unit' | 'ai_reads' | 'customers_see'>;
/** A value of a product with its field. */
export type ValueRow = { key: string; name: string; type: MetafieldType; unit: string | null; value: MetafieldValue };

export const listMetafields = (db: Reader): Promise<MetafieldRow[]> =>
  db.selectFrom('metafields').selectAll().orderBy('name').orderBy('id').execute();

export async function countMetafields(db: Reader): Promise<number> {
  const row = await firstRow<{ count: number }>(db)`select count(*)::int as count from metafields`;
  return row?.count ?? 0;
}

/** Returns undefined when the key is taken. */
export const insertMetafield = (db: Writer, row: Omit<MetafieldRow, 'version'>): Promise<MetafieldRow | undefined> =>
  db
    .insertInto('metafields')
    .values(row)
    .onConflict((on) => on.columns(['merchant_id', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const lockMetafield = (db: Writer, id: string): Promise<MetafieldRow | undefined> =>
  db.selectFrom('metafields').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeMetafield = (db: Writer, id: string, body: MetafieldBody, now: Date): Promise<MetafieldRow> =>
  db
    .updateTable('metafields')
    .set((eb) => ({ ...body, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteMetafield = (db: Writer, id: string) => db.deleteFrom('metafields').where('id', '=', id).execute();

/** The fields of these keys, kept from being deleted until their values are written. */
export const holdMetafields = async (db: Writer, keys: readonly string[]): Promise<MetafieldRow[]> =>
  keys.length === 0 ? [] : db.selectFrom('metafields').selectAll().where('key', 'in', keys).orderBy('id').forKeyShare().execute();

/** Sets values, and removes those of `cleared`. */
export async function writeValues(
  db: Writer,
  { merchant, product }: { merchant: string; product: string },
  values: readonly { id: string; value: MetafieldValue }[],
  cleared: readonly string[],
) {
  if (cleared.length > 0)
    await db.deleteFrom('product_metafields').where('product_id', '=', product).where('metafield_id', 'in', cleared).execute();
  if (values.length > 0)
    await sql`
      insert into product_metafields (merchant_id, product_id, metafield_id, value)
      select ${merchant}::uuid, ${product}::uuid, r.id, r.value from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r (id uuid, value jsonb) order by r.id
      on conflict (merchant_id, product_id, metafield_id) do update set value = excluded.value`.execute(db);
}

/** The values of the product `p` as one array, by the name of the field. `which` narrows the fields `f`. */
export const valuesSql = (which: RawBuilder<boolean> = sql<boolean>`true`): RawBuilder<ValueRow[]> => sql<ValueRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('key', f.key, 'name', f.name, 'type', f.type, 'unit', f.unit, 'value', m.value) order by f.name, f.id)
  from product_metafields m join metafields f on f.merchant_id = m.merchant_id and f.id = m.metafield_id
  where m.merchant_id = p.merchant_id and m.product_id = p.id and ${which}), '[]')`;

/** The values of several products by product and key, for a file. */
export async function valuesOf(db: Reader, products: readonly string[]): Promise<Map<string, Map<string, MetafieldValue>>> {
  const found = await rows<{ product_id: string; key: string; value: MetafieldValue }>(db)`
    select m.product_id, f.key, m.value from product_metafields m join metafields f on f.merchant_id = m.merchant_id and f.id = m.metafield_id
    where m.product_id = any (${[...products]}::uuid[])`;
  const values = new Map<string, Map<string, MetafieldValue>>();
  for (const { product_id: id, key, value } of found) values.set(id, (values.get(id) ?? new Map<string, MetafieldValue>()).set(key, value));
  return values;
}
