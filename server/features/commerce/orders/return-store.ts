import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { rows, type Writer } from '../../../platform/db/tenant.ts';
import type { ReturnLine } from './get-store.ts';

export type ReturnRow = Omit<Selectable<Tables['order_returns']>, 'lines'> & { lines: ReturnLine[] };

/** Numbers the order's returns consecutively; the caller holds its lock. */
export async function insertReturn(
  db: Writer,
  { lines, ...row }: Omit<Insertable<Tables['order_returns']>, 'number' | 'lines'> & { lines: readonly ReturnLine[] },
) {
  const [last] = await rows<{ next: number }>(db)`
    select coalesce(max(number) + 1, 1)::int as next from order_returns where order_id = ${row.order_id}::uuid`;
  await db
    .insertInto('order_returns')
    .values({ ...row, number: last?.next ?? 1, lines: JSON.stringify(lines) })
    .execute();
}

export const lockReturn = (db: Writer, orderId: string, id: string): Promise<ReturnRow | undefined> =>
  db.selectFrom('order_returns').selectAll().where('order_id', '=', orderId).where('id', '=', id).forUpdate().executeTakeFirst() as Promise<
    ReturnRow | undefined
  >;

type Change = Partial<Pick<ReturnRow, 'state' | 'refund_cents' | 'difference_cents' | 'refunded_cents' | 'received_at' | 'lines'>>;
export const changeReturn = (db: Writer, id: string, { lines, ...change }: Change) =>
  db
    .updateTable('order_returns')
    .set({ ...change, ...(lines && { lines: JSON.stringify(lines) }) })
    .where('id', '=', id)
    .execute();

/** Turns an exchange's reserved lines into units to ship. */
export async function releaseLines(db: Writer, orderId: string, lines: readonly { id: string; quantity: number }[]) {
  await sql`
    update order_lines l set quantity = c.quantity from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as c (id uuid, quantity int)
    where l.order_id = ${orderId}::uuid and l.id = c.id`.execute(db);
}
export const dropLines = (db: Writer, orderId: string, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve() : db.deleteFrom('order_lines').where('order_id', '=', orderId).where('id', 'in', ids).execute();
