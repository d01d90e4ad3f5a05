import { expect, test } from 'vitest';
import { readableExcerpt } from './excerpt.ts';

test('what is whole stays as it is', () => {
  expect(readableExcerpt('Within 30 days of delivery.')).toBe('Within 30 days of delivery.');
  expect(readableExcerpt('')).toBe('');
});

test('what was cut ends with a whole word, and says that it goes on', () => {
  const text = `${'a '.repeat(142)}the Netherlands, Belgiu`.slice(-300).padStart(300, 'b');
  expect(readableExcerpt(text)).toMatch(/a the Netherlands …$/);
  expect(readableExcerpt('c'.repeat(300))).toBe(`${'c'.repeat(300)} …`);
});
