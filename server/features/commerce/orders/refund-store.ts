import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Writer } from '../../../platform/db/tenant.ts';

/** The part of a refund that concerns one line. `restocked` units went back into stock; `cancelled` ones hadn't shipped and left the order. */
export type RefundLine = { line_id: string; name: string; quantity: number; cents: number; restocked: number; cancelled: number };
/** A refund and what it consists of: lines, shipping and adjustment add up to its amount. */
export type RefundRow = Omit<Selectable<Tables['order_refunds']>, 'lines'> & { lines: RefundLine[] };

/** The refunds of an order, oldest first. */
export const readRefunds = (db: Writer, orderId: string): Promise<RefundRow[]> =>
  db.selectFrom('order_refunds').selectAll().where('order_id', '=', orderId).orderBy('at').orderBy('id').execute() as Promise<RefundRow[]>;

export const insertRefund = (db: Writer, { lines, ...row }: RefundRow) =>
  db
    .insertInto('order_refunds')
    .values({ ...row, lines: JSON.stringify(lines) })
    .execute();

/** Everything refunded so far is owed again: refunds count neither as paid nor as refunded, and units still in the order as unrefunded. */
export async function oweAgain(db: Writer, orderId: string): Promise<void> {
  await db.updateTable('order_refunds').set({ owed_again: true }).where('order_id', '=', orderId).execute();
  await db
    .updateTable('order_payments')
    .set({ reverses: true })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .where('return_id', 'is', null)
    .where('edit_id', 'is', null)
    .execute();
  await db
    .updateTable('order_lines')
    .set((eb) => ({ refunded: eb.ref('refunded_gone') }))
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Forgets a refund of items none of whose entries a payment provider carried out: nothing was given back for them, so they can be refunded
 * again, and units that hadn't shipped are to be shipped. Restocked units stay where they are, and all units of an order that is over.
 */
export async function forgetFailedRefund(db: Writer, orderId: string, refundId: string): Promise<void> {
  const counted = await db
    .selectFrom('order_payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('refund_id', '=', refundId)
    .where((eb) => eb.or([eb('provider_state', 'is', null), eb('provider_state', '<>', 'failed')]))
    .executeTakeFirst();
  if (counted) return;
  await sql`
    update order_lines l set refunded = greatest(l.refunded - x.quantity, 0),
      refunded_gone = greatest(least(l.refunded_gone, l.refunded) - greatest(x.restocked, x.cancelled), 0),
      cancelled = l.cancelled - case when o.status in ('cancelled', 'returned') then 0 else least(l.cancelled, greatest(x.cancelled - x.restocked, 0)) end
    from order_refunds r join orders o on o.merchant_id = r.merchant_id and o.id = r.order_id
      cross join lateral jsonb_to_recordset(r.lines) as x (line_id uuid, quantity int, restocked int, cancelled int)
    where r.id = ${refundId}::uuid and r.order_id = ${orderId}::uuid and l.order_id = r.order_id and l.merchant_id = r.merchant_id and l.id = x.line_id`.execute(
    db,
  );
  await db.deleteFrom('order_refunds').where('id', '=', refundId).where('order_id', '=', orderId).execute();
}
