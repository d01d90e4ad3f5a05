import { expect, test } from 'vitest';
import { openBreaker } from './breaker.ts';

const failing = (times: number, every = 1000) => {
  const breaker = openBreaker();
  for (let time = 0; time < times; time++) breaker.notify('a', 'wrong', time * every);
  return breaker;
};

test('pauses only what failed five times within a minute', () => {
  expect(failing(4).allows('a', 5000)).toBe(true);
  expect(failing(5).allows('a', 5000)).toBe(false);
  expect(failing(5).allows('b', 5000)).toBe(true);
  expect(failing(5, 20_000).allows('a', 81_000)).toBe(true);
});

test('after half a minute one try decides', () => {
  const breaker = failing(5);
  expect(breaker.allows('a', 33_999)).toBe(false);
  expect(breaker.allows('a', 34_000)).toBe(true);
  expect(breaker.allows('a', 34_000)).toBe(false);
  breaker.notify('a', 'wrong', 35_000);
  expect(breaker.allows('a', 64_000)).toBe(false);
  expect(breaker.allows('a', 65_000)).toBe(true);
  breaker.notify('a', 'well', 66_000);
  expect([breaker.allows('a', 66_000), breaker.allows('a', 66_000)]).toEqual([true, true]);
});

test('a success in between resets the failures', () => {
  const breaker = failing(4);
  breaker.notify('a', 'well', 4500);
  breaker.notify('a', 'wrong', 5000);
  expect(breaker.allows('a', 5000)).toBe(true);
});
