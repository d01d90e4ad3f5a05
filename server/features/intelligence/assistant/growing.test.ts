import { expect, test } from 'vitest';
import { growing } from './growing.ts';

function told() {
  const signals: [string, boolean][] = [];
  let at = 0;
  const grows = growing(
    async (text, done) => void signals.push([text, done]),
    () => at,
  );
  return { signals, grows, pass: (ms: number) => void (at += ms) };
}

test('text is told as it grows, not more often than is of use, and whole when it is done', async () => {
  const { signals, grows, pass } = told();
  grows.onText('A');
  grows.onText('A mug');
  pass(150);
  grows.onText('A mug of');
  grows.onText('A mug of tea');
  await grows.end();
  expect(signals).toEqual([
    ['A', false],
    ['A mug of', false],
    ['A mug of tea', true],
  ]);
});

test('of a long text its end is told', async () => {
  const { signals, grows } = told();
  grows.onText(`${'a'.repeat(5000)}z`);
  await grows.end();
  expect(signals.map(([text]) => [text.length, text.at(-1)])).toEqual([
    [4000, 'z'],
    [4000, 'z'],
  ]);
});

test('where nothing grew nothing is told', async () => {
  const { signals, grows } = told();
  await grows.end();
  expect(signals).toEqual([]);
});

test('a signal that cannot be told fails no answer', async () => {
  const grows = growing(
    () => Promise.reject(new Error('away')),
    () => 0,
  );
  grows.onText('A');
  await expect(grows.end()).resolves.toBeUndefined();
});
