import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import { conditions, type Narrowing } from './list-store.ts';

/** A column of the file: its header and its source, the product `p` or the variant `v`. */
export type Exported = { key: string; from: `p.${keyof Tables['products']}` | `v.${keyof Tables['variants']}` };
/** A variant's database values by header, besides its options and position. */
export type ExportRow = Record<string, unknown> &
  Pick<Selectable<Tables['variants']>, 'product_id' | 'position' | 'id'> & {
    options: Record<string, string>;
    currency: string;
  };
export type Place = { product: string; position: number; variant: string };

type Page = { narrowing: Narrowing; after: Place | undefined; most: number };
/** Variants with their product's fields, product by product. */
export async function exportRows(db: Reader, columns: readonly Exported[], { narrowing, after, most }: Page): Promise<ExportRow[]> {
  const cells = sql.join(columns.map(({ key, from }) => sql`${sql.ref(from)} as ${sql.id(key)}`));
  return rows<ExportRow>(db)`
    select ${cells}, (select s.currency from shop_settings s where s.merchant_id = current_shop()) as currency, v.options, v.product_id, v.position, v.id
    from variants v join products p on p.merchant_id = v.merchant_id and p.id = v.product_id
    where v.merchant_id = ${narrowing.merchant}::uuid and ${conditions(narrowing)}
      ${after ? sql`and v.product_id >= ${after.product}::uuid and (v.product_id, v.position, v.id) > (${after.product}::uuid, ${after.position}::int, ${after.variant}::uuid)` : sql``}
    order by v.product_id, v.position, v.id limit ${sql.lit(most)}`;
}
