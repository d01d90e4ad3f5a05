import { expect, test } from 'vitest';
import { correctionsIn } from './address-corrections.ts';

const current = { line1: '79 Park Avenue', postcode: 'BS8 0GT', city: 'Bristol', country: 'GB' };

test.each([
  ['it is 97, not 79', { line1: '97 Park Avenue' }],
  ['the number should be 97 instead of 79', { line1: '97 Park Avenue' }],
  ['nicht 79, sondern 97', { line1: '97 Park Avenue' }],
  ['es el 97 en vez de 79', { line1: '97 Park Avenue' }],
  ['the postcode ends in 0GD not 0GT', { postcode: 'BS8 0GD' }],
])('%s', (text, parts) => expect(correctionsIn(text, current)).toEqual(parts));

test('a number that doesn’t stand in the address corrects nothing', () =>
  expect(correctionsIn('I want 2 blankets, not 3', current)).toBeUndefined());
