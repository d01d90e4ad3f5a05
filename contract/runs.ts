import { z } from 'zod';
import { handoffReasons } from './conversations.ts';
import { source } from './messages.ts';
import { id, instant } from './values.ts';

export const toolCall = z.object({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  ok: z.boolean(),
  summary: z.string().describe('One line a person understands.'),
  ms: z.int(),
});
export type ToolCall = z.output<typeof toolCall>;

export const decisions = ['answer', 'ask', 'hand_over', 'dropped', 'failed'] as const;
export type Decision = (typeof decisions)[number];

/** One run of the AI: what it read, called, decided, and what that took. */
export const run = z.object({
  id,
  conversation_id: id,
  message_id: id.nullable().describe('The answer it led to.'),
  engine: z.string(),
  model: z.string(),
  config_version: z.int(),
  prompt_version: z.string().nullable().describe('Of the instructions given to a language model; null for the built-in engine.'),
  attempts: z
    .array(z.object({ engine: z.string(), model: z.string(), failure: z.string() }))
    .describe('Engines that were tried before this one, and why each could not answer.'),
  intent: z.string().nullable(),
  decision: z.enum(decisions),
  reason: z.enum(handoffReasons).nullable(),
  confidence: z.number().nullable(),
  sources: z.array(source),
  tools: z.array(toolCall),
  tokens: z
    .object({ input: z.int(), cached: z.int(), cache_write: z.int(), output: z.int(), reasoning: z.int() })
    .describe(
      'Disjoint buckets: input that was neither read from nor written to a cache, read from it, written to it, output without reasoning, reasoning.',
    ),
  cost: z.string().nullable().describe('In US dollars; null means unpriced.'),
  first_token_ms: z.int().nullable(),
  total_ms: z.int(),
  started_at: instant,
});
export type Run = z.output<typeof run>;
