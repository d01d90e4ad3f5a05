import { expect, test } from 'vitest';
import { orderCardWords } from './order-card-words.ts';

const at = new Date('2026-02-20T10:00:00Z');
test.each([
  ['de', 'Unterwegs', 'vom 20. Februar 2026'],
  ['nl-NL', 'Onderweg', 'van 20 februari 2026'],
  ['pl', 'On its way', 'placed on February 20, 2026'],
  [null, 'On its way', 'placed on February 20, 2026'],
])('an order card in %s', (language, status, detail) => {
  expect(orderCardWords(language, 'shipped', at)).toEqual({ status_text: status, detail });
});
