import type { HandoffReason } from '@parley/contract/conversations';
import { speak } from '../../../lib/messages.ts';
import { channels } from '../../../lib/messages/channels.ts';
import { handoffReasons } from '../../../lib/messages/handoff-reasons.ts';

/** /dashboard: who waits, how the shop is doing, recent activity, and the setup list. */
export const dashboard = {
  waiting: { zero: 'Nobody is waiting', one: 'One person is waiting for you', other: '{number} people are waiting for you' },
  // Two to twelve in words, separated by spaces, for the sentence above.
  numbers: 'Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve',
  loading: 'Your shop today',
  // Follows “One person is waiting for you”: those the AI is answering.
  ai_answering: {
    zero: 'The AI has no active conversations.',
    one: 'The AI is answering one other person.',
    other: 'The AI is answering {count} other people.',
  },
  // Follows “Nobody is waiting”: those the AI is answering.
  ai_answering_alone: {
    zero: 'The AI has no active conversations.',
    one: 'The AI is answering one person.',
    other: 'The AI is answering {count} people.',
  },
  oldest_open: 'Longest wait: {time}.',
  oldest_closed: 'Longest wait: {time}. The shop is closed.',
  open_now: 'The shop is open.',
  closed_now: 'The shop is closed.',
  answer: 'Answer next customer',

  // Under the revenue from chat.
  of_revenue: '{share} of gross revenue',
  // Beside the AI’s first response time: that of the team. {time} is a duration.
  people: 'human: {time}',
  failed: 'Couldn’t load the dashboard',

  revenue: 'Revenue',
  revenue_chart: 'Revenue by day',
  all: 'All',
  sold_in_chat: 'Sold in chat',
  revenue_failed: 'Couldn’t load revenue',

  // Heads a chart of how conversations end.
  endings: 'How conversations end',
  endings_how: 'Conversations that started in this period and ended or were handed off. Those the AI is still handling aren’t included.',
  endings_none: 'No conversations from this period have ended yet.',
  ending_ai_resolved: 'Resolved by AI',
  // {reason} is a reason such as “low confidence”.
  ending_handed_off: 'Handed off: {reason}',
  ending_person: 'Answered by a teammate',
  ending_abandoned: 'Customer left',
  ending_unanswered: 'Resolved without a reply',
  ending_rows: { one: '{name}, {share}, show {count} conversation', other: '{name}, {share}, show {count} conversations' },

  attention: 'Needs attention',
  attention_handoffs: 'Waiting for a teammate',
  attention_overdue_handoffs: 'Overdue handoffs',
  attention_approvals: 'Approvals waiting',
  attention_out_of_stock: 'Products out of stock',
  attention_orders_on_hold: 'Orders on hold',
  attention_returns_received: 'Received returns to close',
  attention_orders_to_confirm: 'Orders to confirm',
  attention_failed_messages: 'Undelivered messages',
  attention_failed_imports: 'Failed imports',

  activity: 'Activity',
  activity_none: 'No activity yet',
  activity_none_text: 'New conversations, orders and AI activity appear here.',
  activity_failed: 'Couldn’t load activity',
  somebody: 'A customer',
  // What happened. {name} is a customer; {title} is a handoff reason, a product sold, an order number, a rating or a file name.
  did_handoff: '{name} was handed off: {title}',
  did_asked: '{name} asked for a person',
  did_low_confidence: 'The AI wasn’t confident and handed off {name}',
  did_sold_ai: 'The AI sold {title} to {name}',
  did_sold_person: 'A teammate sold {title} to {name}',
  did_order: '{name} placed order {title}',
  did_delivered: 'Order {title} delivered',
  did_refund: 'Refund issued for order {title}',
  did_return: 'Return requested for order {title}',
  did_resolved_ai: 'The AI resolved the conversation with {name}',
  did_resolved: 'The conversation with {name} was resolved',
  did_csat: '{name} rated a conversation {title} out of 5',
  did_import: 'Import of {title} finished',

  set_up: 'Set up your shop',
  set_up_hide: 'Hide setup steps',
  set_up_guide: 'Step by step',
  set_up_done: '{done} of {all} done',
  set_up_skipped: '{done} of {all} done, {skipped} skipped',
  step_shop: 'Create your shop',
  step_look: 'Choose the look of the chat',
  step_channel: 'Add the chat to your website',
  step_knowledge: 'Teach the AI your policies',
  step_try: 'Try the AI',
  step_team: 'Invite your team',
  step_plan: 'Look at your plan',
  step_skipped: 'skipped',
  step_done: '{step}, done',
} as const;

export const t = speak({ dashboard, channel: channels, handoff: handoffReasons });

/** A handoff reason within a line; one missing from the catalogue is shown as is. */
export const reasonWithin = (reason: string) => (isReason(reason) ? t(`handoff.${reason}`).toLowerCase() : reason);

const isReason = (reason: string): reason is HandoffReason => reason in handoffReasons;
