import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { firstRow, type Reader, type Writer } from '../../../platform/db/tenant.ts';
import { ofBrandCustomers, type Viewer } from '../../account/visibility/index.ts';

export type CustomerRow = Selectable<Tables['customers']>;

/** A customer this viewer may see, unless merged into another. */
export async function findVisible(db: Reader, viewer: Viewer, id: string): Promise<CustomerRow | undefined> {
  return firstRow<CustomerRow>(db)`
    select c.* from customers c where c.id = ${id}::uuid and c.merged_into_id is null and ${ofBrandCustomers(viewer, 'c')}`;
}

/** Locks the existing customers in id order, which prevents deadlocks. */
export const lockCustomers = (db: Writer, ids: readonly string[]): Promise<CustomerRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('customers').selectAll().where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();

export async function namesOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('customers').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
