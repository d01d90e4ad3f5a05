import { z } from 'zod';
import { attachment } from './files.ts';
import { currency, id, instant, money } from './values.ts';

export const authors = ['customer', 'ai', 'teammate', 'automation', 'campaign', 'system'] as const;
export const messageStatuses = ['queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'cancelled'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** An approved template of a channel, with what is filled in: all a channel takes once its reply window has closed. */
export const messageTemplate = z.object({
  name: z.string().min(1).max(512),
  language: z.string().min(2).max(20),
  parameters: z.array(z.string().max(1024)).max(20).default([]),
});
export type MessageTemplate = z.output<typeof messageTemplate>;

/** Cards are snapshots: they always show what the customer saw. */
export const productCard = z.object({
  type: z.literal('product'),
  product_id: id,
  variant_id: id.nullable().describe('Null if one of several variants has to be chosen.'),
  name: z.string(),
  detail: z.string(),
  price: money,
  currency,
  in_stock: z.boolean(),
  image: z.string().nullable(),
});
export const orderCard = z.object({
  type: z.literal('order'),
  order_id: id,
  order_number: z.string(),
  status: z.string(),
  /** The status in the language of the conversation, for the customer. */
  status_text: z.string().optional(),
  total_amount: money,
  currency,
  detail: z.string(),
});
/** A cart that the customer can pay at `url`. */
export const checkoutCard = z.object({
  type: z.literal('checkout'),
  url: z.string(),
  lines: z.array(z.object({ name: z.string(), detail: z.string(), quantity: z.int(), price: money })),
  discount: money.optional().describe('Included in the total. Missing if there is none.'),
  shipping: money.optional().describe('Included in the total. Missing if it is free.'),
  tax: money
    .nullable()
    .optional()
    .describe(
      'Tax that is added to the prices and included in the total. Null if it depends on the address, so that the total is without it; missing if none is added.',
    ),
  total_amount: money,
  currency,
});
export const card = z.discriminatedUnion('type', [productCard, orderCard, checkoutCard]);
export type Card = z.output<typeof card>;

/** A line in the thread that says what happened to the conversation. */
export const activity = z.object({
  kind: z.enum([
    'handoff_requested',
    'taken_over',
    'returned_to_ai',
    'resolved',
    'reopened',
    'snoozed',
    'woken',
    'pending',
    'assigned',
    'verified',
    'ai_dropped',
    'unassigned',
    'team_changed',
    'priority_changed',
    'tagged',
    'untagged',
    'muted',
    'unmuted',
    'merged',
    'merged_away',
    'schedule_cancelled',
    'csat_asked',
    'csat_answered',
    'order_placed',
    'identified',
    'ai_approved',
    'ai_declined',
  ]),
  actor: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
});
export type Activity = z.output<typeof activity>;

/** A source the AI read before it answered. */
export const source = z.object({
  kind: z.enum(['article', 'product', 'order', 'customer', 'shop', 'guidance']),
  id: z.string(),
  title: z.string(),
  score: z.number(),
  excerpt: z.string(),
});
export type Source = z.output<typeof source>;

/** As it comes back with the text that a teammate wrote from it. */
export const sentSource = source.extend({
  id: z.string().max(200),
  title: z.string().max(500),
  excerpt: z.string().max(2000),
});

/** The evidence of an AI message; `runs` has the full run. */
export const messageAi = z.object({
  run_id: id,
  engine: z.string(),
  model: z.string(),
  confidence: z.number().nullable(),
  sources: z.array(source),
  total_ms: z.int(),
  cost: z.string().nullable().describe('Cost in US dollars. Null if the model’s price is unknown.'),
});

export const message = z.object({
  id,
  conversation_id: id,
  seq: z.int().describe('Position of the message in the conversation, starting at 1 without gaps.'),
  client_id: z.string().nullable(),
  direction: z.enum(['in', 'out', 'none']),
  author: z.enum(authors),
  author_id: id.nullable(),
  author_name: z.string().nullable(),
  text: z.string(),
  cards: z.array(card),
  attachments: z.array(attachment),
  mentions: z.array(id).describe('IDs of the teammates mentioned in a private note.'),
  private: z.boolean(),
  activity: activity.nullable(),
  merged_from: z
    .int()
    .nullable()
    .describe('Number of the merged conversation that the message came from. Null if it was sent in this conversation.'),
  in_reply_to: id.nullable(),
  quoted: z
    .object({ author_name: z.string().nullable(), text: z.string() })
    .nullable()
    .describe('Start of the message being replied to. Null if the message isn’t a reply.'),
  status: z.enum(messageStatuses),
  error: z.string().nullable(),
  ai: messageAi.nullable(),
  suggested_from: z.array(source).describe('Sources of the AI’s suggestion that a teammate wrote the message from. Empty if none.'),
  created_at: instant,
});
export type Message = z.output<typeof message>;

/** Text may be empty if there is a file or a card. */
export const maybeText = z.string().trim().max(8000, 'Use at most 8,000 characters.');
export const messageText = z.string().trim().min(1, 'Enter a message.').max(8000, 'Use at most 8,000 characters.');
/** Generated by the sender, so that resending doesn't duplicate the message. */
export const clientId = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/);
