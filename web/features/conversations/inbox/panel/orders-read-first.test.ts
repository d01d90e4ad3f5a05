import { expect, test } from 'vitest';
import { makeRun } from '../make.ts';
import { ordersReadFirst } from './orders-read-first.ts';

const read = (kind: 'order' | 'product', id: string) => makeRun({ sources: [{ kind, id, title: id, score: 1, excerpt: '' }] });

test('orders the AI read come first, the others keep their order', () => {
  const orders = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const ids = ordersReadFirst(orders, [read('order', 'c'), read('order', 'gone'), read('product', 'd')]).map((order) => order.id);
  expect(ids).toEqual(['c', 'a', 'b', 'd']);
});
