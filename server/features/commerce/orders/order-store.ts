import type { FulfillmentStatus, OrderStatus, PaymentStatus } from '@parley/contract/orders';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import type { KeptDiscount } from '../discounts/index.ts';
import type { Tax, TaxPart } from '../taxes/index.ts';
import type { ActorKind } from './rules.ts';

export type OrderRow = Omit<
  Selectable<Tables['orders']>,
  'status' | 'payment_status' | 'fulfillment_status' | 'tax_parts' | 'shipping_taxes' | 'discounts'
> & {
  discounts: KeptDiscount[];
  tax_parts: TaxPart[];
  shipping_taxes: Tax[];
  status: OrderStatus;
  payment_status: PaymentStatus;
  fulfillment_status: FulfillmentStatus;
};
export type LineRow = Omit<Selectable<Tables['order_lines']>, 'options' | 'taxes'> & { options: Record<string, string>; taxes: Tax[] };
export type EntryRow = Omit<Selectable<Tables['order_payments']>, 'kind'> & { kind: 'payment' | 'refund'; swap: boolean; settles: boolean };
/** How a payment provider carries out an entry. */
export type ProviderColumns = Pick<EntryRow, 'provider_payment' | 'provider_refund' | 'provider_state'>;
export type ShipmentRow = Omit<Selectable<Tables['shipments']>, 'lines'> & { lines: { line_id: string; quantity: number }[] };
export type PaymentMethod = { external_id: string; kind: string; label: string; balance: string | null };

