import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

type Bucket = { key: string; from: Date };
type Count = { key: string; count: number };
const byKey = (rows: Count[]) => new Map(rows.map(({ key, count }) => [key, count]));

export async function readCounts(db: Reader, buckets: readonly Bucket[]) {
  const rows = await db
    .selectFrom('counted')
    .select(['key', 'count'])
    .where((eb) => eb.or(buckets.map(({ key, from }) => eb.and([eb('key', '=', key), eb('bucket', '=', from)]))))
    .execute();
  return byKey(rows);
}

/** One statement for all counters in key order, so that concurrent visitors don't deadlock. */
export async function addOne(db: Writer, merchant: string, buckets: readonly Bucket[]) {
  const rows = [...buckets]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, from }) => ({ merchant_id: merchant, key, bucket: from, count: 1 }));
  const counted = await db
    .insertInto('counted')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'key', 'bucket']).doUpdateSet({ count: sql`counted.count + 1` }))
    .returning(['key', 'count'])
    .execute();
  return byKey(counted);
}
