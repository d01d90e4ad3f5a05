import type { Pool } from '../../server/platform/db/pool.ts';
import type { Seeded } from '../lists/seeded.ts';
import * as queries from './queries.ts';
import type { Query, Seen } from './queries.ts';
import { limitedTeammate } from './teammate.ts';

/** A read of the product, once per path, and the least SQL for the same screen. */
export type LeastCase = { name: string; limited: boolean; reads: { path: string; query: Query }[] };

const month = 30 * 86_400_000;

/** The screens' reads, first as the owner sees them and then as a teammate limited to one team and one brand. */
export async function leastCases(owner: Pool, { merchant, userId }: Pick<Seeded, 'merchant' | 'userId'>): Promise<LeastCase[]> {
  const { user, team, brand } = await limitedTeammate(owner, merchant);
  const seen = { merchant, user: userId, team: null, brand: null };
  return [...(await casesOf(owner, seen)), ...(await casesOf(owner, { merchant, user, team, brand }))];
}

async function casesOf(owner: Pool, seen: Seen): Promise<LeastCase[]> {
  const { merchant } = seen;
  const limited = seen.team !== null;
  const one = (name: string, path: string, query: Query): LeastCase => ({ name: nameOf(name), limited, reads: [{ path, query }] });
  const nameOf = (name: string) => (limited ? `${name}_limited` : name);
  const each = async (name: string, table: string, where: string, read: (id: string) => LeastCase['reads'][number]): Promise<LeastCase> => {
    const ids = await some(owner, table, merchant, where);
    return { name: nameOf(name), limited, reads: ids.map(read) };
  };
  const inbox = `/api/inbox/${merchant}`;
  const branded = seen.brand ? `brand_id = '${seen.brand}'` : 'true';
  const ofTeam = seen.team ? `${branded} and team_id = '${seen.team}'` : 'true';
  const ofCustomer = `exists (select from orders o where o.merchant_id = t.merchant_id and o.customer_id = t.id and o.${branded === 'true' ? 'items > 0' : branded})`;
  const since = new Date(Date.now() - month);
  return [
    one('inbox_all', `${inbox}/conversations`, queries.conversations(seen)),
    one(
      'inbox_needs_you',
      `${inbox}/conversations?tab=needs_you`,
      queries.conversations(seen, { where: queries.tabs.needs_you, order: 'c.waiting_rank, c.id' }),
    ),
    one('inbox_ai', `${inbox}/conversations?tab=ai`, queries.conversations(seen, { where: queries.tabs.ai })),
    one('inbox_mine', `${inbox}/conversations?tab=mine`, queries.conversations(seen, { where: queries.tabs.mine })),
    one('inbox_counts', `${inbox}/counts`, queries.tabCounts(seen)),
    await each('thread', 'conversations', ofTeam, (id) => ({
      path: `${inbox}/conversations/${id}/messages`,
      query: queries.thread(seen, id),
    })),
    one('orders', `/api/orders/${merchant}`, queries.orders(seen)),
    ...(limited
      ? []
      : rareOrders.map(({ name, field, value, where }) =>
          one(name, `/api/orders/${merchant}?filter=${filterOf(field, value)}`, queries.orders(seen, where)),
        )),
    await each('order', 'orders', branded, (id) => ({ path: `/api/orders/${merchant}/${id}`, query: queries.order(seen, id) })),
    one('products', `/api/products/${merchant}`, queries.products(seen)),
    await each('product', 'products', branded, (id) => ({
      path: `/api/products/${merchant}/${id}`,
      query: queries.product(seen, id, since),
    })),
    one('customers', `/api/customers/${merchant}`, queries.customers(seen)),
    await each('customer', 'customers', ofCustomer, (id) => ({
      path: `/api/customers/${merchant}/${id}`,
      query: queries.customer(seen, id),
    })),
  ];
}

/** Filters that few orders match, as `addRareOrders` made them. */
const rareOrders = [
  { name: 'orders_by_country', field: 'country', value: 'NO', where: `and o.country_key = 'no'` },
  { name: 'orders_by_code', field: 'discount_code', value: 'SPRING', where: `and o.discount_key = 'spring'` },
  { name: 'orders_by_items', field: 'items', value: 77, where: 'and o.items = 77' },
];
const filterOf = (field: string, value: string | number) =>
  encodeURIComponent(JSON.stringify({ match: 'all', conditions: [{ field, op: 'is', value }] }));

/** Fifty ids spread over the table. */
async function some(owner: Pool, table: string, merchant: string, where: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from (select id, row_number() over (order by id) as place, count(*) over () as count from ${table} t where merchant_id = $1 and ${where}) n
     where place % greatest(count / 50, 1) = 0 order by id limit 50`,
    [merchant],
  );
  if (rows.length === 0) throw new Error(`The seeded shop has no ${table} for this viewer.`);
  return rows.map(({ id }) => id);
}
