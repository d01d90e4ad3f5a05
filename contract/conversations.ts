import { z } from 'zod';
import { channels } from './channels.ts';
import { csat } from './csat.ts';
import { authors } from './messages.ts';
import { tag } from './tags.ts';
import type { Fields } from './filters.ts';
import { id, instant } from './values.ts';

export const conversationStatuses = ['open', 'pending', 'snoozed', 'resolved'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];
export const handlers = ['ai', 'human', 'none'] as const;
export type Handler = (typeof handlers)[number];
export const priorities = ['low', 'normal', 'high', 'urgent'] as const;
export const handoffReasons = [
  'customer_request',
  'missing_knowledge',
  'low_confidence',
  'policy_restriction',
  'unsupported_request',
  'tool_failure',
  'negative_sentiment',
  'usage_limit',
  'sensitive_topic',
] as const;
export type HandoffReason = (typeof handoffReasons)[number];

/**
 * How a conversation ended: `ai_resolved` only if the AI answered and no person wrote or was requested; `handed_off` if a person was requested and
 * nobody has resolved it; `abandoned` if the customer left a question of the AI unanswered, for a day or until it was closed; `unanswered` if it was
 * closed without any answer.
 */
export const outcomes = ['ai_resolved', 'person_resolved', 'handed_off', 'abandoned', 'unanswered', 'open'] as const;
/** How the AI resolved it: the customer confirmed that it helped, or wrote nothing more. */
export const aiResolutions = ['confirmed', 'assumed'] as const;

export const conversationActions = [
  'reply',
  'note',
  'take_over',
  'return_to_ai',
  'resolve',
  'reopen',
  'snooze',
  'pend',
  'assign',
  'prioritise',
  'tag',
  'mute',
  'merge',
  'block',
] as const;
export type ConversationAction = (typeof conversationActions)[number];

/** Fields of the conversation list's filter. A choice without values takes ids; `me` stands for the current user. */
export const conversationFields = {
  status: { type: 'choice', values: conversationStatuses },
  handler: { type: 'choice', values: handlers },
  channel: { type: 'choice', values: channels },
  priority: { type: 'choice', values: priorities },
  assignee: { type: 'choice' },
  team: { type: 'choice' },
  tag: { type: 'choice' },
  handoff_reason: { type: 'choice', values: handoffReasons },
  language: { type: 'choice' },
  customer_name: { type: 'text', personal: true },
  customer_email: { type: 'text', personal: true },
  subject: { type: 'text' },
  number: { type: 'number' },
  csat_score: { type: 'number' },
  message_count: { type: 'number' },
  created_at: { type: 'instant' },
  last_activity_at: { type: 'instant' },
  waiting_since: { type: 'instant' },
  brand: { type: 'choice' },
  outcome: { type: 'choice', values: outcomes },
  ai_resolution: { type: 'choice', values: aiResolutions },
  resolved_at: { type: 'instant' },
  handoff_requested_at: { type: 'instant' },
  first_human_reply_at: { type: 'instant' },
  answered_by: { type: 'choice' },
  ai_involved: { type: 'flag' },
  ai_ran: { type: 'flag' },
  ai_reported: { type: 'flag' },
  has_cart: { type: 'flag' },
  has_order: { type: 'flag' },
  unread: { type: 'flag' },
  muted: { type: 'flag' },
  pinned: { type: 'flag' },
} as const satisfies Fields;
export const conversationSorts = ['last_activity_at', 'created_at', 'priority', 'waiting_since'] as const;
export type ConversationSort = (typeof conversationSorts)[number];

/** How long the inbox offers to undo an action, in milliseconds. A survey waits that long after a teammate resolves. */
export const undoMs = 10_000;

export const replyWindow = z.object({
  open: z.boolean().describe('Whether the reply window is open. If false, only templates can be sent.'),
  closes_at: instant.nullable().describe('Time at which `allowed` next becomes more restrictive. Null if it never does.'),
  allowed: z.enum(['free', 'tag', 'template']),
});
export type ReplyWindow = z.output<typeof replyWindow>;

export const conversation = z.object({
  id,
  number: z.int(),
  status: z.enum(conversationStatuses),
  handler: z.enum(handlers),
  channel: z.enum(channels),
  priority: z.enum(priorities),
  subject: z.string().nullable(),
  customer: z.object({ id, name: z.string(), email: z.string().nullable() }),
  customer_name: z.string(),
  assignee: z.object({ id, name: z.string() }).nullable(),
  team: z.object({ id, name: z.string() }).nullable(),
  brand: z.object({ id, name: z.string() }).nullable().describe('Brand of the conversation. Null for the default brand.'),
  tags: z.array(tag),
  unread: z
    .boolean()
    .describe('Whether the customer has written since you last read the conversation, and a teammate is handling it or is needed.'),
  read_seq: z.int().describe('`seq` of the last message you have read. 0 if you haven’t read any.'),
  waiting_since: instant.nullable(),
  snoozed_until: instant
    .nullable()
    .describe('Time at which the snoozed conversation wakes. Null if it isn’t snoozed, or wakes only when the customer writes.'),
  pinned: z.boolean().describe('Whether you pinned the conversation.'),
  muted: z
    .boolean()
    .describe(
      'Whether the conversation is muted: it isn’t marked as unread, sends no notifications, and isn’t woken or reopened by new messages.',
    ),
  blocked: z.boolean().describe('Whether the customer is blocked. If true, their messages are rejected.'),
  merged_into: z.object({ id, number: z.int() }).nullable(),
  erased: z.boolean().describe('Whether the customer was erased. If true, the messages are deleted and no new ones can be sent.'),
  last_message: z.object({ text: z.string(), author: z.enum(authors), author_name: z.string().nullable(), at: instant }).nullable(),
  customer_text: z
    .string()
    .nullable()
    .describe('The customer’s last message, its first 500 characters. Null if they haven’t written since this was recorded.'),
  reply_window: replyWindow,
  csat: csat.nullable(),
  handoff: z
    .object({
      reason: z.enum(handoffReasons),
      summary: z.string(),
      requested_at: instant,
      accepted_at: instant.nullable(),
      by: z.object({ id, name: z.string() }).nullable().describe('Teammate who accepted the handoff. Null if nobody has.'),
    })
    .nullable(),
  actions: z.array(z.enum(conversationActions)).describe('Actions that you can currently take on the conversation.'),
  version: z.int(),
  created_at: instant,
  last_activity_at: instant,
});
export type Conversation = z.output<typeof conversation>;
