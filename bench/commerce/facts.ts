import type { Pool } from '../../server/platform/db/pool.ts';
import type { Filled } from './fill.ts';

export type Facts = Awaited<ReturnType<typeof factsOf>>;

/** Values from the shop's data to request: some typical, some frequent. */
export async function factsOf(owner: Pool, { merchant, brand, size }: Filled) {
  const oneRow = async <T extends object>(text: string): Promise<T> => {
    const { rows } = await owner.query<T>(text, [merchant]);
    if (!rows[0]) throw new Error(`The seeded shop has no rows for: ${text}`);
    return rows[0];
  };
  const ids = async (table: string, key: string) => {
    const step = Math.floor((table === 'customers' ? size.customers : table === 'orders' ? size.orders : size.products) / 25);
    const { rows } = await owner.query<{ id: string }>(
      `select id from (select id, row_number() over (order by ${key}) as place from ${table} where merchant_id = $1) t where place % ${step} = 0 limit 25`,
      [merchant],
    );
    return rows.map(({ id }) => id);
  };
  const deep = await oneRow<{ at: Date; id: string }>(
    `select placed_at as at, id from orders where merchant_id = $1 order by placed_at desc, id desc offset ${Math.min(49_999, size.orders - 100)} limit 1`,
  );
  const customer = await oneRow<{ name: string; email: string; digits: string }>(
    `select name, email, phone_digits as digits from customers where merchant_id = $1 order by id offset ${Math.floor(size.customers / 3)} limit 1`,
  );
  const { sku } = await oneRow<{ sku: string }>(
    `select sku from variants where merchant_id = $1 order by id offset ${Math.floor(size.products / 2)} limit 1`,
  );
  const { number } = await oneRow<{ number: string }>(
    `select order_number as number from orders where merchant_id = $1 order by id offset ${Math.floor(size.orders / 2)} limit 1`,
  );
  const { id: hotProduct } = await oneRow<{ id: string }>(`select id from products where merchant_id = $1 order by id limit 1`);
  return {
    brand,
    hotProduct,
    sku,
    name: customer.name,
    lastName: customer.name.split(' ')[1] ?? '',
    email: customer.email,
    phoneTail: customer.digits.slice(-8),
    orderNumber: number,
    deepOrder: [deep.at.toISOString(), deep.id],
    orders: await ids('orders', 'id'),
    products: await ids('products', 'id'),
    customers: await ids('customers', 'id'),
  };
}
