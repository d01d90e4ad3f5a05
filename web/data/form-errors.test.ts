import { query } from '@parley/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { errorsIn } from './form-errors.ts';

const kinds = z.object({
  share: z.number().min(0).max(1),
  hours: z.int().min(1).max(720),
  name: z.string().min(1).max(3),
  key: z.string().min(8),
  tone: z.enum(['warm', 'plain']),
  words: z.array(z.string()).min(1).max(2),
  address: z.union([z.literal(''), z.url('Use an address.')]),
  own: z.int().max(5, 'Five at most.'),
});
const good = { share: 1, hours: 1, name: 'a', key: 'long enough', tone: 'warm', words: ['a'], address: '', own: 5 };
const { input } = query('GET /api/kinds', { summary: 'Kinds', access: 'public', input: kinds, result: z.object({}) });

test.each([
  ['share', Number.NaN, 'Enter a number.'],
  ['share', 1.5, 'Enter 1 or less.'],
  ['share', -1, 'Enter 0 or more.'],
  ['hours', 1.5, 'Enter a whole number.'],
  ['hours', 9000, 'Enter 720 or less.'],
  ['name', '', 'This field is required.'],
  ['name', undefined, 'This field is required.'],
  ['name', 'four', 'Use at most 3 characters.'],
  ['key', 'short', 'Use at least 8 characters.'],
  ['tone', 'loud', 'Choose an option.'],
  ['words', [], 'Choose at least 1 option.'],
  ['words', ['a', 'b', 'c'], 'Choose at most 2 options.'],
  ['address', 'nowhere', 'Use an address.'],
])('%s with the value %o gives a readable message', (name, value, sentence) => {
  expect(errorsIn(input, { ...good, [name]: value })).toEqual({ [name]: sentence });
});

test('the contract’s own message comes first', () => {
  expect(errorsIn(input, { ...good, own: 6 })).toEqual({ own: 'Five at most.' });
  expect(errorsIn(input, good)).toEqual({});
});
