import { z } from 'zod';
import { aiPolicy } from './ai-policy.ts';
import { channels } from './channels.ts';
import { handoffReasons } from './conversations.ts';
import { call, command, query } from './endpoint.ts';
import { intents, languages } from './intents.ts';
import { aiBasics } from './merchants.ts';
import { card, source } from './messages.ts';
import { decisions, run, trace } from './runs.ts';
import { id, merchantId, webAddress } from './values.ts';

/** A shop's AI settings. Every part has a default, so that only changes are stored. */
const text = (most: number) => z.string().trim().max(most, `Use at most ${most} characters.`);
const shop = z.object({ merchant: merchantId });
const words = z.array(text(60).min(1)).max(30, 'Enter up to 30 words or phrases.');

export const tones = ['friendly', 'neutral', 'formal'] as const;
export const salesBehaviours = ['none', 'conservative', 'strategic'] as const;
export const answeringHours = ['always', 'open', 'closed'] as const;
export const providers = ['openai_compatible', 'anthropic'] as const;
export type Provider = (typeof providers)[number];
export const engineNames = ['builtin', 'llm'] as const;
export type EngineName = (typeof engineNames)[number];

/** The condition of a rule: one of the intents was detected, or the message contains one of the words (as full words, ignoring case and accents). */
const trigger = {
  intents: z.array(z.enum(intents)).max(20).default([]),
  words: words.default([]),
};

/**
 * `instruct`: `then` is an instruction for a language model (the built-in engine can't follow it). `answer`: either engine sends `then` word for
 * word. `hand_off`: hands off with `then` as the reason.
 */
export const guidance = z.object({
  id,
  title: text(80).min(1, 'Enter a name.'),
  when: text(300).describe(
    'Situation in which the guidance applies, in the shop’s words. Used by language models only; the built-in engine uses `intents` and `words`.',
  ),
  ...trigger,
  does: z.enum(['instruct', 'answer', 'hand_off']),
  then: text(2000),
  enabled: z.boolean().default(true),
});
export type Guidance = z.output<typeof guidance>;

/** `decline`: the AI says that it can't help with this topic; `hand_off`: it hands off. */
export const aiTopic = z.object({ id, name: text(80).min(1, 'Enter a name.'), ...trigger, does: z.enum(['decline', 'hand_off']) });
export type AiTopic = z.output<typeof aiTopic>;

/** The shop's own texts in one language; an empty one uses Parley's. */
export const aiTexts = z.object({
  welcome: text(500).default('').describe('Message shown before the AI’s first answer in a conversation.'),
  handoff_online: text(500).default('').describe('Message shown when the AI hands off to the team within business hours.'),
  handoff_offline: text(500)
    .default('')
    .describe('Message shown when the AI hands off outside business hours. `{hours}` is replaced with the shop’s next opening time.'),
  error: text(500).default('').describe('Message shown when no AI engine could answer.'),
  resolution: text(500).default('').describe('Message sent when the AI resolves an inactive conversation. If empty, no message is sent.'),
});
export type AiTexts = z.output<typeof aiTexts>;

export const aiAgent = z.object({
  name: text(60)
    .default('')
    .describe('Name of the AI. If empty, it introduces itself as the shop’s assistant. It always discloses that it is automated.'),
  about: text(1000).default('').describe('Description of what the shop sells and stands for. Used by language models only.'),
  languages: z
    .array(z.enum(languages))
    .default([])
    .describe(
      'Languages the AI answers in. It uses the customer’s language if listed, otherwise the first one. If empty, it can answer in every supported language.',
    ),
  tone: z.enum(tones).default('neutral'),
  tone_notes: text(500).default(''),
  texts: z.partialRecord(z.enum(languages), aiTexts).default({}),
  guidance: z.array(guidance).max(100, 'Add up to 100 guidance entries.').default([]),
  topics: z.array(aiTopic).max(50, 'Add up to 50 topics.').default([]),
  channels: z
    .array(z.enum(channels))
    .default([...channels])
    .describe('Channels on which the AI answers. On other channels, conversations go to the team.'),
  hours: z
    .enum(answeringHours)
    .default('always')
    .describe('When the AI answers: always, within business hours, or outside them. At other times, conversations go to the team.'),
  while_waiting: z
    .boolean()
    .default(true)
    .describe(
      'Whether the AI keeps replying after it handed off, until a teammate takes over. It answers questions and collects details, and changes nothing.',
    ),
  sales: z
    .enum(salesBehaviours)
    .default('conservative')
    .describe(
      'Sales style of the AI. `none` offers only what the customer asks for; `conservative` also suggests one product where a question calls for it; `strategic` also suggests complementary products and guides customers to checkout.',
    ),
  resolve_after_hours: z
    .int()
    .min(0)
    .max(720)
    .default(24)
    .describe('Hours of inactivity after which the AI resolves a conversation that it answered. 0 leaves conversations open.'),
});
export type AiAgent = z.output<typeof aiAgent>;

