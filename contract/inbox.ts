import { z } from 'zod';
import { channels } from './channels.ts';
import { conversation, conversationFields, conversationSorts, conversationStatuses, priorities } from './conversations.ts';
import { customerNote } from './customer-notes.ts';
import { filterParam } from './filters.ts';
import { attachment } from './files.ts';
import { tabs } from './tabs.ts';
import { call, command, query } from './endpoint.ts';
import { card, clientId, maybeText, message, source, messageTemplate } from './messages.ts';
import { run } from './runs.ts';
import { cursor, currency, id, instant, limit, merchantId, money, nothing, page, position } from './values.ts';

export { type Tab, tabOrder, tabs } from './tabs.ts';

const one = z.object({ merchant: merchantId, id });
const content = {
  text: maybeText,
  in_reply_to: id.nullable().default(null),
  attachment_ids: z.array(id).max(10, 'Attach up to 10 files.').default([]),
  cards: z.array(sentCard()).max(5, 'Add up to 5 cards.').default([]),
};
/** The product, order or checkout link of this conversation to show; the server renders its card from current data. */
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
  summary: 'List conversations; merged conversations are excluded',
  access: 'inbox:read',
  topics: ['inbox'],
  input: z.object({
    merchant: merchantId,
    tab: z.enum(tabs).default('all'),
    status: z.enum(conversationStatuses).optional(),
    q: z.string().trim().max(200).optional().describe('Search term: words from the customer’s details or from a message.'),
    filter: filterParam(conversationFields).optional(),
    sort: z
      .enum(conversationSorts)
      .optional()
      .describe('Sort field. By default, the tab `needs_you` lists the longest wait first, the others the latest activity first.'),
    order: z
      .enum(['asc', 'desc'])
      .optional()
      .describe(
        'Sort direction, `desc` by default if `sort` is given. For `priority`, `desc` is most urgent first; for `waiting_since`, `asc` is longest wait first.',
      ),
    limit: limit(),
    cursor,
  }),
  result: page(conversation),
});

export const countConversations = query('GET /api/inbox/:merchant/counts', {
  summary: 'Retrieve the counts for the inbox tabs, the unread badge and the notification bell',
  access: 'inbox:read',
  topics: ['inbox', 'notifications', 'approvals'],
  input: z.object({ merchant: merchantId }),
  result: z.object({
    needs_you: z.int(),
    ai: z.int(),
    mine: z.int(),
    unread: z.int(),
    notifications: z.int(),
    approvals: z.int().describe('Number of pending approvals: customer requests to the AI that a teammate must approve.'),
  }),
});

export const getConversation = query('GET /api/inbox/:merchant/conversations/:id', {
  summary: 'Retrieve a conversation',
  access: 'inbox:read',
  topics: ['inbox'],
  input: one,
  result: conversation,
  problems: ['conversation.missing'],
});

export const updateConversation = command('PATCH /api/inbox/:merchant/conversations/:id', {
  summary: 'Update a conversation: resolve, reopen, snooze, set to pending, assign or prioritize',
  access: 'inbox:write',
  topics: ['inbox'],
  input: one.extend({
    status: z.enum(conversationStatuses).optional(),
    snoozed_until: instant
      .nullable()
      .optional()
      .describe('Time at which a snoozed conversation wakes. If null, it wakes when the customer writes. Only used with status `snoozed`.'),
    assignee_id: id.nullable().optional(),
    team_id: id.nullable().optional(),
    brand_id: id.nullable().optional().describe('ID of the conversation’s brand. Null for the default brand.'),
    priority: z.enum(priorities).optional(),
    subject: z.string().trim().max(200, 'Use at most 200 characters.').nullable().optional(),
    muted: z.boolean().optional(),
  }),
  result: conversation,
  problems: ['conversation.missing', 'conversation.move_refused', 'assignee.missing', 'team.missing', 'brand.missing'],
});

