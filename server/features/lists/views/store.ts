import type { Filter } from '@parley/contract/filters';
import type { ListName } from '@parley/contract/lists';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

export type ViewRow = Selectable<Tables['views']>;
export type Body = Pick<ViewRow, 'name' | 'shared' | 'sort' | 'direction'> & { filter: Filter; columns: readonly string[] | null };
const written = ({ filter, columns, ...rest }: Body) => ({
  ...rest,
  filter: JSON.stringify(filter),
  columns: columns && JSON.stringify(columns),
});

/** The person's own and shared views of these lists, by name. */
export const listViews = (db: Reader, userId: string, lists: readonly ListName[]): Promise<ViewRow[]> =>
  db
    .selectFrom('views')
    .selectAll()
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('shared', '=', true)]))
    .where('list', 'in', [...lists])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();

/** Counts a person's views; locks, so that concurrent requests are counted one after another. */
export async function countViews(db: Writer, merchant: string, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${merchant} ${userId}`}, 7))`.execute(db);
  const { count } = await db
    .selectFrom('views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NewView = Body & Omit<Insertable<Tables['views']>, keyof Body>;
export const insertView = (db: Writer, { merchant_id, id, user_id, list, created_at, ...body }: NewView): Promise<ViewRow> =>
  db
    .insertInto('views')
    .values({ merchant_id, id, user_id, list, created_at, ...written(body) })
    .returningAll()
    .executeTakeFirstOrThrow();

export const lockView = (db: Writer, id: string): Promise<ViewRow | undefined> =>
  db.selectFrom('views').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeView = (db: Writer, id: string, body: Body): Promise<ViewRow> =>
  db.updateTable('views').set(written(body)).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteView = (db: Writer, id: string) => db.deleteFrom('views').where('id', '=', id).execute();
