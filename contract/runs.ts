import { z } from 'zod';
import { handoffReasons } from './conversations.ts';
import { source } from './messages.ts';
import { id, instant } from './values.ts';

export const toolCall = z.object({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  ok: z.boolean(),
  summary: z.string().describe('Human-readable summary in one line.'),
  ms: z.int(),
});
export type ToolCall = z.output<typeof toolCall>;

export const decisions = ['answer', 'ask', 'hand_off', 'dropped', 'failed'] as const;
export type Decision = (typeof decisions)[number];

/** One run of the AI: what it read, called and decided, its time and cost. */
export const run = z.object({
  id,
  conversation_id: id,
  message_id: id.nullable().describe('ID of the message that the run produced. Null if it produced none.'),
  engine: z.string(),
  model: z.string(),
  config_version: z.int(),
  prompt_version: z.string().nullable().describe('Version of the instructions given to the language model. Null for the built-in engine.'),
  attempts: z
    .array(z.object({ engine: z.string(), model: z.string(), failure: z.string() }))
    .describe('Engines tried before this one, each with the reason why it couldn’t answer.'),
  intent: z.string().nullable(),
  decision: z.enum(decisions),
  reason: z.enum(handoffReasons).nullable(),
  confidence: z.number().nullable(),
  sources: z.array(source),
  tools: z.array(toolCall),
  tokens: z
    .object({ input: z.int(), cached: z.int(), cache_write: z.int(), output: z.int(), reasoning: z.int() })
    .describe(
      'Token usage in non-overlapping buckets: uncached input, cache reads, cache writes, output excluding reasoning, and reasoning.',
    ),
  cost: z.string().nullable().describe('Cost in US dollars. Null if the model’s price is unknown.'),
  first_token_ms: z.int().nullable(),
  total_ms: z.int(),
  started_at: instant,
});
export type Run = z.output<typeof run>;
