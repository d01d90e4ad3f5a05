import { ordersOf } from './seed-orders.ts';
import { customersOf, conversationsOf, productsOf } from './seed-words.ts';
import type { WriteCtx } from './context.ts';
import { makeShop, makeUser } from './features/account/identity/index.ts';
import { newId } from './platform/lib/ids.ts';
import type { Pool } from './platform/db/pool.ts';

export type Amounts = { conversations: number; messages: number; products: number; orders: number };
export const seedOwner = { email: 'seed@parley.example', password: 'a-seeded-shop', name: 'Seed Owner' };

/** A separate shop for bulk data, with one owner. */
export async function makeSeedShop(ctx: WriteCtx) {
  const user = await makeUser(ctx, { ...seedOwner, verified: true });
  if (!user) return undefined;
  const merchant = await makeShop(ctx, { name: 'Seeded Shop', currency: 'EUR', timeZone: 'Europe/Amsterdam', locale: 'en' }, 'seeded-shop');
  await ctx.db.insertInto('directory.memberships').values({ user_id: user.id, merchant_id: merchant, team_role: 'owner' }).execute();
  return { merchant, userId: user.id };
}

type Row = Record<string, unknown>;
const chunk = 2_000;

/**
 * Fills a shop through the owner's connection: rows are built here and inserted as JSON, many per statement. Search columns use the same
 * expressions as an import.
 */
export async function seedBulk(
  owner: Pick<Pool, 'query'>,
  merchant: string,
  userId: string,
  amounts: Amounts,
  say: (line: string) => void,
) {
  const now = new Date();
  const customers = Array.from({ length: Math.max(10, Math.round(amounts.conversations * 0.6)) }, () => newId());
  await fill(owner, 'customers', customersOf(merchant, customers, now));
  await owner.query('select key_customers($1, $2)', [merchant, customers]);
  say(`${customers.length} customers`);
  const products = Array.from({ length: amounts.products }, () => newId());
  const items = productsOf(merchant, products);
  await fill(owner, 'products', items, `product_vector(name, '', '', description)`);
  const variants = items.map(({ id, name }, i) => ({
    id: newId(),
    product_id: id,
    name,
    sku: `SEED-${i}`,
    price_cents: 500 + ((i * 37) % 20_000),
  }));
  await fill(
    owner,
    'variants',
    variants.map(({ id, product_id, sku, price_cents }, i) => ({
      merchant_id: merchant,
      id,
      product_id,
      position: 0,
      sku,
      price_cents,
      stock: i % 17,
      available: true,
      options: {},
    })),
  );
  await owner.query('select figure_products($1, $2), learn_product_words($1, $2)', [merchant, products]);
  say(`${products.length} products`);
  for (const rows of ordersOf({ merchant, count: amounts.orders, customers, variants, now }))
    for (const [table, part] of Object.entries(rows)) await fill(owner, table, part);
  await keepCustomerTotals(owner, merchant);
  say(`${amounts.orders} orders`);
  await owner.query('alter table messages drop constraint messages_merchant_id_conversation_id_fkey');
  try {
    let count = 0;
    for (const part of conversationsOf({ merchant, userId, customers, now, ...amounts })) {
      await insert(owner, 'conversations', part.conversations);
      await insert(owner, 'messages', part.messages);
      count += part.conversations.length;
      if (count % 20_000 === 0) say(`${count} conversations`);
    }
  } finally {
    await owner.query(
      'alter table messages add constraint messages_merchant_id_conversation_id_fkey foreign key (merchant_id, conversation_id) references conversations',
    );
  }
  await owner.query('analyze');
}

/** Computes each customer's total spent from their orders. */
const keepCustomerTotals = (owner: Pick<Pool, 'query'>, merchant: string) =>
  owner.query(
    `update customers c set spent_cents = coalesce(o.spent, 0), orders_count = coalesce(o.count, 0), first_order_at = o.first, last_order_at = o.last
     from customers known left join (
       select customer_id, sum(total_cents - refunded_cents) as spent, count(*)::int as count, min(placed_at) as first, max(placed_at) as last
       from orders where merchant_id = $1 and status <> 'cancelled' group by customer_id
     ) o on o.customer_id = known.id
     where c.merchant_id = $1 and known.merchant_id = c.merchant_id and known.id = c.id`,
    [merchant],
  );

async function fill(owner: Pick<Pool, 'query'>, table: string, rows: Row[], words?: string) {
  for (let from = 0; from < rows.length; from += chunk) await insert(owner, table, rows.slice(from, from + chunk), words);
}

async function insert(owner: Pick<Pool, 'query'>, table: string, rows: Row[], words?: string) {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await owner.query(
    `insert into ${table} (${columns}${words ? ', words' : ''}) select ${columns}${words ? `, ${words}` : ''} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
