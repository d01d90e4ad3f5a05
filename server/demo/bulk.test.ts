import { importedCustomer, importedOrder, importedProduct } from '@parley/contract/imports';
import { expect, test } from 'vitest';
import { bulkConversations, bulkCustomers, bulkOrders, bulkProducts } from './bulk.ts';
import { totalOf } from './money.ts';

const now = new Date('2026-06-01T09:00:00Z');
const ids = (records: { external_id: string }[]) => new Set(records.map((record) => record.external_id));

test('as many conversations and messages as asked for, oldest first, the newest open', () => {
  const made = [...bulkConversations(4000, 41_234, { customers: 500, orders: 100, now })];
  expect(made).toHaveLength(4000);
  expect(made.reduce((sum, one) => sum + one.messages.length, 0)).toBe(41_234);
  expect(made.filter((one) => one.status === 'open')).toHaveLength(3000);
  expect(made.map((one) => one.started_at)).toEqual(made.map((one) => one.started_at).sort());
  expect(new Set(made.flatMap((one) => one.messages.map((message) => message.text))).size).toBeGreaterThan(2000);
});

test('orders refer to customers and products that are made beside them', () => {
  const customers = [...bulkCustomers(50, now)];
  const products = [...bulkProducts(130)];
  const orders = [...bulkOrders(400, { customers: 50, products: 130, now })];
  const variants = ids(products.flatMap((product) => product.variants));
  for (const order of orders) {
    expect(ids(customers).has(order.customer ?? '')).toBe(true);
    expect(variants.has(order.lines[0]?.variant ?? '')).toBe(true);
    expect(totalOf(order)).toBeGreaterThan(0);
  }
  for (const one of bulkConversations(100, 300, { customers: 50, orders: 0, now })) expect(ids(customers).has(one.customer)).toBe(true);
});

test('bulk records are ones the import takes', () => {
  for (const product of bulkProducts(200)) expect(importedProduct.safeParse(product).error).toBeUndefined();
  for (const customer of bulkCustomers(200, now)) expect(importedCustomer.safeParse(customer).error).toBeUndefined();
  for (const order of bulkOrders(200, { customers: 9, products: 9, now })) expect(importedOrder.safeParse(order).error).toBeUndefined();
});

test('the same numbers give the same content', () => {
  expect([...bulkConversations(50, 400, { customers: 9, orders: 9, now })]).toEqual([
    ...bulkConversations(50, 400, { customers: 9, orders: 9, now }),
  ]);
});
