import { own } from '@parley/contract/own';
import type { Run } from '@parley/contract/runs';

/**
 * Prices at the providers' own addresses, in US dollars per million tokens, as published on this date; thinking is charged as output.
 * Unknown models and other addresses have no price, because a wrong figure would look right.
 */
export const pricesAsOf = '2026-11-05';

type Price = {
  input: number;
  cached: number;
  cacheWrite: number;
  output: number;
  /** Longer prompts, in tokens, cost more. */ upTo?: number;
};
const openai = (input: number, cached: number, output: number): Price => ({ input, cached, cacheWrite: input, output });
/** Cache writes are for five minutes. */
const anthropic = (input: number, output: number, cached = input / 10): Price => ({ input, cached, cacheWrite: input * 1.25, output });

const prices: Record<string, Record<string, Price>> = {
  'api.openai.com': {
    'gpt-4o': openai(2.5, 1.25, 10),
    'gpt-4o-mini': openai(0.15, 0.075, 0.6),
    'gpt-4.1': openai(2, 0.5, 8),
    'gpt-4.1-mini': openai(0.4, 0.1, 1.6),
    'gpt-4.1-nano': openai(0.1, 0.025, 0.4),
    'gpt-5': openai(1.25, 0.125, 10),
    'gpt-5-mini': openai(0.25, 0.025, 2),
    'gpt-5-nano': openai(0.05, 0.005, 0.4),
    'gpt-5.1': openai(1.25, 0.125, 10),
    'gpt-5.2': openai(1.75, 0.175, 14),
    'gpt-5.4': openai(2.5, 0.25, 15),
    'gpt-5.4-mini': openai(0.75, 0.075, 4.5),
    o3: openai(2, 0.5, 8),
    'o4-mini': openai(1.1, 0.275, 4.4),
  },
  'api.anthropic.com': {
    'claude-3-5-haiku': anthropic(0.8, 4),
    'claude-haiku-4-5': anthropic(1, 5),
    'claude-haiku-5-5': { ...anthropic(0.1, 0.5), upTo: 100_000 },
    'claude-sonnet-4': anthropic(3, 15),
    'claude-sonnet-4-5': anthropic(3, 15),
    'claude-sonnet-4-6': anthropic(3, 15),
    'claude-sonnet-5': anthropic(2, 10),
    'claude-sonnet-5-5': anthropic(2, 10, 0.1),
    'claude-opus-4-1': anthropic(15, 75),
    'claude-opus-4-5': anthropic(5, 25),
    'claude-opus-4-6': anthropic(5, 25),
    'claude-opus-4-7': anthropic(5, 25),
    'claude-opus-4-8': anthropic(5, 25),
    'claude-opus-5': anthropic(5, 25),
  },
};
const ownHost = { openai_compatible: 'api.openai.com', anthropic: 'api.anthropic.com' };

type Target = { provider: keyof typeof ownHost; baseUrl: string; model: string };
/** In millionths of a dollar; null without a known price. */
export function costOf({ provider, baseUrl, model }: Target, tokens: Run['tokens']): number | null {
  const host = baseUrl === '' ? ownHost[provider] : URL.canParse(baseUrl) ? new URL(baseUrl).hostname : '';
  const price = priceOf(own(prices, host) ?? {}, model);
  const prompt = tokens.input + tokens.cached + tokens.cache_write;
  if (!price || (price.upTo !== undefined && prompt > price.upTo)) return null;
  const { input, cached, cacheWrite, output } = price;
  return Math.round(
    tokens.input * input + tokens.cached * cached + tokens.cache_write * cacheWrite + (tokens.output + tokens.reasoning) * output,
  );
}

/** Matches the name with or without its release date: "gpt-5-2025-08-07" is "gpt-5", but "gpt-5-pro" is another model. */
const priceOf = (known: Record<string, Price>, model: string) => own(known, model.replace(/-(?:\d{4}-\d{2}-\d{2}|\d{8}|latest)$/, ''));
