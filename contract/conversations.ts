import { z } from 'zod';
import { authors } from './messages.ts';
import { id, instant } from './values.ts';

export const conversationStatuses = ['open', 'pending', 'snoozed', 'resolved'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];
export const handlers = ['ai', 'human', 'none'] as const;
export type Handler = (typeof handlers)[number];
export const channels = ['website', 'messenger', 'instagram', 'whatsapp', 'comment'] as const;
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

export const conversationActions = ['reply', 'note', 'take_over', 'return_to_ai', 'resolve', 'reopen', 'snooze', 'pend', 'assign'] as const;
export type ConversationAction = (typeof conversationActions)[number];

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
  unread: z.boolean().describe('A customer wrote since this teammate last looked, and a person holds it or is wanted.'),
  waiting_since: instant.nullable(),
  snoozed_until: instant.nullable(),
  last_message: z.object({ text: z.string(), author: z.enum(authors), author_name: z.string().nullable(), at: instant }).nullable(),
  reply_window: z.object({ open: z.boolean(), closes_at: instant.nullable(), allowed: z.enum(['free', 'tag', 'template']) }),
  handoff: z
    .object({
      reason: z.enum(handoffReasons),
      summary: z.string(),
      requested_at: instant,
      accepted_at: instant.nullable(),
      by: z.object({ id, name: z.string() }).nullable().describe('Who took it.'),
    })
    .nullable(),
  actions: z.array(z.enum(conversationActions)).describe('What this person may do with it now.'),
  version: z.int(),
  created_at: instant,
  last_activity_at: instant,
});
export type Conversation = z.output<typeof conversation>;
