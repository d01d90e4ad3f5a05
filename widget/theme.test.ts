import { expect, test } from 'vitest';
import { readableOn } from './theme.ts';

test.each([
  ['#000000', '#fff'],
  ['#ffffff', '#000'],
  ['#ffcc00', '#000'],
  ['#0000ff', '#fff'],
  ['#777777', '#000'],
])('on %s the text colour is %s', (colour, ink) => {
  expect(readableOn(colour)).toBe(ink);
});
