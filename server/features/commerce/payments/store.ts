import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { firstRow, type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';

export type AccountRow = Selectable<Tables['payment_accounts']>;
export type AttemptRow = Selectable<Tables['payment_attempts']>;
export type DisputeRow = Selectable<Tables['payment_disputes']>;

/** The states in which an attempt may still bring money. */
const active = ['requested', 'open', 'processing'] as const;

export const findAccount = (db: Reader): Promise<AccountRow | undefined> =>
  db.selectFrom('payment_accounts').selectAll().where('provider', '=', 'stripe').executeTakeFirst();

export const lockAccount = (db: Writer): Promise<AccountRow | undefined> =>
  db.selectFrom('payment_accounts').selectAll().where('provider', '=', 'stripe').forUpdate().executeTakeFirst();

/** Connecting again replaces the keys. */
export const upsertAccount = (db: Writer, { id, created_at, ...row }: AccountRow): Promise<AccountRow> =>
  db
    .insertInto('payment_accounts')
    .values({ ...row, id, created_at })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'provider']).doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();

export const changeAccount = (db: Writer, id: string, change: Partial<AccountRow>): Promise<AccountRow> =>
  db.updateTable('payment_accounts').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Offers cards at checkout, if they weren't. Also counts as a change of the settings, so that an open form doesn't undo it. */
export const offerCards = (db: Writer) =>
  sql`update shop_settings set checkout_methods = array_append(checkout_methods, 'card'), version = version + 1 where not 'card' = any (checkout_methods)`.execute(
    db,
  );

export const insertAttempt = (db: Writer, row: AttemptRow): Promise<AttemptRow> =>
  db.insertInto('payment_attempts').values(row).returningAll().executeTakeFirstOrThrow();

export const findAttempt = (db: Reader, id: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst();

/** The caller holds the lock of its order. */
export const lockAttempt = (db: Writer, id: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('payment_attempts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const lockActive = (db: Writer, orderId: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('payment_attempts').selectAll().where('order_id', '=', orderId).where('state', 'in', active).forUpdate().executeTakeFirst();

export const findByExternal = (db: Reader, externalId: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('payment_attempts').selectAll().where('external_id', '=', externalId).executeTakeFirst();

export const findByPayment = (db: Reader, paymentId: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('payment_attempts').selectAll().where('payment_id', '=', paymentId).limit(1).executeTakeFirst();

export const findLatest = (db: Reader, orderId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listActive = (db: Reader): Promise<AttemptRow[]> =>
  db.selectFrom('payment_attempts').selectAll().where('state', 'in', active).limit(1000).execute();

export const changeAttempt = (db: Writer, id: string, change: Partial<AttemptRow>): Promise<AttemptRow> =>
  db.updateTable('payment_attempts').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Ends what can't be asked about anymore. */
export const expireActive = (db: Writer, now: Date) =>
  db.updateTable('payment_attempts').set({ state: 'expired', url: null, updated_at: now }).where('state', 'in', active).execute();

/** What a provider's page says about an order. */
export const findPayer = (db: Reader, orderId: string) =>
  db
    .selectFrom('orders as o')
    .leftJoin('customers as c', (on) => on.onRef('c.merchant_id', '=', 'o.merchant_id').onRef('c.id', '=', 'o.customer_id'))
    .innerJoin('directory.merchants as m', 'm.id', 'o.merchant_id')
    .select(['o.order_number', 'c.email', 'm.name as shop'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();

export const setPayUntil = (db: Writer, orderId: string, until: Date) =>
  db.updateTable('orders').set({ pay_until: until }).where('id', '=', orderId).execute();

/** `credit_cents`: what store credit and gift cards paid and didn't get back. */
export const findOrder = (db: Reader, id: string) =>
  db
    .selectFrom('orders as o')
    .select(['o.id', 'o.status', 'o.captured_cents', 'o.pay_until'])
    .select(
      sql<number>`(select coalesce(sum(case p.kind when 'payment' then p.amount_cents else -p.amount_cents end), 0)::bigint from order_payments p
        where p.merchant_id = o.merchant_id and p.order_id = o.id and (p.method = 'store_credit' or p.method like 'gift_card:%'))`.as(
        'credit_cents',
      ),
    )
    .where('o.id', '=', id)
    .executeTakeFirst();

export type RefundEntry = {
  refund_id: string | null;
  id: string;
  order_id: string;
  amount_cents: number;
  provider_payment: string;
  provider_refund: string | null;
  provider_state: 'pending' | 'succeeded' | 'failed';
  provider_error: string | null;
  at: Date;
  currency: string;
};
const entryColumns = sql`p.id, p.refund_id, p.order_id, p.amount_cents, p.provider_payment, p.provider_refund, p.provider_state, p.provider_error, p.at, o.currency`;
/** A refund of the ledger by its id. The order is found through the attempts of its payment, since entries are stored by order. */
export async function findEntry(db: Reader, id: string): Promise<RefundEntry | undefined> {
  return firstRow<RefundEntry>(db)`
    select ${entryColumns} from order_payments p join orders o on o.merchant_id = p.merchant_id and o.id = p.order_id
    where p.id = ${id}::uuid and p.kind = 'refund' and p.provider_payment is not null`;
}
export async function findEntryByRefund(db: Reader, paymentId: string, refundId: string): Promise<RefundEntry | undefined> {
  return firstRow<RefundEntry>(db)`
    select ${entryColumns} from order_payments p join orders o on o.merchant_id = p.merchant_id and o.id = p.order_id
    where p.provider_payment = ${paymentId} and p.provider_refund = ${refundId} and p.kind = 'refund'`;
}
/** Refunds that the provider hasn't ended yet. */
export async function listPendingRefunds(db: Reader): Promise<{ id: string }[]> {
  return rows<{ id: string }>(db)`
    select p.id from order_payments p where p.provider_state = 'pending' and p.kind = 'refund' limit 1000`;
}

type EntryChange = {
  provider_refund?: string;
  provider_state?: RefundEntry['provider_state'];
  provider_error?: string | null;
  key?: string;
};
/** The caller holds the lock of the order. */
export const changeEntry = (db: Writer, { order_id: orderId, id }: Pick<RefundEntry, 'order_id' | 'id'>, change: EntryChange) =>
  db.updateTable('order_payments').set(change).where('order_id', '=', orderId).where('id', '=', id).execute();

export const findDispute = (db: Reader, externalId: string): Promise<DisputeRow | undefined> =>
  db.selectFrom('payment_disputes').selectAll().where('external_id', '=', externalId).executeTakeFirst();

export const upsertDispute = (db: Writer, { id, ...row }: DisputeRow): Promise<DisputeRow> =>
  db
    .insertInto('payment_disputes')
    .values({ ...row, id })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'external_id']).doUpdateSet({
        state: row.state,
        due_at: row.due_at,
        is_refundable: row.is_refundable,
        amount_cents: row.amount_cents,
        updated_at: row.updated_at,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export const findDelivery = (db: Reader, id: string) =>
  db
    .selectFrom('webhook_deliveries')
    .select(['id', 'body', 'processed_at'])
    .where('id', '=', id)
    .where('body', '<>', '')
    .executeTakeFirst();

export const setProcessed = (db: Writer, id: string, now: Date) =>
  db.updateTable('webhook_deliveries').set({ processed_at: now }).where('id', '=', id).execute();