type Named<S extends z.ZodRawShape> = { [K in keyof S]: z.ZodOptional<S[K] extends z.ZodDefault<infer Inner> ? Inner : S[K]> };
/** For updates: omitted parts stay omitted. `partial()` would insert the default of each part. */
const named = <S extends z.ZodRawShape>(shape: S) =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([key, part]) => [key, z.optional(part instanceof z.ZodDefault ? part.unwrap() : part)]),
      // `fromEntries` loses the type: the same keys, each with its own schema.
    ) as Named<S>,
  );

const engine = {
  order: z
    .array(z.enum(engineNames))
    .min(1, 'Choose at least one engine.')
    .max(2)
    .default(['builtin'])
    .describe('Engines in order of preference. An engine is used only if the ones before it can’t answer.'),
  key_from: z
    .enum(['platform', 'own'])
    .default('platform')
    .describe('Source of the language model’s API key: the platform’s or the shop’s own.'),
  provider: z.enum(providers).default('openai_compatible'),
  base_url: z
    .union([z.literal(''), webAddress(500, 'Enter an address that starts with https:// or http://.')])
    .default('')
    .describe('Base URL of the language model. If empty, the provider’s default URL is used.'),
  model: text(120).default(''),
  timeout_ms: z
    .int()
    .min(2000)
    .max(60_000)
    .default(20_000)
    .describe('Time limit for a complete answer, including tool calls, in milliseconds.'),
  context_tokens: z
    .int()
    .min(2000)
    .max(200_000)
    .default(16_000)
    .describe('Maximum length of the conversation and knowledge sent to the model, in tokens.'),
};
export const aiEngine = z.object(engine);
export type AiEngine = z.output<typeof aiEngine>;

const core = {
  ...aiBasics,
  policy: aiPolicy,
  agent: aiAgent,
};
export const aiSettings = z.object({
  ...core,
  engine: z.object({
    ...engine,
    key_set: z.boolean(),
    key_hint: z.string().nullable().describe('Last four characters of the shop’s own API key. Null if none is set.'),
    platform: z
      .object({ provider: z.enum(providers), model: z.string() })
      .nullable()
      .describe('Language model provided by the operator. Null if there is none.'),
  }),
  version: z.int(),
});
export type AiSettings = z.output<typeof aiSettings>;

export const getAiSettings = query('GET /api/merchants/:merchant/settings/ai', {
  summary: 'Retrieve the shop’s AI settings',
  access: 'settings:read',
  topics: ['settings'],
  input: shop,
  result: aiSettings,
});
export const updateAiSettings = command('PUT /api/merchants/:merchant/settings/ai', {
  summary: 'Update the AI settings; omitted fields are unchanged. `version` guards against overwriting a teammate’s change.',
  access: 'settings:write',
  topics: ['settings'],
  input: shop.extend({
    ...z.object(core).omit({ policy: true, agent: true }).partial().shape,
    policy: aiPolicy.optional().describe('AI policy. If provided, it replaces the current policy entirely.'),
    agent: named(aiAgent.shape).optional().describe('AI agent settings. Each setting provided replaces the current one entirely.'),
    engine: named(engine)
      .extend({
        key: z
          .string()
          .trim()
          .min(8, 'This key is too short. Paste the whole key.')
          .max(400)
          .nullable()
          .optional()
          .describe('The shop’s own API key. It is stored encrypted and never returned. Null removes it.'),
      })
      .optional(),
    version: z.int().optional(),
  }),
  result: aiSettings,
  problems: ['settings.changed'],
});

