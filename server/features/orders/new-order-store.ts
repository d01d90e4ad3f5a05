import type { Address } from '@parley/contract/addresses';
import { type Insertable, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Writer } from '../../platform/db/tenant.ts';

/**
 * The next number of the shop, under the lock of its settings: orders made at once get different ones. The first follows the highest number
 * that was imported; one that was imported since is skipped.
 */
export async function takeNumber(db: Writer): Promise<number> {
  const { next_order_number: next } = await db
    .selectFrom('shop_settings')
    .select('next_order_number')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const start = next > 1 ? next : (await highestNumber(db)) + 1;
  const number = await firstFree(db, start);
  await db
    .updateTable('shop_settings')
    .set({ next_order_number: number + 1 })
    .execute();
  return number;
}
async function highestNumber(db: Writer): Promise<number> {
  const { rows } = await sql<{ highest: number }>`
    select coalesce(max(number_key::bigint), 0) as highest from orders where number_key ~ '^[0-9]{1,9}$'`.execute(db);
  return Number(rows[0]?.highest ?? 0);
}
async function firstFree(db: Writer, start: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select n::int as number from generate_series(${start}::int, ${start}::int + 9999) n where not exists (select 1 from orders o where o.number_key = n::text) order by n limit 1`.execute(
    db,
  );
  return rows[0] ? rows[0].number : firstFree(db, start + 10_000);
}

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
  exchange_id?: string;
};
export const insertLines = (db: Writer, merchant: string, lines: readonly NewLine[]) =>
  db
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, merchant_id: merchant, options: JSON.stringify(line.options) })))
    .execute();

export const deleteLines = (db: Writer, orderId: string) => db.deleteFrom('order_lines').where('order_id', '=', orderId).execute();
export const deleteOrder = (db: Writer, id: string) => db.deleteFrom('orders').where('id', '=', id).execute();

export const readCurrency = async (db: Writer): Promise<string> =>
  (await db.selectFrom('shop_settings').select('currency').executeTakeFirstOrThrow()).currency;

/** What an order takes over from the conversation it was made in. */
export const readConversation = (db: Writer, id: string) =>
  db.selectFrom('conversations').select(['id', 'customer_id', 'brand_id', 'channel']).where('id', '=', id).executeTakeFirst();
