import { expect, test } from 'vitest';
import { streaming } from './streaming.ts';

function setUp() {
  const signals: [string, boolean][] = [];
  let at = 0;
  const grows = streaming(
    async (text, done) => void signals.push([text, done]),
    () => at,
  );
  return { signals, grows, pass: (ms: number) => void (at += ms) };
}

test('streams text at a limited rate, and completely at the end', async () => {
  const { signals, grows, pass } = setUp();
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

test('sends the end of a long text', async () => {
  const { signals, grows } = setUp();
  grows.onText(`${'a'.repeat(5000)}z`);
  await grows.end();
  expect(signals.map(([text]) => [text.length, text.at(-1)])).toEqual([
    [4000, 'z'],
    [4000, 'z'],
  ]);
});

test('sends nothing without text', async () => {
  const { signals, grows } = setUp();
  await grows.end();
  expect(signals).toEqual([]);
});

test('a failed signal does not fail the answer', async () => {
  const grows = streaming(
    () => Promise.reject(new Error('away')),
    () => 0,
  );
  grows.onText('A');
  await expect(grows.end()).resolves.toBeUndefined();
});