export const listMessages = query('GET /api/inbox/:merchant/conversations/:id/messages', {
  summary: 'List the messages of a conversation, oldest first; use the cursor to load older messages',
  access: 'inbox:read',
  topics: ['messages'],
  input: one.extend({
    limit: limit(200, 50),
    cursor,
    after: position.optional().describe('`seq` of a message. If provided, only later messages are returned.'),
  }),
  result: page(message),
  problems: ['conversation.missing'],
});

export const sendMessage = command('POST /api/inbox/:merchant/conversations/:id/messages', {
  summary: 'Send a message to the customer, or a private note. A message takes the conversation over from the AI; a note doesn’t.',
  access: 'inbox:write',
  topics: ['inbox', 'messages'],
  creates: true,
  input: one.extend({
    client_id: clientId,
    ...content,
    private: z.boolean().default(false),
    template: messageTemplate
      .optional()
      .describe('Approved message template, which can be sent even if the reply window is closed. `text` is the template’s text.'),
    mentions: z.array(id).max(20).default([]).describe('IDs of the teammates mentioned in a private note. They are notified.'),
  }),
  result: message,
  problems: [...sendProblems, 'message.template_unsupported'],
});

/** A message scheduled by a teammate. It is canceled if the customer writes first. */
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
  reason: z.string().nullable().describe('Reason why the message was canceled or failed. Null otherwise.'),
  created_at: instant,
});
export type ScheduledMessage = z.output<typeof scheduledMessage>;
export const listScheduled = query('GET /api/inbox/:merchant/conversations/:id/scheduled', {
  summary: 'List a conversation’s scheduled messages, and those canceled in the last day',
  access: 'inbox:read',
  topics: ['messages', 'scheduled'],
  input: one,
  result: z.object({ items: z.array(scheduledMessage) }),
  problems: ['conversation.missing'],
});
export const scheduleMessage = command('POST /api/inbox/:merchant/conversations/:id/scheduled', {
  summary: 'Schedule a message, from a minute to 90 days from now; it’s canceled, and its author notified, if the customer writes first',
  access: 'inbox:write',
  people: 'Scheduled messages are sent in a teammate’s name.',
  topics: ['scheduled'],
  creates: true,
  input: one.extend({ client_id: clientId, ...content, send_at: instant }),
  result: scheduledMessage,
  problems: sendProblems,
});
export const cancelScheduled = command('DELETE /api/inbox/:merchant/conversations/:id/scheduled/:scheduled', {
  summary: 'Cancel a scheduled message; its text is returned',
  access: 'inbox:write',
  topics: ['scheduled'],
  input: one.extend({ scheduled: id }),
  result: scheduledMessage,
  problems: ['conversation.missing', 'scheduled.missing'],
});

export const retryMessage = command('POST /api/inbox/:merchant/conversations/:id/messages/:message/retry', {
  summary: 'Retry a message that failed',
  access: 'inbox:write',
  topics: ['messages'],
  input: one.extend({ message: id }),
  result: message,
  problems: ['conversation.missing', 'message.missing', 'message.not_failed'],
});

export const mergeConversation = command('POST /api/inbox/:merchant/conversations/:id/merge', {
  summary:
    'Merge this conversation into another one with the same customer: its messages are added to the end of the other one, which also receives the customer’s next message',
  access: 'inbox:write',
  topics: ['inbox', 'messages'],
  input: one.extend({ into: id }),
  result: conversation,
  problems: ['conversation.missing', 'conversation.merge_refused'],
});
export const pinConversation = command('PUT /api/inbox/:merchant/conversations/:id/pin', {
  summary: 'Pin a conversation to the top of your list; you can pin up to 50',
  access: 'inbox:read',
  people: 'Pins belong to a teammate.',
  topics: ['inbox'],
  input: one.extend({ pinned: z.boolean() }),
  result: conversation,
  problems: ['conversation.missing', 'conversation.too_many_pins'],
});
export const sayViewing = command('POST /api/inbox/:merchant/conversations/:id/viewing', {
  summary: 'Signal that you’re viewing a conversation or have left it. Repeat every 20 seconds while viewing. Nothing is stored.',
  access: 'inbox:read',
  people: 'Only teammates can be shown as viewing or typing.',
  input: one.extend({ on: z.boolean() }),
  result: nothing,
  problems: ['conversation.missing'],
});
export const rewriteText = call('POST /api/inbox/:merchant/conversations/:id/rewrite', {
  summary: 'Rewrite a draft: shorter, friendlier, more formal, corrected, or in another language',
  access: 'inbox:write',
  input: one.extend({
    text: z.string().trim().min(1, 'Enter a draft to rewrite.').max(8000),
    how: z.enum(rewrites),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional()
      .describe('Language to translate into, as an ISO 639-1 code. Defaults to the customer’s language.'),
  }),
  result: z.object({ text: z.string(), engine: z.string(), changed: z.boolean() }),
  problems: ['conversation.missing', 'rewrite.unavailable'],
});
export const listRewrites = query('GET /api/inbox/:merchant/rewrites', {
  summary: 'List the rewrites that the shop’s AI engine supports',
  access: 'inbox:read',
  topics: ['settings'],
  input: z.object({ merchant: merchantId }),
  result: z.object({ items: z.array(z.enum(rewrites)) }),
});

