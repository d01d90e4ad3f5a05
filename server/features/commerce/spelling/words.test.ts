import { expect, test } from 'vitest';
import { inKnownWords, wordsOf } from './words.ts';

test('words are compared without case and accents', () =>
  expect(wordsOf("Zoë  O'Brien-Čapek 2")).toEqual(['zoe', 'o', 'brien', 'capek', '2']));

const known = wordsOf('Stijn Hermans Squall Waterproof Notebook Leather Lamp');
test.each([
  ['Stijn Hremans', 'stijn hermans'],
  ['squll', 'squall'],
  ['Waterprof Notebok', 'waterproof notebook'],
  ['leaher no 5', 'leather no 5'],
  ['hermans', undefined],
  ['lap', undefined],
  ['lump stand', undefined],
  ['leisure', undefined],
  ['', undefined],
])('%j is corrected to %j', (typed, meant) => expect(inKnownWords(typed, known)).toBe(meant));
