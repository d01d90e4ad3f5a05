import { rows, type Reader } from '../../platform/db/tenant.ts';
import type { Key } from '../../platform/lib/keyset.ts';

export type MerchantRow = { id: string; name: string; created_at: Date; members: number; conversations: number; orders: number };
type Asked = { q: string | undefined; since: Date; after: Key | undefined; limit: number };

/** Newest first. Needs a reader of all shops, because one shop's reader can't count the others. */
export function listMerchants(db: Reader, { q, since, after, limit }: Asked): Promise<MerchantRow[]> {
  const [at, id] = after ?? [null, null];
  return rows<MerchantRow>(db)`
    select m.id, m.name, m.created_at,
      (select count(*) from directory.memberships s where s.merchant_id = m.id) as members,
      (select count(*) from conversations c where c.merchant_id = m.id and c.created_at >= ${since}) as conversations,
      (select count(*) from orders o where o.merchant_id = m.id and o.placed_at >= ${since} and o.status <> 'draft') as orders
    from directory.merchants m
    where m.erasing_at is null and (${q ?? null}::text is null or strpos(lower(m.name), lower(${q ?? null}::text)) > 0)
      and (${at}::timestamptz is null or (m.created_at, m.id) < (${at}::timestamptz, ${id}::uuid))
    order by m.created_at desc, m.id desc limit ${limit}`;
}