const triedSettings = {
  agent: named(aiAgent.shape).optional().describe('Unsaved agent settings to test. Omitted settings use the saved values.'),
  confidence_threshold: aiBasics.confidence_threshold
    .optional()
    .describe('Unsaved confidence threshold to test. Defaults to the saved one.'),
  engine: z.enum(engineNames).optional().describe('Engine to test. Defaults to the shop’s engine order.'),
};
const said = z.array(z.object({ author: z.enum(['customer', 'ai']), text: text(4000).min(1, 'Enter a message.') }));
const remembered = z.record(z.string(), z.unknown()).nullable();
const asCustomer = id
  .nullable()
  .default(null)
  .describe('ID of the customer to answer as, treated as verified. Null for an unknown customer.');

/** An answer of the AI, with everything that led to it. */
const explainedAnswer = z.object({
  decision: z.enum(decisions),
  reason: z.enum(handoffReasons).nullable(),
  text: z.string(),
  cards: z.array(card),
  summary: z.string().nullable().describe('Summary for the teammate if the AI would hand off, otherwise null.'),
  run: run.omit({ id: true, conversation_id: true, message_id: true, decision: true, reason: true }),
  sources: z.array(source),
  trace,
});

export const tryAgent = call('POST /api/merchants/:merchant/settings/ai/playground', {
  summary: 'Preview the AI’s answer with its sources, tool calls, decision, duration and cost. Nothing is saved or sent to customers.',
  access: 'settings:write',
  people: 'The playground streams its steps to the teammate who runs it.',
  input: shop.extend({
    playground_id: id.describe('ID generated by the caller. It identifies the language model’s text in the live stream.'),
    turns: said.min(1).max(60).describe('Messages of the conversation, oldest first. The last one must be the customer’s.'),
    memory: remembered.default(null).describe('`memory` returned with the previous answer. Null for a new conversation.'),
    customer_id: asCustomer,
    ...triedSettings,
  }),
  result: explainedAnswer.extend({ memory: remembered }),
  problems: ['engine.unavailable', 'customer.missing'],
});

/** The most answers that one request replays. */
export const mostReplayed = 10;
export const replayAgent = call('POST /api/merchants/:merchant/settings/ai/playground/replay', {
  summary: 'Answer a conversation again from one of its messages, with changed settings. Nothing is saved or sent to customers.',
  access: 'settings:write',
  people: 'The playground is for the teammates who manage the AI.',
  input: shop.extend({
    from: z
      .union([
        z
          .object({ conversation_id: id, run_id: id })
          .describe('A run of a real conversation: it continues from what the AI remembered then.'),
        z
          .object({
            turns: said.min(1).max(60),
            turn: z.int().min(0).describe('Index of the customer’s message in `turns` to answer again first.'),
            memory: remembered.default(null).describe('The AI’s memory before that message.'),
            customer_id: asCustomer,
          })
          .describe('A conversation in the playground.'),
      ])
      .describe('Where to start.'),
    answers: z.int().min(1).max(mostReplayed).default(1).describe('How many answers to replay. Each continues from the new one before.'),
    ...triedSettings,
  }),
  result: z.object({
    earlier: z
      .array(z.object({ author: z.enum(['customer', 'ai', 'teammate', 'system']), text: z.string() }))
      .describe('Messages before the first replayed one.'),
    steps: z.array(
      z.object({
        asked: z.array(z.string()).describe('What the customer wrote.'),
        recorded: explainedAnswer.nullable().describe('The answer the AI gave then. Null for a conversation in the playground.'),
        now: explainedAnswer,
      }),
    ),
    complete: z.boolean().describe('False if the time limit was reached before all answers were replayed.'),
  }),
  problems: ['engine.unavailable', 'customer.missing', 'conversation.missing', 'run.missing'],
});
