import { expect, test } from 'vitest';
import { makeRun } from '../make.ts';
import { spokenOfFirst } from './spoken-of-first.ts';

const read = (kind: 'order' | 'product', id: string) => makeRun({ sources: [{ kind, id, title: id, score: 1, excerpt: '' }] });

test('what the AI looked at comes first, the rest as it was', () => {
  const orders = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const ids = spokenOfFirst(orders, [read('order', 'c'), read('order', 'gone'), read('product', 'd')]).map((order) => order.id);
  expect(ids).toEqual(['c', 'a', 'b', 'd']);
});
