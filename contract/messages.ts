import { z } from 'zod';
import { attachment } from './files.ts';
import { currency, id, instant, money } from './values.ts';

export const authors = ['customer', 'ai', 'teammate', 'automation', 'campaign', 'system'] as const;
export const messageStatuses = ['queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'cancelled'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Cards are snapshots: what the customer saw stays what was shown. */
export const productCard = z.object({
  type: z.literal('product'),
  product_id: id,
  variant_id: id.nullable(),
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
  total_amount: money,
  currency,
  detail: z.string(),
});
/** A cart the customer can pay for at `url`. */
export const checkoutCard = z.object({
  type: z.literal('checkout'),
  url: z.string(),
  lines: z.array(z.object({ name: z.string(), detail: z.string(), quantity: z.int(), price: money })),
  total_amount: money,
  currency,
});
export const card = z.discriminatedUnion('type', [productCard, orderCard, checkoutCard]);
export type Card = z.output<typeof card>;

/** A line in the thread that says what happened to the conversation, not what somebody said. */
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

/** One thing the AI read before it answered. */
export const source = z.object({
  kind: z.enum(['article', 'product', 'order', 'customer', 'shop', 'guidance']),
  id: z.string(),
  title: z.string(),
  score: z.number(),
  excerpt: z.string(),
});
export type Source = z.output<typeof source>;

/** The evidence that hangs on an AI message; the whole run is in `runs`. */
export const messageAi = z.object({
  run_id: id,
  engine: z.string(),
  model: z.string(),
  confidence: z.number().nullable(),
  sources: z.array(source),
  total_ms: z.int(),
  cost: z.string().nullable().describe('In US dollars; null means unpriced.'),
});

export const message = z.object({
  id,
  conversation_id: id,
  seq: z.int().describe('Position in the conversation, from 1, without gaps.'),
  client_id: z.string().nullable(),
  direction: z.enum(['in', 'out', 'none']),
  author: z.enum(authors),
  author_id: id.nullable(),
  author_name: z.string().nullable(),
  text: z.string(),
  cards: z.array(card),
  attachments: z.array(attachment),
  mentions: z.array(id).describe('Teammates a private note names.'),
  private: z.boolean(),
  activity: activity.nullable(),
  merged_from: z.int().nullable().describe('The number of the conversation it was said in, when that was merged into this one.'),
  in_reply_to: id.nullable(),
  quoted: z
    .object({ author_name: z.string().nullable(), text: z.string() })
    .nullable()
    .describe('The beginning of the message it answers.'),
  status: z.enum(messageStatuses),
  error: z.string().nullable(),
  ai: messageAi.nullable(),
  created_at: instant,
});
export type Message = z.output<typeof message>;

/** Text may be empty where a file or a card says it all. */
export const maybeText = z.string().trim().max(8000, 'A message may have at most 8,000 characters.');
export const messageText = z.string().trim().min(1, 'Write something first.').max(8000, 'A message may have at most 8,000 characters.');
/** Made by the sender, so that a message sent again is the same message. */
export const clientId = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/);
