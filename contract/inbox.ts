import { z } from 'zod';
import { conversation, conversationStatuses, priorities } from './conversations.ts';
import { call, command, query } from './endpoint.ts';
import { clientId, message, messageText, source } from './messages.ts';
import { run } from './runs.ts';
import { cursor, currency, id, instant, limit, merchantId, money, nothing, page, position } from './values.ts';

export const tabs = ['needs_you', 'ai', 'mine', 'all'] as const;
export type Tab = (typeof tabs)[number];

const one = z.object({ merchant: merchantId, id });

export const listConversations = query('GET /api/inbox/:merchant/conversations', {
  summary: 'Conversations, latest activity first',
  access: 'inbox:read',
  topics: ['inbox'],
  input: z.object({
    merchant: merchantId,
    tab: z.enum(tabs).default('all'),
    status: z.enum(conversationStatuses).optional(),
    q: z.string().trim().max(200).optional().describe('Words of the customer or of a message.'),
    limit: limit(),
    cursor,
  }),
  result: page(conversation),
});

export const countConversations = query('GET /api/inbox/:merchant/counts', {
  summary: 'The figures on the tabs, the badge and the bell',
  access: 'inbox:read',
  topics: ['inbox', 'notifications'],
  input: z.object({ merchant: merchantId }),
  result: z.object({ needs_you: z.int(), ai: z.int(), mine: z.int(), unread: z.int(), notifications: z.int() }),
});

export const getConversation = query('GET /api/inbox/:merchant/conversations/:id', {
  summary: 'One conversation',
  access: 'inbox:read',
  topics: ['inbox'],
  input: one,
  result: conversation,
  problems: ['conversation.missing'],
});

export const updateConversation = command('PATCH /api/inbox/:merchant/conversations/:id', {
  summary: 'Resolve, reopen, snooze, set aside, assign or prioritise',
  access: 'inbox:write',
  topics: ['inbox'],
  input: one.extend({
    status: z.enum(conversationStatuses).optional(),
    snoozed_until: instant.optional().describe('Needed with status snoozed.'),
    assignee_id: id.nullable().optional(),
    priority: z.enum(priorities).optional(),
  }),
  result: conversation,
  problems: ['conversation.missing', 'conversation.move_refused', 'assignee.missing'],
});

export const listMessages = query('GET /api/inbox/:merchant/conversations/:id/messages', {
  summary: 'A page of the thread, oldest first; the cursor leads to older pages',
  access: 'inbox:read',
  topics: ['messages'],
  input: one.extend({
    limit: limit(200, 50),
    cursor,
    after: position.optional().describe('Only what came after this `seq`.'),
  }),
  result: page(message),
  problems: ['conversation.missing'],
});

export const sendMessage = command('POST /api/inbox/:merchant/conversations/:id/messages', {
  summary: 'Write to the customer, or a private note. Writing while the AI holds the conversation takes it over; a note does not.',
  access: 'inbox:write',
  topics: ['inbox', 'messages'],
  creates: true,
  input: one.extend({
    client_id: clientId,
    text: messageText,
    private: z.boolean().default(false),
    in_reply_to: id.nullable().default(null),
  }),
  result: message,
  problems: ['conversation.missing', 'message.missing'],
});

export const handOff = command('POST /api/inbox/:merchant/conversations/:id/handoff', {
  summary: 'A person takes over; what the AI was about to send is cancelled. Repeating it changes nothing.',
  access: 'inbox:write',
  topics: ['inbox', 'messages'],
  input: one,
  result: conversation,
  problems: ['conversation.missing'],
});

export const returnToAi = command('POST /api/inbox/:merchant/conversations/:id/return-to-ai', {
  summary: 'Give the conversation back to the AI; the customer is told. Repeating it changes nothing.',
  access: 'inbox:write',
  topics: ['inbox', 'messages'],
  input: one.extend({ note: z.string().trim().max(1000).optional().describe('What the AI should know; the customer does not see it.') }),
  result: conversation,
  problems: ['conversation.missing', 'conversation.ai_unavailable'],
});

export const suggestReply = call('POST /api/inbox/:merchant/conversations/:id/suggestion', {
  summary: 'A draft answer with its sources, for the teammate to take or leave',
  access: 'inbox:write',
  input: one,
  result: z.object({ text: z.string(), confidence: z.number(), sources: z.array(source) }),
  problems: ['conversation.missing', 'suggestion.none'],
});

export const markRead = command('POST /api/inbox/:merchant/conversations/:id/read', {
  summary: 'This teammate has seen the thread up to `seq`',
  access: 'inbox:read',
  topics: ['inbox'],
  input: one.extend({ seq: position }),
  result: nothing,
  problems: ['conversation.missing'],
});

export const sayTyping = command('POST /api/inbox/:merchant/conversations/:id/typing', {
  summary: 'This teammate is, or stopped, typing',
  access: 'inbox:write',
  input: one.extend({ on: z.boolean() }),
  result: nothing,
  problems: ['conversation.missing'],
});

export const panelOrder = z.object({
  id,
  order_number: z.string(),
  status: z.string(),
  payment_status: z.string(),
  total_amount: money,
  currency,
  placed_at: instant,
  lines: z.array(z.object({ name: z.string(), detail: z.string(), quantity: z.int() })),
  tracking: z.array(z.string()),
});

/** The panel beside a thread, in one read: who the customer is, what they bought, what the AI did. */
export const getPanel = query('GET /api/inbox/:merchant/conversations/:id/panel', {
  summary: 'Customer, orders and the AI runs of a conversation',
  access: 'inbox:read',
  topics: ['inbox', 'orders', 'customers'],
  input: one,
  result: z.object({
    customer: z.object({
      id,
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      language: z.string().nullable(),
      spent: money,
      currency,
      orders_count: z.int(),
      since: instant,
      verified: z.boolean(),
      conversations_count: z.int(),
    }),
    orders: z.array(panelOrder),
    runs: z.array(run),
  }),
  problems: ['conversation.missing'],
});
