import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';

export type RequestRow = Selectable<Tables['api_requests']>;
export type NewRequest = Insertable<Tables['api_requests']>;

/** A request that was stored before is skipped, because a batch may be written again after a lost answer. */
export async function insertRequests(db: Writer, requests: readonly NewRequest[]) {
  await db
    .insertInto('api_requests')
    .values([...requests])
    .onConflict((conflict) => conflict.columns(['merchant_id', 'id']).doNothing())
    .execute();
}

type Wanted = {
  merchant: string;
  keyId: string | undefined;
  statuses: readonly [from: number, to: number] | undefined;
  method: string | undefined;
  q: string | undefined;
  after: Key | undefined;
  limit: number;
};
export async function listRequests(db: Reader, { merchant, keyId, statuses, method, q, after, limit }: Wanted): Promise<RequestRow[]> {
  const [at, id] = after ?? [];
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    sql`merchant_id = ${merchant}::uuid`,
    ...(keyId ? [sql`key_id = ${keyId}::uuid`] : []),
    ...(statuses ? [sql`status between ${sql.lit(statuses[0])} and ${sql.lit(statuses[1])}`] : []),
    ...(method ? [sql`method = ${method}`] : []),
    ...(pattern ? [sql`(path ilike ${pattern} or code = ${q} or id::text = ${q?.toLowerCase()})`] : []),
    ...(after ? [sql`(at, id) < (${at}::timestamptz, ${id}::uuid)`] : []),
  ];
  return rows<RequestRow>(
    db,
  )`select * from api_requests where ${sql.join(conditions, sql` and `)} order by at desc, id desc limit ${sql.lit(limit)}`;
}
