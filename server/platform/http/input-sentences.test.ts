import { expect, test } from 'vitest';
import * as z from 'zod';
import { inputSentence } from './input-sentences.ts';

const order = z.strictObject({
  shop_name: z.string().min(1).max(2000),
  key: z.string().min(8),
  id: z.uuid(),
  quantity: z.int().min(1).max(99),
  price: z.number().min(0),
  status: z.enum(['open', 'closed']),
  lines: z
    .array(z.object({ tracking_url: z.string() }))
    .min(1)
    .max(2),
  site: z.union([z.literal(''), z.url('Enter an address.')]),
  own: z.int().max(5, 'Five at most.'),
});
const line = { tracking_url: 'a' };
const good = {
  shop_name: 'a',
  key: 'long enough',
  id: '0197f5e2-7c3a-7b61-8f6e-3f1f0f6f0a11',
  quantity: 1,
  price: 0,
  status: 'open',
  lines: [line],
  site: '',
  own: 1,
};

test.each([
  ['shop_name', undefined, 'Enter a value for shop name.'],
  ['shop_name', '', 'Enter a value for shop name.'],
  ['shop_name', 7, 'Enter a valid value for shop name.'],
  ['shop_name', 'x'.repeat(2001), 'Use at most 2,000 characters for shop name.'],
  ['key', 'short', 'Use at least 8 characters for key.'],
  ['id', 'seven', 'Enter a valid value for id.'],
  ['quantity', 'two', 'Enter a number for quantity.'],
  ['quantity', 1.5, 'Enter a whole number for quantity.'],
  ['quantity', 100, 'Enter 99 or less for quantity.'],
  ['price', -1, 'Enter 0 or more for price.'],
  ['status', 'gone', 'Choose one of these for status: open, closed.'],
  ['lines', [], 'Add at least one entry to lines.'],
  ['lines', [line, line, line], 'Use at most 2 entries for lines.'],
  ['lines', [{}], 'Enter a value for tracking url.'],
  ['site', 'nowhere', 'Enter an address.'],
  ['more', 1, 'Remove these unknown fields: more.'],
  ['own', 6, 'Five at most.'],
])('names an invalid %s (%o) in the contract’s message or a readable one', (name, value, sentence) => {
  const { error } = order.safeParse({ ...good, [name]: value }, { error: inputSentence });
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
