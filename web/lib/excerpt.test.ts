import { expect, test } from 'vitest';
import { readableExcerpt } from './excerpt.ts';

test('leaves a complete text as it is', () => {
  expect(readableExcerpt('Within 30 days of delivery.')).toBe('Within 30 days of delivery.');
  expect(readableExcerpt('')).toBe('');
});

test('ends a cut text with a whole word and an ellipsis', () => {
  const text = `${'a '.repeat(142)}the Netherlands, Belgiu`.slice(-300).padStart(300, 'b');
  expect(readableExcerpt(text)).toMatch(/a the Netherlands …$/);
  expect(readableExcerpt('c'.repeat(300))).toBe(`${'c'.repeat(300)} …`);
});
