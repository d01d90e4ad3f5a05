import type { Plan } from '@parley/contract/plans';
import type { PaymentMethod } from '@parley/contract/billing';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type SubscriptionRow = Selectable<Tables['billing_subscriptions']>;
export type InvoiceRow = Selectable<Tables['billing_invoices']>;
export type MethodRow = Selectable<Tables['billing_methods']>;
export type SubscriptionChange = Omit<Updateable<Tables['billing_subscriptions']>, 'merchant_id' | 'version' | 'created_at'>;

export const readSubscription = (db: Reader): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('billing_subscriptions').selectAll().executeTakeFirst();

/** The shop's plan and what is billed for it, as one moment has them. */
export async function readStanding(db: Reader, merchant: string): Promise<{ plan: Plan; row: SubscriptionRow | undefined }> {
  const { plan, ...row } = await db
    .selectFrom('directory.merchants as m')
    .leftJoin('billing_subscriptions as s', 's.merchant_id', 'm.id')
    .select('m.plan')
    .selectAll('s')
    .where('m.id', '=', merchant)
    .executeTakeFirstOrThrow();
  return { plan, row: row.merchant_id === null ? undefined : (row as SubscriptionRow) };
}

/** The shop's name, for invoices that name nobody else. */
export const readShopName = async (db: Reader, merchant: string): Promise<string> =>
  (await db.selectFrom('directory.merchants').select('name').where('id', '=', merchant).executeTakeFirstOrThrow()).name;

/** The row to change; a shop that never chose a plan gets one. The shop's plan must be locked. */
export async function openSubscription(db: Writer, merchant: string, now: Date): Promise<SubscriptionRow> {
  const row = await readSubscription(db);
  if (row) return row;
  return db
    .insertInto('billing_subscriptions')
    .values({ merchant_id: merchant, status: 'active', created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const changeSubscription = (db: Writer, { merchant_id: merchant }: SubscriptionRow, change: SubscriptionChange, now: Date) =>
  db
    .updateTable('billing_subscriptions')
    .set((eb) => ({ ...change, updated_at: now, version: eb('version', '+', 1) }))
    .where('merchant_id', '=', merchant)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The next invoice number of a year. Other invoices wait for this transaction, so that no number is left out. */
export async function takeNumber(db: Writer, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into directory.billing_numbers as n (year, last) values (${year}, 1)
    on conflict (year) do update set last = n.last + 1 returning last`.execute(db);
  return rows[0]?.last ?? 1;
}

export async function insertInvoice(db: Writer, row: InvoiceRow) {
  const { lines, details, ...rest } = row;
  await db
    .insertInto('billing_invoices')
    .values({ ...rest, lines: JSON.stringify(lines), details: JSON.stringify(details) })
    .execute();
}

/** Ids grow with time, so the key sorts them. */
export function listInvoices(db: Reader, { most, before }: { most: number; before: string | undefined }): Promise<InvoiceRow[]> {
  let query = db.selectFrom('billing_invoices').selectAll();
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(most).execute();
}
export const findInvoice = (db: Reader, id: string): Promise<InvoiceRow | undefined> =>
  db.selectFrom('billing_invoices').selectAll().where('id', '=', id).executeTakeFirst();

/** Counts one redemption of a coupon that can still be used; undefined otherwise. */
export const takeCoupon = (db: Writer, code: string, now: Date) =>
  db
    .updateTable('directory.billing_coupons')
    .set((eb) => ({ redeemed: eb('redeemed', '+', 1) }))
    .where('code', '=', code)
    .where((eb) => eb.or([eb('redeem_by', 'is', null), eb('redeem_by', '>', now)]))
    .where((eb) => eb.or([eb('max_redemptions', 'is', null), eb('redeemed', '<', eb.ref('max_redemptions'))]))
    .returning(['code', 'percent', 'months'])
    .executeTakeFirst();

export const listMethods = (db: Reader): Promise<MethodRow[]> =>
  db.selectFrom('billing_methods').selectAll().orderBy('id', 'desc').execute();
export const findMethod = (db: Reader, id: string): Promise<MethodRow | undefined> =>
  db.selectFrom('billing_methods').selectAll().where('id', '=', id).executeTakeFirst();
export const findDefaultMethod = (db: Reader): Promise<MethodRow | undefined> =>
  db.selectFrom('billing_methods').selectAll().where('is_default', '=', true).executeTakeFirst();
export const findEqualMethod = (db: Reader, { kind, label }: Pick<PaymentMethod, 'kind' | 'label'>): Promise<MethodRow | undefined> =>
  db.selectFrom('billing_methods').selectAll().where('kind', '=', kind).where('label', '=', label).executeTakeFirst();

export const insertMethod = (db: Writer, row: MethodRow): Promise<MethodRow> =>
  db.insertInto('billing_methods').values(row).returningAll().executeTakeFirstOrThrow();

/** Makes one method the only default; the shop's plan must be locked. */
export async function makeDefault(db: Writer, id: string): Promise<MethodRow> {
  await db.updateTable('billing_methods').set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute();
  return db.updateTable('billing_methods').set({ is_default: true }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
export async function deleteMethod(db: Writer, id: string) {
  await db.deleteFrom('billing_methods').where('id', '=', id).execute();
}

/** Keeps the shop's customer: the first one stays. Returns the one that is kept. */
export async function keepCustomer(db: Writer, merchant: string, customer: string): Promise<string> {
  const { customer_id: kept } = await db
    .updateTable('billing_subscriptions')
    .set((eb) => ({ customer_id: eb.fn.coalesce('customer_id', eb.val(customer)), version: eb('version', '+', 1) }))
    .where('merchant_id', '=', merchant)
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  return kept ?? customer;
}
/** Gives the place for a page to pay on free, unless it was taken by another one. */
export async function dropCheckout(db: Writer, merchant: string, attempt: string) {
  await db
    .updateTable('billing_subscriptions')
    .set((eb) => ({ checkout_attempt: null, checkout_price: null, checkout_at: null, version: eb('version', '+', 1) }))
    .where('merchant_id', '=', merchant)
    .where('checkout_attempt', '=', attempt)
    .execute();
}
/** Not a change of the row: its version stays. */
export async function setSynced(db: Writer, merchant: string, now: Date) {
  await db.updateTable('billing_subscriptions').set({ synced_at: now }).where('merchant_id', '=', merchant).execute();
}

export const listProviderInvoices = (db: Reader, ids: readonly string[]): Promise<InvoiceRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('billing_invoices').selectAll().where('provider_id', 'in', ids).execute();
export async function changeInvoice(db: Writer, id: string, change: Pick<InvoiceRow, 'status' | 'paid_cents'>) {
  await db.updateTable('billing_invoices').set(change).where('id', '=', id).execute();
}

export const isShop = async (db: Reader, id: string): Promise<boolean> =>
  (await db.selectFrom('directory.merchants').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
export const findDelivery = (db: Reader, id: string) =>
  db.selectFrom('webhook_deliveries').select(['body', 'processed_at']).where('id', '=', id).executeTakeFirst();
export async function setProcessed(db: Writer, id: string, now: Date) {
  await db.updateTable('webhook_deliveries').set({ processed_at: now }).where('id', '=', id).execute();
}
