import { afterEach, expect, test } from 'vitest';
import { setLocale } from './locale.ts';
import { say } from './sentence.ts';

afterEach(() => setLocale(undefined));

const waiting = { zero: 'Nobody is waiting', one: '{count} person is waiting', other: '{count} people are waiting' };

test.each([
  [0, 'Nobody is waiting'],
  [1, '1 person is waiting'],
  [2, '2 people are waiting'],
  [21, '21 people are waiting'],
])('a count of %i chooses its own form', (count, sentence) => {
  expect(say(waiting, { count })).toBe(sentence);
});

test('without a wording for none, none is one of many', () => {
  expect(say({ one: '{count} reply', other: '{count} replies' }, { count: 0 })).toBe('0 replies');
});

test('names in braces are filled in, each time they come; what is missing stays to be seen', () => {
  expect(say('{name} and {name} wait for {other}', { name: 'Mei' })).toBe('Mei and Mei wait for {other}');
});

test('numbers are written as the locale writes them', () => {
  setLocale('de-DE');
  expect(say(waiting, { count: 1234 })).toBe('1.234 people are waiting');
});
