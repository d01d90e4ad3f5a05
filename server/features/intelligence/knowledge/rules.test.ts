import { expect, test } from 'vitest';
import { splitIntoPassages } from './rules.ts';

const texts = (body: string) => splitIntoPassages({ title: 'Care', body }).map(({ text }) => text);
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

test('short paragraphs stay together, under the title', () => {
  expect(splitIntoPassages({ title: 'Care', body: 'One.\n\nTwo.' })).toEqual([{ title: 'Care', text: 'One.\n\nTwo.' }]);
});

test('paragraphs are split above about 600 characters', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(290)}.`);
  expect(texts(`${a}\n\n${b}\n\n${c}`)).toEqual([`${a}\n\n${b}`, c]);
});

test('a long paragraph is split between sentences', () => {
  const sentence = `${words(20)}.`;
  const passages = texts(Array.from({ length: 12 }, () => sentence).join(' '));
  expect(passages.length).toBeGreaterThan(1);
  expect(passages.every((text) => text.length <= 900 && text.endsWith('.'))).toBe(true);
  expect(passages.join(' ')).toBe(Array.from({ length: 12 }, () => sentence).join(' '));
});

test('text without sentences is split without loss', () => {
  const endless = 'x'.repeat(2000);
  expect(texts(endless).join('')).toBe(endless);
});

test('no surrogate pair is split', () => {
  const passages = texts(`x${'😀'.repeat(2000)}`);
  expect(passages.length).toBeGreaterThan(1);
  expect(passages.filter((text) => !text.isWellFormed())).toEqual([]);
});

test('lists keep their lines, and all line endings are equal', () => {
  expect(texts('Spain: 3 days\r\nPortugal: 4 days\r\n\r\nEnd.')).toEqual(['Spain: 3 days\nPortugal: 4 days\n\nEnd.']);
});

test('an empty article has no passages', () => {
  expect(texts(' \n\n \n')).toEqual([]);
});

test.each([
  ['spaces', `a${' '.repeat(199_000)}b`],
  ['a heading of spaces', `# a${' '.repeat(199_000)}b`],
  ['a heading of marks', `# a${'#'.repeat(199_000)}b`],
  ['ends of lines that are none', `a${'\u2028'.repeat(199_000)}b`],
  ['open brackets', '['.repeat(200_000)],
  ['open pictures', '!['.repeat(100_000)],
  ['open addresses', '[a]('.repeat(50_000)],
  ['open marks', '**a '.repeat(50_000)],
])('the longest text of %s is split completely', (_, body) => {
  expect(texts(body).length).toBeGreaterThan(0);
});