export const takeOverConversation = command('POST /api/inbox/:merchant/conversations/:id/handoff', {
  summary: 'Take over a conversation; the AI’s pending reply is canceled. Idempotent.',
  access: 'inbox:write',
  people: 'Only a teammate can take over a conversation.',
  topics: ['inbox', 'messages'],
  input: one,
  result: conversation,
  problems: ['conversation.missing'],
});

export const returnToAi = command('POST /api/inbox/:merchant/conversations/:id/return-to-ai', {
  summary: 'Return a conversation to the AI; the customer is notified. Idempotent.',
  access: 'inbox:write',
  topics: ['inbox', 'messages'],
  input: one.extend({ note: z.string().trim().max(1000).optional().describe('Note for the AI. The customer doesn’t see it.') }),
  result: conversation,
  problems: ['conversation.missing', 'conversation.ai_unavailable'],
});

export const suggestReply = call('POST /api/inbox/:merchant/conversations/:id/suggestion', {
  summary: 'Suggest a reply with its sources, for the teammate to use or ignore',
  access: 'inbox:write',
  input: one,
  result: z.object({ text: z.string(), confidence: z.number(), sources: z.array(source) }),
  problems: ['conversation.missing', 'suggestion.none'],
});

export const markRead = command('POST /api/inbox/:merchant/conversations/:id/read', {
  summary: 'Mark a conversation as read up to `seq`',
  access: 'inbox:read',
  people: 'Each teammate has their own read status.',
  topics: ['inbox'],
  input: one.extend({ seq: position }),
  result: nothing,
  problems: ['conversation.missing'],
});
export const markUnread = command('POST /api/inbox/:merchant/conversations/:id/unread', {
  summary: 'Mark a conversation as unread for you',
  access: 'inbox:read',
  people: 'Each teammate has their own read status.',
  topics: ['inbox'],
  input: one,
  result: conversation,
  problems: ['conversation.missing'],
});

export const sayTyping = command('POST /api/inbox/:merchant/conversations/:id/typing', {
  summary: 'Signal that you’re typing or have stopped',
  access: 'inbox:write',
  people: 'Only teammates can be shown as viewing or typing.',
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
  actions: z.array(z.string()).describe('Actions that you can currently take on the order.'),
});
const identity = z.object({
  kind: z.enum(['email', 'phone', 'external_id', 'visitor']),
  value: z.string(),
  verified: z.boolean(),
});

/** The side panel of a thread in one read: the customer, their purchases, and the AI's runs. */
export const getPanel = query('GET /api/inbox/:merchant/conversations/:id/panel', {
  summary: 'Retrieve the customer, orders and AI runs of a conversation',
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
      page_url: z.string().nullable().describe('URL of the page the customer is on, or was last on. Null if unknown.'),
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
      .describe('Up to 20 other conversations with the customer that you can see, latest first.'),
    orders: z.array(panelOrder),
    runs: z.array(run),
  }),
  problems: ['conversation.missing'],
});
