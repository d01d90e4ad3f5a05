import type { Address } from '@parley/contract/addresses';
import { type Insertable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Writer } from '../../../platform/db/tenant.ts';
import type { Tax } from '../taxes/index.ts';
import { takeNumber } from '../../../platform/lib/numbers.ts';

/** The shop's next order number, one above the highest imported number at first; skips numbers imported since. */
export const takeOrderNumber = (db: Writer, merchant: string) =>
  takeNumber(db, merchant, {
    kind: 'order',
    highest: sql`(
      select coalesce(max(number_key::int), 0) from orders where merchant_id = ${merchant} and number_key ~ '^[0-9]{1,9}$'
    )`,
    isUsed: (number) => sql`exists (select from orders o where o.merchant_id = ${merchant} and o.number_key = ${number}::text)`,
  });

const json = (address: Address | null) => (address === null ? null : JSON.stringify(address));
export type NewRow = Omit<Insertable<Tables['orders']>, 'shipping_address' | 'billing_address'> & {
  shipping_address: Address | null;
  billing_address: Address | null;
};
export const insertOrder = (db: Writer, { shipping_address: shipping, billing_address: billing, ...row }: NewRow) =>
  db
    .insertInto('orders')
    .values({ ...row, shipping_address: json(shipping), billing_address: json(billing) })
    .execute();

export type NewLine = {
  id: string;
  order_id: string;
  position: number;
  variant_id: string | null;
  product_id: string | null;
  name: string;
  options: Record<string, string>;
  sku: string | null;
  price_cents: number;
  quantity: number;
  taxes: readonly Tax[];
  full_price?: boolean;
  exchange_id?: string;
};
export const insertLines = (db: Writer, merchant: string, lines: readonly NewLine[]) =>
  db
    .insertInto('order_lines')
    .values(
      lines.map((line) => ({ ...line, merchant_id: merchant, options: JSON.stringify(line.options), taxes: JSON.stringify(line.taxes) })),
    )
    .execute();

/** The taxes of unchanged lines of a draft, after its address or the rates changed. */
export async function setTaxes(db: Writer, lines: readonly { id: string; taxes: readonly Tax[] }[]) {
  const taxes = lines.map(({ id, taxes: own }) => ({ id, taxes: own }));
  await sql`
    update order_lines l set taxes = t.taxes from jsonb_to_recordset(${JSON.stringify(taxes)}::jsonb) as t (id uuid, taxes jsonb)
    where l.id = t.id and l.taxes is distinct from t.taxes`.execute(db);
}

export const deleteLines = (db: Writer, orderId: string) => db.deleteFrom('order_lines').where('order_id', '=', orderId).execute();
export const deleteOrder = (db: Writer, id: string) => db.deleteFrom('orders').where('id', '=', id).execute();

/** What an order takes over from its conversation. */
export const readConversation = (db: Writer, id: string) =>
  db.selectFrom('conversations').select(['id', 'customer_id', 'brand_id', 'channel']).where('id', '=', id).executeTakeFirst();
