import { type RawBuilder, sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';

export type Reason = 'email' | 'phone' | 'name_and_address';
export type Pair = { one: string; other: string; reason: Reason };
/** An address that more customers share is an apartment building and says little. */
const mostAtOneAddress = 20;
const likeness = 0.6;

/**
 * Pairs of customers who share a key, most certain first, at most `most` of each kind. Reads only keys that have been shared, from their
 * own index. Two concurrent imports of the same key may be missing here until one customer changes; `pairsOf` finds them at once.
 */
export async function pairs(db: Reader, merchant: string, most: number): Promise<Pair[]> {
  const shared = (kind: 'email' | 'phone') => sql`
    (select g.ids[1] as one, o.id as other, ${sql.lit(kind)}::text as reason
    from (
      select (array_agg(k.customer_id order by k.customer_id))[1:${sql.lit(mostAtOneAddress)}] as ids from customer_keys k
      where k.merchant_id = ${merchant}::uuid and k.kind = ${sql.lit(kind)} and k.shared group by k.key having count(*) > 1 limit ${sql.lit(most)}
    ) g cross join lateral unnest(g.ids[2:]) as o (id) limit ${sql.lit(most)})`;
  const together = sql`
    select g.ids from (
      select array_agg(k.customer_id order by k.customer_id) as ids from customer_keys k
      where k.merchant_id = ${merchant}::uuid and k.kind = 'address' and k.shared group by k.key having count(*) between 2 and ${sql.lit(mostAtOneAddress)}
    ) g`;
  return read(
    db,
    sql`${shared('email')} union all ${shared('phone')} union all
      (select a.id, b.id, 'name_and_address' from (${together}) g
        cross join lateral unnest(g.ids) as x (id) cross join lateral unnest(g.ids) as y (id)
        join customers a on a.merchant_id = ${merchant}::uuid and a.id = x.id join customers b on b.merchant_id = ${merchant}::uuid and b.id = y.id
      where x.id < y.id and similarity(plain(a.name), plain(b.name)) >= ${sql.lit(likeness)} limit ${sql.lit(most)})`,
  );
}

/** The same for one customer. */
export const pairsOf = (db: Reader, merchant: string, customerId: string, most: number): Promise<Pair[]> =>
  read(
    db,
    sql`
    select k.customer_id as one, o.customer_id as other, case k.kind when 'address' then 'name_and_address' else k.kind end as reason
    from customer_keys k
      join customer_keys o on o.merchant_id = k.merchant_id and o.kind = k.kind and o.key = k.key and o.customer_id <> k.customer_id
      join customers a on a.merchant_id = k.merchant_id and a.id = k.customer_id
      join customers b on b.merchant_id = k.merchant_id and b.id = o.customer_id
    where k.merchant_id = ${merchant}::uuid and k.customer_id = ${customerId}::uuid
      and (k.kind <> 'address' or similarity(plain(a.name), plain(b.name)) >= ${sql.lit(likeness)})
    order by array_position(array['email', 'phone', 'address'], k.kind), o.customer_id limit ${sql.lit(most * 3)}`,
  );

async function read(db: Reader, query: RawBuilder<unknown>): Promise<Pair[]> {
  return rows<Pair>(db)`${query}`;
}
