import { expect, test } from 'vitest';
import { costOf } from './prices.ts';
import { sumOf } from './usage-rules.ts';

const tokens = { input: 1000, cached: 10_000, cache_write: 2000, output: 300, reasoning: 200 };
const own = { provider: 'anthropic' as const, baseUrl: '' };
const ofOpenAi = { provider: 'openai_compatible' as const, baseUrl: '' };

test.each([
  // 1000 × 3 + 10,000 × 0.3 + 2000 × 3.75 + 500 × 15, in millionths of a dollar.
  [{ ...own, model: 'claude-sonnet-4-5' }, 21_000],
  [{ ...own, model: 'claude-sonnet-4-5-20250929' }, 21_000],
  [{ ...own, baseUrl: 'https://api.anthropic.com/v1', model: 'claude-sonnet-4-5' }, 21_000],
  // 1000 × 0.25 + 10,000 × 0.025 + 2000 × 0.25 + 500 × 2
  [{ ...ofOpenAi, model: 'gpt-5-mini-2025-08-07' }, 2000],
  [{ ...ofOpenAi, model: 'gpt-5-pro' }, null],
  [{ ...ofOpenAi, model: 'a-model-of-tomorrow' }, null],
  [{ ...ofOpenAi, model: 'constructor' }, null],
  [{ ...ofOpenAi, baseUrl: 'https://constructor/v1', model: 'name' }, null],
  [{ ...ofOpenAi, baseUrl: 'https://models.shop.example/v1', model: 'gpt-5-mini' }, null],
  [{ ...ofOpenAi, baseUrl: 'no address', model: 'gpt-5-mini' }, null],
])('%o costs %s', (target, cost) => {
  expect(costOf(target, tokens)).toBe(cost);
});

test('a model with surcharges for long prompts has no price when one may have been long', () => {
  const target = { ...own, model: 'claude-haiku-5-5' };
  expect(costOf(target, { ...tokens, cached: 90_000 })).toBeGreaterThan(0);
  expect(costOf(target, { ...tokens, cached: 98_000 })).toBeNull();
});

test('a partly unpriced sum is unpriced, and zero costs nothing', () => {
  const priced = { tokens, costMicros: 100, firstTokenMs: 20 };
  expect(sumOf(priced, { ...priced, costMicros: null }).costMicros).toBeNull();
  expect(sumOf(priced, priced)).toMatchObject({ costMicros: 200, tokens: { cached: 20_000, reasoning: 400 } });
  expect(sumOf().costMicros).toBe(0);
});
