import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { firstRow, type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import type { Rate } from './rules.ts';

export type RateRow = Selectable<Tables['tax_rates']>;
export type RateBody = Pick<RateRow, 'name' | 'country' | 'regions' | 'tax_class' | 'ppm' | 'replaces_country' | 'on_shipping'>;

export const readRates = (db: Reader): Promise<RateRow[]> =>
  db.selectFrom('tax_rates').selectAll().orderBy('country').orderBy('regions').orderBy('tax_class').orderBy('name').orderBy('id').execute();

export const lockRate = (db: Writer, id: string): Promise<RateRow | undefined> =>
  db.selectFrom('tax_rates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The rates that would be charged twice beside this one: the same place, class and name. */
export const findSame = (db: Writer, { country, tax_class, name }: RateBody): Promise<RateRow[]> =>
  db
    .selectFrom('tax_rates')
    .selectAll()
    .where('country', '=', country)
    .where('tax_class', '=', tax_class)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .execute();

export const countRates = async (db: Writer): Promise<number> =>
  (
    await db
      .selectFrom('tax_rates')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const insertRate = (db: Writer, row: Insertable<Tables['tax_rates']>): Promise<RateRow> =>
  db.insertInto('tax_rates').values(row).returningAll().executeTakeFirstOrThrow();
export const changeRate = (db: Writer, id: string, body: RateBody): Promise<RateRow> =>
  db.updateTable('tax_rates').set(body).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
export const deleteRate = (db: Writer, id: string) => db.deleteFrom('tax_rates').where('id', '=', id).execute();

export type TaxSettings = { included: boolean; country: string | null };
export const readSettings = async (db: Reader): Promise<TaxSettings> => {
  const row = await db.selectFrom('shop_settings').select(['tax_included', 'tax_country']).executeTakeFirstOrThrow();
  return { included: row.tax_included, country: row.tax_country };
};
/** Serializes changes of a shop's rates and tax settings. */
export const lockSettings = (db: Writer, merchant: string) =>
  db.selectFrom('shop_settings').select(['tax_included', 'tax_country']).where('merchant_id', '=', merchant).forUpdate().executeTakeFirst();
export const changeSettings = (db: Writer, merchant: string, { included, country }: TaxSettings) =>
  db.updateTable('shop_settings').set({ tax_included: included, tax_country: country }).where('merchant_id', '=', merchant).execute();

/** The classes of rates and products. */
export const readClasses = async (db: Reader): Promise<string[]> =>
  (
    await rows<{ name: string }>(db)`
    select tax_class as name from tax_rates union select tax_class from (select distinct tax_class from products where tax_class <> 'standard') p order by 1`
  ).map(({ name }) => name);

export type Place = { included: boolean; rates: Rate[]; has_rates: boolean };
/** What is charged in a country, or in the shop's own where none is given, in one statement. */
export async function readPlace(db: Reader, country: string | null): Promise<Place> {
  const row = await firstRow<Place>(db)`
    select s.tax_included as included, exists (select from tax_rates) as has_rates,
      coalesce((select jsonb_agg(jsonb_build_object('name', r.name, 'ppm', r.ppm, 'tax_class', r.tax_class, 'regions', r.regions,
        'replaces_country', r.replaces_country, 'on_shipping', r.on_shipping) order by r.created_at, r.id)
        from tax_rates r where r.country = coalesce(${country}::text, s.tax_country)), '[]') as rates
    from shop_settings s`;
  if (!row) throw new Error('The shop has no settings row.');
  return row;
}
