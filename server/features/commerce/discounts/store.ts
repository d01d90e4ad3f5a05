import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

export type DiscountRow = Selectable<Tables['discounts']>;
export type Body = Pick<DiscountRow, 'kind' | 'value_cents' | 'minimum_cents' | 'starts_at' | 'ends_at' | 'max_uses' | 'active'>;

/** One page plus one row, newest first. */
export const listDiscounts = (db: Reader, after: { at: string; id: string } | undefined, most: number): Promise<DiscountRow[]> => {
  let query = db.selectFrom('discounts').selectAll();
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
};

export const readByCode = (db: Reader, code: string): Promise<DiscountRow | undefined> =>
  db.selectFrom('discounts').selectAll().where('code', '=', code).executeTakeFirst();

export const insertDiscount = (db: Writer, row: Insertable<Tables['discounts']>): Promise<DiscountRow> =>
  db.insertInto('discounts').values(row).returningAll().executeTakeFirstOrThrow();

export const lockDiscount = (db: Writer, id: string): Promise<DiscountRow | undefined> =>
  db.selectFrom('discounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeDiscount = (db: Writer, id: string, body: Body): Promise<DiscountRow> =>
  db.updateTable('discounts').set(body).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteDiscount = (db: Writer, id: string) => db.deleteFrom('discounts').where('id', '=', id).execute();

/** Counts a use; false when none was left. The row lock serializes concurrent uses of the last one. */
export async function countUse(db: Writer, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('discounts')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where('active', '=', true)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes back one use; false when there is no such code any more. */
export async function returnUse(db: Writer, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('discounts')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', id)
    .where('uses', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
