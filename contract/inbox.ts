import { z } from 'zod';
import { channels } from './channels.ts';
import { conversation, conversationFields, conversationSorts, conversationStatuses, priorities } from './conversations.ts';
import { customerNote } from './customer-notes.ts';
import { filterParam } from './filters.ts';
import { attachment } from './files.ts';
import { tabs } from './tabs.ts';
import { call, command, query } from './endpoint.ts';
import { card, clientId, maybeText, message, source } from './messages.ts';
import { run } from './runs.ts';
import { cursor, currency, id, instant, limit, merchantId, money, nothing, page, position } from './values.ts';

export { type Tab, tabs } from './tabs.ts';

const one = z.object({ merchant: merchantId, id });
const content = {
  text: maybeText,
  in_reply_to: id.nullable().default(null),
  attachment_ids: z.array(id).max(10, 'A message may carry at most 10 files.').default([]),
  cards: z.array(sentCard()).max(5, 'A message may carry at most 5 cards.').default([]),
};
/** Which product, order or checkout link of this conversation to show; the server takes its card from what is there now. */
function sentCard() {
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('product'), product_id: id, variant_id: id.nullable().default(null) }),
    z.object({ type: z.literal('order'), order_id: id }),
    z.object({ type: z.literal('checkout'), checkout_id: id }),
  ]);
}
const sendProblems = [
  'conversation.missing',
  'message.missing',
  'message.empty',
  'message.too_long',
  'message.window_closed',
  'file.missing',
  'file.too_large',
  'product.missing',
  'order.missing',
  'checkout.missing',
  'checkout.closed',
] as const;
export const rewrites = ['shorten', 'friendlier', 'formal', 'fix', 'translate'] as const;
export type Rewrite = (typeof rewrites)[number];

export const listConversations = query('GET /api/inbox/:merchant/conversations', {
  summary: 'Conversations, latest activity first unless sorted otherwise; merged ones are left out',
  access: 'inbox:read',
  topics: ['inbox'],
  input: z.object({
    merchant: merchantId,
    tab: z.enum(tabs).default('all'),
    status: z.enum(conversationStatuses).optional(),
    q: z.string().trim().max(200).optional().describe('Words of the customer or of a message.'),
    filter: filterParam(conversationFields).optional(),
    sort: z.enum(conversationSorts).default('last_activity_at'),
    order: z.enum(['asc', 'desc']).default('desc').describe('For priority, desc is urgent first; for waiting_since, asc is longest first.'),
    limit: limit(),
    cursor,
  }),
  result: page(conversation),
});

export const countConversations = query('GET /api/inbox/:merchant/counts', {
  summary: 'The figures on the tabs, the badge and the bell',
  access: 'inbox:read',
  topics: ['inbox', 'notifications', 'approvals'],
  input: z.object({ merchant: merchantId }),
  result: z.object({
    needs_you: z.int(),
    ai: z.int(),
    mine: z.int(),
    unread: z.int(),
    notifications: z.int(),
    approvals: z.int().describe('What customers asked the AI for and a teammate has to allow.'),
  }),
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
    snoozed_until: instant.nullable().optional().describe('With status snoozed: when it wakes; null until the customer writes.'),
    assignee_id: id.nullable().optional(),
    team_id: id.nullable().optional(),
    brand_id: id.nullable().optional().describe('null is the default brand.'),
    priority: z.enum(priorities).optional(),
    subject: z.string().trim().max(200, 'Use at most 200 characters.').nullable().optional(),
    muted: z.boolean().optional(),
  }),
  result: conversation,
  problems: ['conversation.missing', 'conversation.move_refused', 'assignee.missing', 'team.missing', 'brand.missing'],
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
    ...content,
    private: z.boolean().default(false),
    mentions: z.array(id).max(20).default([]).describe('Teammates a private note names; they are notified.'),
  }),
  result: message,
  problems: sendProblems,
});

