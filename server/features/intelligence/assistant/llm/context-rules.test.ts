import { expect, test } from 'vitest';
import { keepLast, tokensIn } from './context-rules.ts';

const turn = (author: 'customer' | 'ai' | 'teammate', text: string, note = false) => ({ author, text, ...(note && { note }) });
const long = (count: number) =>
  Array.from({ length: count }, (_, place) => turn(place % 2 === 0 ? 'customer' : 'ai', `Message ${place}: ${'word '.repeat(40)}`));

test('a short conversation is kept entirely', () => {
  const turns = [turn('customer', 'Hello'), turn('ai', 'Hello!'), turn('customer', 'Where is my order?')];
  expect(keepLast(turns, 2000)).toEqual({ turns, note: null, summary: null });
});

test('of a long one the end fits the budget, with a summary of earlier requests', () => {
  const turns = [turn('customer', 'I want to return the blue jacket'), ...long(60), turn('customer', 'And the refund?')];
  const kept = keepLast(turns, 2000);
  expect(kept.turns.at(-1)?.text).toBe('And the refund?');
  expect(kept.turns.length).toBeLessThan(40);
  expect(kept.summary).toContain('I want to return the blue jacket');
  expect(tokensIn(kept.turns.map(({ text }) => text).join('')) + tokensIn(kept.summary ?? '')).toBeLessThan(2000);
});

test('all unanswered messages are kept, however long', () => {
  const burst = Array.from({ length: 30 }, (_, place) => turn('customer', `Part ${place} ${'word '.repeat(30)}`));
  expect(keepLast([...long(10), turn('ai', 'Yes?'), ...burst], 400).turns).toHaveLength(30);
});

test('many endless messages are shortened to the budget', () => {
  const burst = Array.from({ length: 30 }, (_, place) => turn('customer', `Part ${place} ${'word '.repeat(1000)} end ${place}`));
  const { turns } = keepLast(burst, 8000);
  expect(turns.map(({ text }) => /^Part \d+ .* end \d+$/s.test(text))).toEqual(Array(30).fill(true));
  expect(turns.reduce((all, { text }) => all + tokensIn(text), 0)).toBeLessThan(8000);
});

test('one endless message is shortened to its two ends', () => {
  const kept = keepLast([turn('customer', `First ${'x'.repeat(100_000)} last words`)], 2000);
  expect(kept.turns[0]?.text.length).toBeLessThan(6100);
  expect(kept.turns[0]?.text).toMatch(/^First .*last words$/s);
});

test('a teammate’s note to the AI is kept, however old', () => {
  const kept = keepLast([turn('teammate', 'They may have 30 days.', true), ...long(60)], 2000);
  expect(kept.note).toBe('They may have 30 days.');
  expect(kept.turns.some(({ text }) => text.includes('30 days'))).toBe(false);
});

test.each([
  ['', 0],
  ['Where is my order?', 6],
  ['订单在哪里', 5],
])('%s is about %i tokens', (text, tokens) => {
  expect(tokensIn(text)).toBe(tokens);
});
