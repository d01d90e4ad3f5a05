import { expect, test } from 'vitest';
import { linesOf, score } from './entities-score.ts';

const gold = (text: string, must: Parameters<typeof score>[0][number]['must'], may = {}) => ({ text, must, may });

test('counts hits, misses and false positives per kind', () => {
  const scores = score([gold('order A10293 and order A10294', { order_ids: ['#a10293'] }), gold('nothing here', { order_ids: ['A1'] })]);
  expect(scores.get('order_ids')).toMatchObject({ found: 2, right: 1, wanted: 2, met: 1 });
});

test('optional values are correct when found and no miss otherwise', () => {
  const scores = score([gold('a red mug', { options: [] }, { options: ['red', 'blue'] })]);
  expect(scores.get('options')).toMatchObject({ found: 1, right: 1, wanted: 0 });
});

test('ignores case, plurals and hyphens', () => {
  const scores = score([gold('two Desk Lamps in v-neck', { products: ['desk lamp'], options: ['V neck'] })]);
  expect([scores.get('products')?.met, scores.get('options')?.met]).toEqual([1, 1]);
});

test('prints precision, recall and counts per line', () => {
  expect(linesOf(score([gold('order A10293', { order_ids: ['A10293'] })]), false)).toEqual([
    expect.stringMatching(/order_ids\s+precision 1\.000\s+recall 1\.000\s+F1 1\.000\s+\(1 to find, 1 found\)/),
  ]);
});
