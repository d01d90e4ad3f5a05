import { type RawBuilder, sql } from 'kysely';
import type { Reader, Writer } from '../../platform/db/tenant.ts';
import { ofBrand, type Viewer } from '../visibility/index.ts';
import type { OrderRow } from './order-store.ts';

/** Those of the named orders this viewer sees, in the order they were named. */
export const seenOf = (ids: readonly string[], viewer: Pick<Viewer, 'brands'>): RawBuilder<{ id: string }> => sql<{ id: string }>`
  select o.id from unnest(${[...new Set(ids)]}::uuid[]) with ordinality as n (id, place) join orders o on o.id = n.id where ${ofBrand(viewer, 'o')} order by n.place`;

export const readOrderRow = (db: Reader | Writer, id: string): Promise<OrderRow | undefined> =>
  (db as Reader).selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst() as Promise<OrderRow | undefined>;

export async function numbersOf(db: Reader | Writer, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await (db as Reader).selectFrom('orders').select(['id', 'order_number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, order_number: number }) => [id, number]));
}