/** What a teammate has written for later. The customer writing first cancels it. */
export const scheduledMessage = z.object({
  id,
  conversation_id: id,
  text: z.string(),
  attachments: z.array(attachment),
  cards: z.array(card),
  in_reply_to: id.nullable(),
  author: z.object({ id, name: z.string() }),
  send_at: instant,
  state: z.enum(['scheduled', 'sent', 'cancelled', 'failed']),
  reason: z.string().nullable().describe('Why it was cancelled or failed.'),
  created_at: instant,
});
export type ScheduledMessage = z.output<typeof scheduledMessage>;
export const listScheduled = query('GET /api/inbox/:merchant/conversations/:id/scheduled', {
  summary: 'What is written for later in a conversation, and what was cancelled in the last day',
  access: 'inbox:read',
  topics: ['messages', 'scheduled'],
  input: one,
  result: z.object({ items: z.array(scheduledMessage) }),
  problems: ['conversation.missing'],
});
export const scheduleMessage = command('POST /api/inbox/:merchant/conversations/:id/scheduled', {
  summary:
    'Write to the customer later, from a minute to 90 days from now; it is cancelled, and its author told, when the customer writes first',
  access: 'inbox:write',
  topics: ['scheduled'],
  creates: true,
  input: one.extend({ client_id: clientId, ...content, send_at: instant }),
  result: scheduledMessage,
  problems: sendProblems,
});
export const cancelScheduled = command('DELETE /api/inbox/:merchant/conversations/:id/scheduled/:scheduled', {
  summary: 'Do not send what was written for later; its words come back',
  access: 'inbox:write',
  topics: ['scheduled'],
  input: one.extend({ scheduled: id }),
  result: scheduledMessage,
  problems: ['conversation.missing', 'scheduled.missing'],
});

export const retryMessage = command('POST /api/inbox/:merchant/conversations/:id/messages/:message/retry', {
  summary: 'Try again to send a message that failed',
  access: 'inbox:write',
  topics: ['messages'],
  input: one.extend({ message: id }),
  result: message,
  problems: ['conversation.missing', 'message.missing', 'message.not_failed'],
});

export const mergeConversation = command('POST /api/inbox/:merchant/conversations/:id/merge', {
  summary:
    'Move everything said in this conversation to the end of another of the same customer; what the customer writes next arrives there',
  access: 'inbox:write',
  topics: ['inbox', 'messages'],
  input: one.extend({ into: id }),
  result: conversation,
  problems: ['conversation.missing', 'conversation.merge_refused'],
});
export const pinConversation = command('PUT /api/inbox/:merchant/conversations/:id/pin', {
  summary: 'Keep a conversation at the top of one’s own list, at most 50',
  access: 'inbox:read',
  topics: ['inbox'],
  input: one.extend({ pinned: z.boolean() }),
  result: conversation,
  problems: ['conversation.missing', 'conversation.too_many_pins'],
});
export const sayViewing = command('POST /api/inbox/:merchant/conversations/:id/viewing', {
  summary: 'This teammate has the conversation open, or left it. Said again every 20 s; nobody stores it.',
  access: 'inbox:read',
  input: one.extend({ on: z.boolean() }),
  result: nothing,
  problems: ['conversation.missing'],
});
export const rewriteText = call('POST /api/inbox/:merchant/conversations/:id/rewrite', {
  summary: 'A draft said otherwise: shorter, friendlier, more formal, with its mistakes mended, or in another language',
  access: 'inbox:write',
  input: one.extend({
    text: z.string().trim().min(1, 'Write something first.').max(8000),
    how: z.enum(rewrites),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional()
      .describe('For translate; without it the customer’s.'),
  }),
  result: z.object({ text: z.string(), engine: z.string(), changed: z.boolean() }),
  problems: ['conversation.missing', 'rewrite.unavailable'],
});
export const listRewrites = query('GET /api/inbox/:merchant/rewrites', {
  summary: 'What the shop’s AI engine can do with a draft',
  access: 'inbox:read',
  topics: ['settings'],
  input: z.object({ merchant: merchantId }),
  result: z.object({ items: z.array(z.enum(rewrites)) }),
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
export const markUnread = command('POST /api/inbox/:merchant/conversations/:id/unread', {
  summary: 'For this teammate, as if the customer’s last message had not been seen',
  access: 'inbox:read',
  topics: ['inbox'],
  input: one,
  result: conversation,
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
  actions: z.array(z.string()).describe('What this person may do with the order now.'),
});
const identity = z.object({
  kind: z.enum(['email', 'phone', 'external_id', 'visitor']),
  value: z.string(),
  verified: z.boolean(),
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
      blocked: z.boolean(),
      identities: z.array(identity),
      page_url: z.string().nullable().describe('Where they are, or were last, on the website.'),
      notes: z.array(customerNote),
    }),
    cart: z
      .object({
        items: z.array(z.object({ name: z.string(), quantity: z.int(), price: money.nullable() })),
        total: money.nullable(),
        currency: currency.nullable(),
        at: instant,
      })
      .nullable(),
    past: z
      .array(
        z.object({
          id,
          number: z.int(),
          status: z.enum(conversationStatuses),
          channel: z.enum(channels),
          last_text: z.string(),
          last_activity_at: instant,
          csat_score: z.int().nullable(),
        }),
      )
      .describe('Other conversations of this customer that this teammate may see, latest first, at most 20.'),
    orders: z.array(panelOrder),
    runs: z.array(run),
  }),
  problems: ['conversation.missing'],
});
