// A shop in the data files' format, with money in cents: the reference model works on it, and our final state is converted to it.
import fs from 'node:fs';
import path from 'node:path';
import type { TauOrder, TauProduct, TauUser } from '../import-tau-bench.ts';

export type Address = { address1: string; address2: string; city: string; state: string; zip: string; country: string };
export type Item = { item_id: string; price: number; options: Record<string, string> };
export type Entry = { type: 'payment' | 'refund'; amount: number; method: string };
export type Order = {
  order_id: string;
  user_id: string;
  status: string;
  cancel_reason: string | null;
  address: Address;
  items: Item[];
  ledger: Entry[];
  return: { items: string[]; method: string } | null;
  exchange: { items: string[]; new_items: string[]; method: string; difference: number } | null;
};
export type Method = { id: string; source: string; balance: number | null };
export type User = { user_id: string; name: string; email: string; address: Address; methods: Record<string, Method>; orders: string[] };
export type Variant = { item_id: string; product_id: string; price: number; available: boolean; options: Record<string, string> };
export type World = { orders: Map<string, Order>; users: Map<string, User>; variants: Map<string, Variant> };

export type Action = { name: string; kwargs: Record<string, unknown> };
export type Task = { user_id: string; actions: Action[] };

export const cents = (amount: number) => Math.round(amount * 100);

export function readWorld(folder: string): World {
  const read = <T>(name: string) => Object.entries(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Record<string, T>);
  const products = read<TauProduct>('products.json');
  const orders = read<TauOrder>('orders.json').map(([id, order]): [string, Order] => [id, orderOf(order)]);
  const users = read<TauUser>('users.json').map(([id, user]): [string, User] => [id, userOf(id, user)]);
  const world = {
    orders: new Map(orders),
    users: new Map(users),
    variants: new Map(
      products.flatMap(([, { product_id, variants }]) =>
        Object.values(variants).map(({ item_id, price, available, options }): [string, Variant] => [
          item_id,
          { item_id, product_id, price: cents(price), available, options },
        ]),
      ),
    ),
  };
  for (const { user_id, order_id } of world.orders.values()) world.users.get(user_id)?.orders.push(order_id);
  return world;
}

export const readTasks = (file: string): Task[] => JSON.parse(fs.readFileSync(file, 'utf8')) as Task[];

const addressOf = ({ address1, address2, city, state, zip, country }: Address): Address => ({
  address1,
  address2,
  city,
  state,
  zip,
  country,
});

const orderOf = ({ order_id, user_id, status, address, items, payment_history }: TauOrder): Order => ({
  order_id,
  user_id,
  status,
  cancel_reason: null,
  address: addressOf(address),
  items: items.map(({ item_id, price, options }) => ({ item_id, price: cents(price), options })),
  ledger: payment_history.map(({ transaction_type, amount, payment_method_id }) => ({
    type: transaction_type,
    amount: cents(amount),
    method: payment_method_id,
  })),
  return: null,
  exchange: null,
});

const userOf = (user_id: string, { name, email, address, payment_methods }: TauUser): User => ({
  user_id,
  name: `${name.first_name} ${name.last_name}`,
  email,
  address: addressOf(address),
  methods: Object.fromEntries(
    Object.values(payment_methods).map(({ id, source, balance }) => [
      id,
      { id, source, balance: source === 'gift_card' ? cents(balance ?? 0) : null },
    ]),
  ),
  orders: [],
});

/** A deep copy of one user's part of a world, which a task may change. */
export function partOf({ orders, users, variants }: World, userId: string): World {
  const user = users.get(userId);
  const own = [...orders.values()].filter((order) => order.user_id === userId).map((order): [string, Order] => [order.order_id, order]);
  return structuredClone({ orders: new Map(own), users: new Map(user ? [[userId, user]] : []), variants });
}
