import { expect, test } from 'vitest';
import { retryDelay } from './backoff.ts';

test.each([
  [1, 0, 500],
  [1, 1, 1_000],
  [2, 0.5, 1_500],
  [5, 1, 16_000],
  [6, 1, 30_000],
  [40, 0, 15_000],
  [4_000, 1, 30_000],
  [0, 1, 1_000],
])('after %i failures with random value %d it waits %i ms', (failures, chance, delay) => {
  expect(retryDelay(failures, chance)).toBe(delay);
});
