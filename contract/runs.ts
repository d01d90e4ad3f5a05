import { z } from 'zod';
import { handoffReasons } from './conversations.ts';
import { query } from './endpoint.ts';
import { source } from './messages.ts';
import { id, instant, merchantId } from './values.ts';

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

const share = z.number().describe('From 0 to 1.');
const thing = z.object({ id: z.string(), name: z.string() });
const words = z.array(z.string());

/** How an answer came about. Names of skills, intents and question forms are the engine's own, so clients show unknown ones as they are. */
export const trace = z.object({
  read: z
    .object({
      language: z.string(),
      clauses: z.array(
        z.object({
          text: z.string(),
          form: z.string().nullable().describe('Form of the question, such as `yes_no` or `when`. Null for a statement.'),
          negated: z.boolean(),
          intents: z.array(z.object({ intent: z.string(), likelihood: share })).describe('Most likely intents, best first.'),
        }),
      ),
      words: words.describe('Words that carry content.'),
      unexplained: words.describe('Those that the chosen skill doesn’t account for.'),
    })
    .nullable()
    .describe('What the engine read. Null for engines that don’t record it.'),
  ground: z
    .object({
      products: z.array(thing.extend({ score: share })),
      shown: z.array(thing).describe('Products shown before, in the order of the list.'),
      focus: thing.nullable().describe('Product that the conversation is about.'),
      page: z.object({ id: z.string(), title: z.string(), relevance: share }).nullable().describe('Passage that fits the question best.'),
      facts: z
        .array(z.object({ name: z.string(), value: z.string() }))
        .default([])
        .describe('Shop facts that apply.'),
      orders: z.array(z.string()).describe('Numbers of the verified customer’s orders.'),
    })
    .nullable()
    .describe('What the engine found before it decided. Null for engines that don’t record it.'),
  state: z.record(z.string(), z.unknown()).nullable().describe('The engine’s memory before this message. Null if it had none.'),
  skills: z
    .array(z.object({ skill: z.string(), score: share, fit: share, evidence: share, coverage: share, explains: words }))
    .describe('Skills that competed, best first. Empty if none did.'),
});
export type Trace = z.output<typeof trace>;

export const getRunTrace = query('GET /api/inbox/:merchant/conversations/:id/runs/:run/trace', {
  summary: 'Retrieve how the AI came to an answer',
  access: 'inbox:read',
  input: z.object({ merchant: merchantId, id, run: id }),
  result: trace,
  problems: ['conversation.missing', 'run.missing'],
});
