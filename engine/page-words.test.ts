import { expect, test } from 'vitest';
import { pageWords } from './page-words.ts';

test.each([
  ['I want to send it back', [], 'en', 'return '],
  ['my vase came in pieces', ['came', 'pieces'], 'en', 'pieces broken '],
  ['der Reißverschluss klemmt', ['reissverschluss', 'klemmt'], 'de', 'reissverschluss zip '],
  ['où trouver ma facture ?', ['trouver', 'facture'], 'fr', 'facture invoice '],
] as const)('%s', (question, asked, language, beginning) => {
  expect(pageWords(question, asked, language).some((line) => line.startsWith(beginning))).toBe(true);
});

test("adds nothing when pages use the customers' words", () => {
  expect(pageWords('the quay is blue', ['quay', 'blue'], 'en')).toEqual([]);
});
