import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Writer } from '../../../platform/db/tenant.ts';

/** The part of a refund that concerns one line. `restocked` units went back into stock; `cancelled`: those of them that hadn't shipped. */
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
