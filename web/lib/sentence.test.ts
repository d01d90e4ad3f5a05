import { afterEach, expect, test } from 'vitest';
import { setLocale } from './locale.ts';
import { formatSentence } from './sentence.ts';

afterEach(() => setLocale(undefined));

const waiting = { zero: 'Nobody is waiting', one: '{count} person is waiting', other: '{count} people are waiting' };

test.each([
  [0, 'Nobody is waiting'],
  [1, '1 person is waiting'],
  [2, '2 people are waiting'],
  [21, '21 people are waiting'],
])('a count of %i selects its own form', (count, sentence) => {
  expect(formatSentence(waiting, { count })).toBe(sentence);
});

test('without a form for zero, zero uses the plural form', () => {
  expect(formatSentence({ one: '{count} reply', other: '{count} replies' }, { count: 0 })).toBe('0 replies');
});

test('fills in placeholders wherever they appear, and leaves those without a value visible', () => {
  expect(formatSentence('{name} and {name} wait for {other}', { name: 'Mei' })).toBe('Mei and Mei wait for {other}');
});

test('formats numbers for the locale', () => {
  setLocale('de-DE');
  expect(formatSentence(waiting, { count: 1234 })).toBe('1.234 people are waiting');
});
