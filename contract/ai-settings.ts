import { z } from 'zod';
import { aiPolicy } from './ai-policy.ts';
import { channels } from './channels.ts';
import { handoffReasons } from './conversations.ts';
import { call, command, query } from './endpoint.ts';
import { intents, languages } from './intents.ts';
import { verifications } from './merchants.ts';
import { card, source } from './messages.ts';
import { decisions, run } from './runs.ts';
import { id, merchantId, money } from './values.ts';

/** Everything a shop decides about its AI. What it left alone has a default, so that only what was changed is stored. */
const text = (most: number) => z.string().trim().max(most, `Use at most ${most} characters.`);
const shop = z.object({ merchant: merchantId });
const words = z.array(text(60).min(1)).max(30, 'Use at most 30 words or phrases.');

export const tones = ['friendly', 'neutral', 'formal'] as const;
export const salesBehaviours = ['none', 'conservative', 'strategic'] as const;
export const answeringHours = ['always', 'open', 'closed'] as const;
export const providers = ['openai_compatible', 'anthropic'] as const;
export type Provider = (typeof providers)[number];
export const engineNames = ['builtin', 'llm'] as const;
export type EngineName = (typeof engineNames)[number];

/** When something applies: one of the intents was recognised, or one of the words stands in the message (as whole words, without regard to case and accents). */
const trigger = {
  intents: z.array(z.enum(intents)).max(20).default([]),
  words: words.default([]),
};

/**
 * `instruct`: `then` tells a language model what to do (the built-in engine cannot follow it). `answer`: `then` is said word by word, by
 * either engine. `hand_over`: a person is fetched, `then` is why.
 */
export const guidance = z.object({
  id,
  title: text(80).min(1, 'Give it a name.'),
  when: text(300).describe('In the shop’s words; a language model reads it. The built-in engine goes by `intents` and `words`.'),
  ...trigger,
  does: z.enum(['instruct', 'answer', 'hand_over']),
  then: text(2000),
  enabled: z.boolean().default(true),
});
export type Guidance = z.output<typeof guidance>;

/** `decline`: the AI says that it cannot help with this; `hand_over`: a person is fetched. */
export const aiTopic = z.object({ id, name: text(80).min(1, 'Give it a name.'), ...trigger, does: z.enum(['decline', 'hand_over']) });
export type AiTopic = z.output<typeof aiTopic>;

/** The shop's own words, in one language; an empty one means Parley's. */
export const aiTexts = z.object({
  welcome: text(500).default('').describe('Said before the AI’s first answer in a conversation.'),
  handoff_online: text(500).default('').describe('When a person was fetched within business hours.'),
  handoff_offline: text(500).default('').describe('When a person was fetched outside them; `{hours}` says when the shop opens.'),
  error: text(500).default('').describe('When no engine could answer.'),
  resolution: text(500).default('').describe('When the AI closes a conversation nobody wrote in any more; empty says nothing.'),
});
export type AiTexts = z.output<typeof aiTexts>;

export const aiAgent = z.object({
  name: text(60).default('').describe('What the AI calls itself; empty is the shop’s assistant. It always says that it is automated.'),
  about: text(1000).default('').describe('What the shop sells and stands for; a language model reads it.'),
  languages: z
    .array(z.enum(languages))
    .default([])
    .describe('What the AI answers in: the customer’s language if it is among them, otherwise the first; none means all.'),
  tone: z.enum(tones).default('neutral'),
  tone_notes: text(500).default(''),
  texts: z.partialRecord(z.enum(languages), aiTexts).default({}),
  guidance: z.array(guidance).max(100, 'Use at most 100 cards.').default([]),
  topics: z.array(aiTopic).max(50, 'Use at most 50 topics.').default([]),
  channels: z
    .array(z.enum(channels))
    .default([...channels])
    .describe('Where the AI answers; elsewhere a person is fetched.'),
  hours: z
    .enum(answeringHours)
    .default('always')
    .describe('Always, only within business hours, or only outside them; at other times a person is fetched.'),
  sales: z
    .enum(salesBehaviours)
    .default('conservative')
    .describe(
      'none: sells only what is asked for; conservative: one fitting product where a question calls for it; strategic: also what goes with it, and the way to checkout.',
    ),
  resolve_after_hours: z
    .int()
    .min(0)
    .max(720)
    .default(24)
    .describe('A conversation the AI answered, and nobody wrote in for this long, is closed; 0 leaves it open.'),
});
export type AiAgent = z.output<typeof aiAgent>;

