import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { firstRow, type Reader, type Writer } from '../../../platform/db/tenant.ts';
import type { KeptDiscount } from '../discounts/index.ts';
import type { Totals } from '../orders/index.ts';
import type { Tax } from '../taxes/index.ts';
import { ofBrand, type Viewer } from '../../account/visibility/index.ts';

export type CheckoutRow = Selectable<Tables['checkouts']>;
type Viewing = Pick<Viewer, 'brands'>;

/** The shop's currency and shipping prices at checkout. */
export type Db = Reader;
export const readShop = (db: Reader) =>
  db
    .selectFrom('shop_settings as s')
    .innerJoin('directory.merchants as m', 'm.id', 's.merchant_id')
    .select([
      'm.name',
      's.currency',
      's.locale',
      's.checkout_shipping_cents',
      's.checkout_free_from_cents',
      's.checkout_methods',
      's.time_zone',
    ])
    .executeTakeFirstOrThrow();

export const insertCheckout = (db: Writer, { lines, ...row }: Omit<Insertable<Tables['checkouts']>, 'lines'> & { lines: object[] }) =>
  db
    .insertInto('checkouts')
    .values({ ...row, lines: JSON.stringify(lines) })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A link that this teammate may see. */
export async function findVisible(db: Reader, viewer: Viewing, id: string): Promise<CheckoutRow | undefined> {
  return firstRow<CheckoutRow>(db)`select k.* from checkouts k where k.id = ${id}::uuid and ${ofBrand(viewer, 'k')}`;
}

export const findCheckout = (db: Reader, id: string): Promise<CheckoutRow | undefined> =>
  db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst();

/** The open links that a customer made of their own baskets in a conversation, latest first. */
export const openOfCustomer = (db: Writer, conversationId: string, now: Date): Promise<CheckoutRow[]> =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sold_by', '=', 'customer')
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();

/** Serializes paying, canceling and renewing a link. */
export const lockCheckout = (db: Writer, id: string): Promise<CheckoutRow | undefined> =>
  db.selectFrom('checkouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Change = Partial<Omit<CheckoutRow, 'merchant_id' | 'id' | 'lines'>> & { lines?: string };
export const changeCheckout = (db: Writer, id: string, change: Change): Promise<CheckoutRow> =>
  db.updateTable('checkouts').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Stores when the link was first opened; later visits don't change it. */
export async function noteOpened(db: Writer, id: string, now: Date) {
  await db.updateTable('checkouts').set({ opened_at: now }).where('id', '=', id).where('opened_at', 'is', null).execute();
}

export const lockOfDraft = (db: Writer, draftId: string) =>
  db.selectFrom('checkouts').select('id').where('draft_id', '=', draftId).orderBy('id').forUpdate().execute();

/** Cancels the open links of a draft, because a draft has one link. */
export const cancelOfDraft = (db: Writer, draftId: string) =>
  db.updateTable('checkouts').set({ state: 'cancelled' }).where('draft_id', '=', draftId).where('state', '=', 'open').execute();

/** The page's brand; null means the default brand. */
export const readBrand = (db: Reader, id: string | null) =>
  db
    .selectFrom('brands')
    .select(['name', 'logo', 'colours'])
    .where((eb) => (id === null ? eb('is_default', '=', true) : eb('id', '=', id)))
    .executeTakeFirst();

export const readLanguage = (db: Reader, conversationId: string) =>
  db.selectFrom('conversations').select('language').where('id', '=', conversationId).executeTakeFirst();

/** The lock that paying an order takes on its customer. */
export const lockBuyer = (db: Writer, id: string) =>
  db.selectFrom('customers').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const readOrderNumber = (db: Reader, id: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'order_number', 'total_cents', 'payment_terms', 'status', 'payment_status', 'pay_until'])
    .where('id', '=', id)
    .executeTakeFirst();

/** An order as its payment page shows it. */
export const readPayable = (db: Reader, id: string) =>
  db
    .selectFrom('orders')
    .select(['order_number', 'status', 'captured_cents', 'currency', 'brand_id', 'conversation_id'])
    .where('id', '=', id)
    .executeTakeFirst();
export type PayableOrder = NonNullable<Awaited<ReturnType<typeof readPayable>>>;

type Draft = Totals &
  Pick<
    Selectable<Tables['orders']>,
    'status' | 'discount_id' | 'discount_code' | 'channel' | 'customer_id' | 'shipping_address' | 'tax_exempt' | 'total_cents'
  > & { discounts: KeptDiscount[] };
/** A draft as a link shows it. */
export const readDraft = (db: Reader, id: string) =>
  db
    .selectFrom('orders')
    .select(['status', 'subtotal_cents', 'discount_id', 'discount_code', 'discount_cents', 'shipping_cents', 'tax_cents', 'total_cents'])
    .select(['tax_included', 'tax_parts', 'shipping_taxes', 'tax_exempt', 'discounts', 'channel', 'customer_id', 'shipping_address'])
    .where('id', '=', id)
    .executeTakeFirst() as Promise<Draft | undefined>;
type DraftLine = Pick<
  Selectable<Tables['order_lines']>,
  'variant_id' | 'product_id' | 'name' | 'options' | 'quantity' | 'price_cents' | 'discount_cents' | 'discount_units'
> & {
  taxes: Tax[];
  image: string | null;
};
export const readDraftLines = (db: Reader, id: string) =>
  db
    .selectFrom('order_lines as l')
    .leftJoin('products as p', (on) => on.onRef('p.merchant_id', '=', 'l.merchant_id').onRef('p.id', '=', 'l.product_id'))
    .select(['l.variant_id', 'l.product_id', 'l.name', 'l.options', 'l.quantity', 'l.price_cents', 'l.taxes', 'p.image'])
    .select(['l.discount_cents', 'l.discount_units'])
    .where('l.order_id', '=', id)
    .orderBy('l.position')
    .execute() as Promise<DraftLine[]>;

type DraftDetails = { customer_id: string; payment_terms: Selectable<Tables['orders']>['payment_terms']; address: object };
/** Writes the customer's checkout details onto their draft. */
export async function setDraftDetails(db: Writer, id: string, { address, ...change }: DraftDetails) {
  const buyer = await firstRow<{ current_id: string }>(db)`
    select current_id from current_customers(current_shop(), array[${change.customer_id}::uuid])`;
  await db
    .updateTable('orders')
    .set({ ...change, customer_id: buyer?.current_id ?? change.customer_id, shipping_address: JSON.stringify(address) })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute();
}
