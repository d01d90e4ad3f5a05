import { aiAgent } from '@parley/contract/ai-settings';
import type { Toolbox } from '@parley/engine';
import { expect, test } from 'vitest';
import type { ModelsPort } from '../../../../integrations/ports.ts';
import { ToolFailure } from '../tools/toolbox.ts';
import { llmEngine } from './engine.ts';

const briefing = {
  turns: [{ seq: 1, author: 'customer' as const, text: 'Do you have mugs?', at: new Date(0) }],
  shop: { name: 'Shop', currency: 'EUR', timeZone: 'UTC', locale: 'en', confidenceThreshold: 0.4, verification: 'email_code' as const },
  customer: { name: 'Visitor', verified: false },
  agent: aiAgent.parse({}),
  channel: 'website' as const,
  memory: null,
  now: new Date(0),
  signal: new AbortController().signal,
};
const spent = { input: 100, cached: 20, cache_write: 0, output: 10, reasoning: 0 };
/** Calls for a product in its second step. */
const models: ModelsPort = {
  async run({ tools, onUsage }) {
    onUsage?.(spent);
    await tools.find(({ name }) => name === 'search_products')?.run({ query: 'mug' });
    throw new Error('The tool was to fail.');
  },
};
const target = { provider: 'openai_compatible' as const, baseUrl: '', key: '', model: 'gpt-4.1', isOperators: false };
const answered = (cause: Error) => {
  const tools: Toolbox = { call: (name) => Promise.reject(new ToolFailure(name, cause)) };
  return llmEngine(models, { target, timeoutMs: 1000, contextTokens: 4000, circuit: 'a' }).answer(briefing, tools);
};

test('a model’s cost before a tool failure is recorded', async () => {
  await expect(answered(new Error('No such table.'))).rejects.toMatchObject({ issue: 'tool', usage: { tokens: spent, costMicros: 290 } });
});

test('a tool that loses the database is retried and not an engine failure', async () => {
  await expect(answered(Object.assign(new Error('gone'), { code: '57P01' }))).rejects.toBeInstanceOf(ToolFailure);
});
