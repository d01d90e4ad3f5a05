import { expect, test } from 'vitest';
import { contrastOn } from './contrast.ts';

test.each([
  ['#000000', 'white', 21],
  ['#FFFFFF', 'black', 21],
  ['#1F5F4A', 'white', 7.5],
  ['#e8a33d', 'black', 9.7],
] as const)('on %s one reads %s text at %d to 1', (colour, ink, ratio) => {
  const found = contrastOn(colour);
  expect([found?.ink, Math.round((found?.ratio ?? 0) * 10) / 10, found?.isGood]).toEqual([ink, ratio, true]);
});

test.each(['', '#12', 'red', '#12345g'])('“%s” is no colour', (colour) => {
  expect(contrastOn(colour)).toBeNull();
});