type Named<S extends z.ZodRawShape> = { [K in keyof S]: z.ZodOptional<S[K] extends z.ZodDefault<infer Inner> ? Inner : S[K]> };
/** For a change: what is not named stays away. `partial()` would put the default of each part in its place. */
const named = <S extends z.ZodRawShape>(shape: S) =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([key, part]) => [key, z.optional(part instanceof z.ZodDefault ? part.unwrap() : part)]),
      // What `fromEntries` cannot say: the same keys, each with its own schema.
    ) as Named<S>,
  );

const engine = {
  order: z
    .array(z.enum(engineNames))
    .min(1, 'Choose at least one engine.')
    .max(2)
    .default(['builtin'])
    .describe('Which engine answers, and which answers when it cannot.'),
  key_from: z.enum(['platform', 'own']).default('platform').describe('Whose key the language model is called with.'),
  provider: z.enum(providers).default('openai_compatible'),
  base_url: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Use an address that begins with https:// or http://.' }).max(500)])
    .default('')
    .describe('Empty is the provider’s own address.'),
  model: text(120).default(''),
  timeout_ms: z.int().min(2000).max(60_000).default(20_000).describe('For a whole answer with its tools.'),
  context_tokens: z
    .int()
    .min(2000)
    .max(200_000)
    .default(16_000)
    .describe('How much of the conversation and of the knowledge is sent at most.'),
};
export const aiEngine = z.object(engine);
export type AiEngine = z.output<typeof aiEngine>;

const core = {
  enabled: z.boolean(),
  confidence_threshold: z.number().min(0).max(1).describe('Below it the AI hands over instead of answering.'),
  debounce_ms: z.int().min(0).max(8000).describe("How long after the customer's last message the AI answers, in milliseconds."),
  verification: z.enum(verifications).describe('What a customer proves before anything private is shown.'),
  money_limit: money.describe('What the AI may move in one action without a person.'),
  policy: aiPolicy,
  agent: aiAgent,
};
export const aiSettings = z.object({
  ...core,
  engine: z.object({
    ...engine,
    key_set: z.boolean(),
    key_hint: z.string().nullable().describe('The last four characters of the shop’s own key.'),
    platform: z
      .object({ provider: z.enum(providers), model: z.string() })
      .nullable()
      .describe('What the operator provides; null when nothing.'),
  }),
  version: z.int(),
});
export type AiSettings = z.output<typeof aiSettings>;

export const getAiSettings = query('GET /api/merchants/:merchant/settings/ai', {
  summary: 'Everything the shop decided about its AI',
  access: 'settings:read',
  topics: ['settings'],
  input: shop,
  result: aiSettings,
});
export const updateAiSettings = command('PUT /api/merchants/:merchant/settings/ai', {
  summary: 'Change the AI; what is not named stays. `version` guards against overwriting a teammate’s change',
  access: 'settings:write',
  topics: ['settings'],
  input: shop.extend({
    ...z.object(core).omit({ policy: true, agent: true }).partial().shape,
    policy: aiPolicy.optional().describe('Replaced whole.'),
    agent: named(aiAgent.shape).optional().describe('Each part named is replaced whole.'),
    engine: named(engine)
      .extend({
        key: z
          .string()
          .trim()
          .min(8, 'That is too short for a key.')
          .max(400)
          .nullable()
          .optional()
          .describe('The shop’s own key, kept encrypted and never told again; null takes it away.'),
      })
      .optional(),
    version: z.int().optional(),
  }),
  result: aiSettings,
  problems: ['settings.changed'],
});

export const tryAgent = call('POST /api/merchants/:merchant/settings/ai/playground', {
  summary:
    'Try the AI: what it would answer now, with its sources, tools, decision, time and cost. Nothing is written and no customer hears it',
  access: 'settings:write',
  input: shop.extend({
    playground_id: id.describe('Made by the caller; a language model’s text comes over the live stream under it as it grows.'),
    turns: z
      .array(z.object({ author: z.enum(['customer', 'ai']), text: text(4000).min(1, 'Write something first.') }))
      .min(1)
      .max(60)
      .describe('Oldest first; the last is the customer’s.'),
    memory: z.record(z.string(), z.unknown()).nullable().default(null).describe('What the answer before gave back.'),
    customer_id: id.nullable().default(null).describe('Answer as if this customer had been verified.'),
    agent: named(aiAgent.shape).optional().describe('Settings not saved yet.'),
    engine: z.enum(engineNames).optional().describe('Only this engine; otherwise the shop’s order.'),
  }),
  result: z.object({
    decision: z.enum(decisions),
    reason: z.enum(handoffReasons).nullable(),
    text: z.string(),
    cards: z.array(card),
    summary: z.string().nullable().describe('For the person, when the AI would hand over.'),
    memory: z.record(z.string(), z.unknown()).nullable(),
    run: run.omit({ id: true, conversation_id: true, message_id: true, decision: true, reason: true }),
    sources: z.array(source),
  }),
  problems: ['engine.unavailable', 'customer.missing'],
});
