import { expect, test } from 'vitest';
import { changeOf } from './bulk-dialog.tsx';

test.each([
  ['price', '10', { price_percent: 10 }],
  ['price', '-12,5', { price_percent: -12.5 }],
  ['price', '−5', { price_percent: -5 }],
  ['category', ' Lamps ', { category: 'Lamps' }],
  ['category', '', { category: null }],
  ['add_tags', 'new, desk,, new', { add_tags: ['new', 'desk'] }],
  ['remove_tags', 'old', { remove_tags: ['old'] }],
  ['brand', '', { brand_id: null }],
  ['delete', '', { delete: true }],
] as const)('%s from “%s” is %o', (asked, text, change) => {
  expect(changeOf(asked, text)).toEqual({ change });
});

test.each([
  ['price', '0'],
  ['price', ''],
  ['price', '-95'],
  ['price', 'cheap'],
  ['add_tags', ' , '],
  ['remove_tags', 'x'.repeat(61)],
] as const)('%s from “%s” is refused with a sentence', (asked, text) => {
  expect(changeOf(asked, text)).toHaveProperty('issue');
});