export const readOrderRow = (db: Reader, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst() as Promise<OrderRow | undefined>;

/** The row lock that every change of an order takes. */
export const lockRow = (db: Writer, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() as Promise<OrderRow | undefined>;

export const lockLines = (db: Writer, orderId: string): Promise<LineRow[]> =>
  db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').forUpdate().execute() as Promise<LineRow[]>;

export const lockCustomerRow = (db: Writer, id: string) =>
  db
    .selectFrom('customers')
    .select(['id', 'payment_methods', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst() as Promise<{ id: string; payment_methods: PaymentMethod[]; version: number } | undefined>;

/** Locks a customer, or the one they were merged into, and returns their id. */
export async function lockWhoBuys(db: Writer, id: string): Promise<string> {
  const row = await db.selectFrom('customers').select('merged_into_id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  // A customer being erased points to themselves.
  return row?.merged_into_id && row.merged_into_id !== id ? lockWhoBuys(db, row.merged_into_id) : id;
}

/**
 * The ledger, oldest first, without entries that a payment provider failed to carry out. `swap`: the refund after another method paid instead;
 * `settles`: the same, one that `reverses`, or a refund because the total decreased.
 */
export async function readLedger(db: Writer, orderId: string): Promise<EntryRow[]> {
  return rows<EntryRow>(db)`
    select p.*, (p.kind = 'refund' and e.kind is not distinct from 'payment') as swap, (p.kind = 'refund' and (p.reverses or e.id is not null or r.id is not null)) as settles
    from order_payments p left join order_edits e on e.merchant_id = p.merchant_id and e.order_id = p.order_id and e.id = p.edit_id
      left join order_returns r on r.merchant_id = p.merchant_id and r.order_id = p.order_id and r.id = p.return_id and r.kind = 'exchange'
    where p.order_id = ${orderId}::uuid and p.provider_state is distinct from 'failed' order by p.position`;
}

export async function changeOrder(
  db: Writer,
  id: string,
  change: Partial<
    Omit<
      OrderRow,
      | 'merchant_id'
      | 'id'
      | 'version'
      | 'number_sort'
      | 'country_key'
      | 'discount_key'
      | 'shipping_address'
      | 'billing_address'
      | 'tax_parts'
      | 'shipping_taxes'
      | 'discounts'
    >
  > & {
    shipping_address?: string | null;
    billing_address?: string | null;
    tax_parts?: string;
    shipping_taxes?: string;
    discounts?: string;
  },
) {
  const whose = change.customer_id ? { customer_id: await currentCustomer(db, change.customer_id) } : {};
  await db
    .updateTable('orders')
    .set({ ...change, ...whose })
    .where('id', '=', id)
    .execute();
}
/** Waits for a merge in progress and follows it. */
async function currentCustomer(db: Writer, id: string): Promise<string> {
  const { rows } = await sql<{ current_id: string }>`select current_id from current_customers(current_shop(), array[${id}::uuid])`.execute(
    db,
  );
  return rows[0]?.current_id ?? id;
}

/** The last write of a change: the derived fields and the next version. */
export const closeOrder = (db: Writer, id: string, change: Partial<OrderRow>): Promise<OrderRow> =>
  db
    .updateTable('orders')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }) as never)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow() as Promise<OrderRow>;

const counts = ['cancelled', 'shipped', 'taken', 'returned', 'in_return', 'refunded', 'refunded_gone'] as const;
export type LineChange = { id: string } & Partial<Record<(typeof counts)[number], number>>;
/** Adds to the counts of lines, each at most once; the caller holds the row locks. */
export async function addToLines(db: Writer, orderId: string, changes: readonly LineChange[]) {
  if (changes.length === 0) return;
  const all = changes.map((change) => ({ id: change.id, ...Object.fromEntries(counts.map((name) => [name, change[name] ?? 0])) }));
  await sql`
    update order_lines l set cancelled = l.cancelled + c.cancelled, shipped = l.shipped + c.shipped, taken = l.taken + c.taken,
      returned = l.returned + c.returned, in_return = l.in_return + c.in_return,
      refunded = l.refunded + c.refunded, refunded_gone = l.refunded_gone + c.refunded_gone
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as c (id uuid, cancelled int, shipped int, taken int, returned int, in_return int, refunded int, refunded_gone int)
    where l.order_id = ${orderId}::uuid and l.id = c.id`.execute(db);
}

/** Derives the units of an imported order from its status, where the import didn't set them. */
export async function settleUnits(db: Writer, order: OrderRow) {
  const whole = order.status === 'cancelled' ? sql`cancelled = quantity` : sql`shipped = quantity - cancelled`;
  const back = order.status === 'returned' ? sql`, returned = quantity - cancelled` : sql``;
  await sql`update order_lines set ${whole} ${back} where order_id = ${order.id}::uuid and cancelled = 0 and shipped = 0`.execute(db);
}

export type NewEntry = Omit<EntryRow, 'swap' | 'settles' | 'position' | 'provider_error' | keyof ProviderColumns> &
  Partial<ProviderColumns>;
export async function insertEntry(db: Writer, entry: NewEntry): Promise<EntryRow> {
  const { rows } = await sql<EntryRow>`
    insert into order_payments (merchant_id, id, order_id, position, kind, amount_cents, method, method_label, at, reason, actor, return_id, edit_id, key, refund_id, reverses,
      provider_payment, provider_refund, provider_state)
    select ${entry.merchant_id}::uuid, ${entry.id}::uuid, ${entry.order_id}::uuid, coalesce(max(p.position) + 1, 0), ${entry.kind}, ${entry.amount_cents}::bigint, ${entry.method},
      ${entry.method_label}, ${entry.at}::timestamptz, ${entry.reason}, ${entry.actor}, ${entry.return_id}::uuid, ${entry.edit_id}::uuid, ${entry.key}, ${entry.refund_id}::uuid, ${entry.reverses},
      ${entry.provider_payment ?? null}, ${entry.provider_refund ?? null}, ${entry.provider_state ?? null}
    from order_payments p where p.order_id = ${entry.order_id}::uuid
    returning *, false as swap, reverses as settles`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The ledger entry was not inserted.');
  return row;
}

export const setMethods = (db: Writer, customerId: string, methods: readonly PaymentMethod[], now: Date) =>
  db
    .updateTable('customers')
    .set((eb) => ({ payment_methods: JSON.stringify(methods), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', customerId)
    .returning('version')
    .executeTakeFirstOrThrow();

/** The refund limit per order without `orders:refund_any`: the teammates' limit, or the AI's own. */
export async function refundLimit(db: Reader, kind: ActorKind = 'user'): Promise<number> {
  const shop = await db.selectFrom('shop_settings').select(['refund_limit_cents', 'ai_money_limit_cents']).executeTakeFirstOrThrow();
  return kind === 'ai' ? shop.ai_money_limit_cents : shop.refund_limit_cents;
}

export const insertEvent = (db: Writer, event: Selectable<Tables['order_events']>) => db.insertInto('order_events').values(event).execute();

/** Counts the order's parcels that aren't canceled, and how many of them haven't arrived. */
export async function countParcels(db: Writer, orderId: string): Promise<{ open: number; all: number }> {
  const { rows } = await sql<{ open: number; all: number }>`
    select (count(*) filter (where state = 'shipped'))::int as open, (count(*) filter (where state <> 'cancelled'))::int as all from shipments where order_id = ${orderId}::uuid`.execute(
    db,
  );
  return rows[0] ?? { open: 0, all: 0 };
}

export type BackReturn = {
  kind: string;
  state: string;
  refund_cents: number;
  refunded_cents: number;
  lines: { line_id: string; quantity: number; refunded?: number }[];
};
/** Returns and exchanges of an order with their amounts in cents. */
export const readReturns = (db: Writer, orderId: string): Promise<BackReturn[]> =>
  db
    .selectFrom('order_returns')
    .select(['kind', 'state', 'refund_cents', 'refunded_cents', 'lines'])
    .where('order_id', '=', orderId)
    .execute() as Promise<BackReturn[]>;

export async function openReturn(db: Writer, orderId: string): Promise<'requested' | 'received' | null> {
  const { rows } = await sql<{ state: 'requested' | 'received' }>`
    select state from order_returns where order_id = ${orderId}::uuid and state in ('requested', 'received') order by state = 'received' desc limit 1`.execute(
    db,
  );
  return rows[0]?.state ?? null;
}

export const readForNotification = (db: Writer, id: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('shop_settings as s', 's.merchant_id', 'o.merchant_id')
    .select(['o.conversation_id', 'o.order_number', 's.locale'])
    .where('o.id', '=', id)
    .executeTakeFirst();

/** Parcels of an order, oldest first. */
export const readShipments = (db: Writer, orderId: string): Promise<ShipmentRow[]> =>
  db.selectFrom('shipments').selectAll().where('order_id', '=', orderId).orderBy('number').execute() as Promise<ShipmentRow[]>;

export const insertShipment = (db: Writer, { lines, ...row }: Omit<ShipmentRow, 'shipping_address'>) =>
  db
    .insertInto('shipments')
    .values({ ...row, lines: JSON.stringify(lines) })
    .execute();
/** Shipments so far went to this address, unless an earlier change of it said otherwise. */
export const keepAddress = (db: Writer, orderId: string, address: unknown) =>
  db
    .updateTable('shipments')
    .set({ shipping_address: JSON.stringify(address) })
    .where('order_id', '=', orderId)
    .where('shipping_address', 'is', null)
    .execute();

export const changeShipment = (
  db: Writer,
  id: string,
  change: Partial<Pick<ShipmentRow, 'state' | 'carrier' | 'tracking_number' | 'tracking_url' | 'delivered_at'>>,
) => db.updateTable('shipments').set(change).where('id', '=', id).execute();

export const deliverShipments = (db: Writer, orderId: string, now: Date) =>
  db
    .updateTable('shipments')
    .set({ state: 'delivered', delivered_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'shipped')
    .returning('id')
    .execute();

type NewEdit = Omit<Selectable<Tables['order_edits']>, 'before' | 'after'> & { before: unknown; after: unknown };
export const insertEdit = (db: Writer, { before, after, ...row }: NewEdit) =>
  db
    .insertInto('order_edits')
    .values({ ...row, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute();

/** Whether a dispute blocks refunds of this payment: an open or lost one for everybody, an inquiry only for refunds nobody decides. */
export async function findBlockingDispute(db: Reader, payment: string): Promise<{ isRefundable: boolean } | undefined> {
  const row = await db
    .selectFrom('payment_disputes')
    .select((eb) => eb.fn.agg<boolean>('bool_and', ['is_refundable']).as('isRefundable'))
    .where('payment_id', '=', payment)
    .where('state', 'in', ['inquiry', 'needs_response', 'under_review', 'lost'])
    .executeTakeFirst();
  return row?.isRefundable === null || row?.isRefundable === undefined ? undefined : { isRefundable: row.isRefundable };
}
