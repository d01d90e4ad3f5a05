import { speak } from '../../../lib/messages.ts';
import { channels } from '../../../lib/messages/channels.ts';
import { handoffReasons } from '../../../lib/messages/handoff-reasons.ts';

/** /analytics, and the names of metrics and dimensions that the dashboard shares. */
export const analytics = {
  title: 'How your shop is doing',
  about: 'See your metrics for the selected period and how each one is calculated. Days are your shop’s ({zone}).',
  tabs: 'Reports',
  tab_metrics: 'Overview',
  tab_conversions: 'Conversions',
  tab_revenue: 'Revenue',
  tab_products: 'Products',
  tab_customers: 'Customers',
  tab_ai: 'AI',
  tab_team: 'Team',

  period: 'Period',
  period_today: 'Today',
  period_7d: 'Last 7 days',
  period_30d: 'Last 30 days',
  period_90d: 'Last 90 days',
  period_365d: 'Last 365 days',
  period_this_month: 'This month',
  period_last_month: 'Last month',
  period_custom: 'Custom range',
  period_from: 'Start date',
  period_to: 'End date',
  period_apply: 'Apply',
  period_wrong: 'Choose an end date on or after the start date, at most 731 days later.',
  compare: 'Compare periods',
  before: 'Previous period',
  brand: 'Brand',
  every_brand: 'All brands',

  // A button at a metric. {name} is the metric’s name.
  how: 'How “{name}” is calculated',
  rows: 'Show records for “{name}”',
  export: 'Export records for “{name}”',
  none: '–',
  // Shown instead of the change if the previous period has no data.
  no_previous: 'no earlier data',
  same: 'no change',
  // A change in percentage points.
  points: '{value} pts',
  failed: 'Couldn’t load analytics',
  empty: 'No data for this period',
  empty_text: 'Choose a longer period, or come back after your first orders and conversations.',
  longer: 'Show the last 365 days',
  to_set_up: 'Go to the dashboard',

  // Names of metrics.
  f_revenue: 'Revenue',
  f_gross: 'Gross revenue',
  f_refunds: 'Refunds',
  f_net: 'Net revenue',
  f_sold_in_chat: 'Sold in chat',
  f_sold_by_ai: 'Sold by AI',
  f_sold_by_teammates: 'Sold by teammates',
  f_influenced: 'Influenced by chat',
  f_orders: 'Orders',
  f_average_order: 'Average order value',
  f_conversations: 'Conversations',
  f_ai_resolution: 'Resolved by AI',
  f_involvement: 'AI involvement rate',
  f_resolution: 'AI resolution rate',
  f_automation: 'Automation rate',
  f_durable: 'Still resolved after 7 days',
  f_confirmed: 'Confirmed resolutions',
  f_assumed: 'Assumed resolutions',
  f_escalated: 'Handed off',
  f_abandoned: 'Customer left',
  f_answer_rate: 'Answer rate',
  f_fallback: 'Fallback engine used',
  f_reported: 'Reported answers',
  f_tokens_input: 'Input',
  f_tokens_cached: 'Cache read',
  f_tokens_cache_write: 'Cache write',
  f_tokens_output: 'Output',
  f_tokens_reasoning: 'Reasoning',
  f_csat: 'CSAT',
  f_csat_ai: 'CSAT, AI only',
  f_csat_assisted: 'CSAT, AI and team',
  f_csat_people: 'CSAT, team only',
  f_first_reply_ai: 'First AI response',
  f_first_reply: 'First AI response',
  f_first_reply_people: 'First human response',
  f_first_human_reply: 'First response after handoff',
  f_time_to_accept: 'Time to accept',
  f_handoffs: 'Handoffs',
  f_unanswered: 'Handed off, unanswered',
  f_resolved_by_people: 'Resolved by team',
  f_median_confidence: 'Median confidence',
  f_cost_per_resolution: 'AI cost per resolution',
  f_customers: 'Customers who ordered',
  f_new_customers: 'New customers',
  f_returning_customers: 'Returning customers',
  f_repeat_rate: 'Returning customer rate',
  f_average_spent: 'Average spend',
  f_orders_per_customer: 'Orders per customer',

  // Who sold an order.
  seller_ai: 'AI',
  seller_teammate: 'Teammate',
  seller_customer: 'Self-service',
  seller_nobody: 'Unknown',

  by_channel: 'By channel',
  by_seller: 'By seller',
  by_brand: 'By brand',
  revenue_by_day: 'Net revenue by day',
  ai_by_day: 'Conversations by day',
  name: 'Name',
  orders: 'Orders',
  revenue: 'Revenue',
  share: 'Share',
  // All revenue, beside the parts of it.
  all: 'All',
  sold_by_ai: 'By AI',
  sold_by_teammate: 'By teammates',
  window: 'Attribution window',
  // Orders placed within this time after a conversation count as influenced by it.
  window_days: { one: 'Within {count} day', other: 'Within {count} days' },

  funnel: 'From visitor to order',
  // Everyone who came: visitors of the website, and customers who wrote on other channels.
  step_visitors: 'Visitors',
  step_conversations: 'Conversations',
  step_carts: 'Carts',
  step_orders: 'Orders',
  of_last: '{share} of the previous step',
  // The previous period’s number, beside the current one.
  before_count: '{count} previously',
  people_text: 'Most recent first, in your shop’s time zone.',
  people_export: 'Export as CSV',
  people_more: 'Show more',
  people_failed: 'Couldn’t load these people',
  unknown_visitor: 'Unknown visitor',
  channel: 'Channel',
  came: 'First seen',
  median_to_order: 'Half of the customers who ordered did so within {time} of starting the conversation.',

  products: 'Products',
  product: 'Product',
  quantity: 'Quantity',
  in_chat: 'Sold in chat',
  returned: 'Returned',
  sort: 'Sort by',
  sort_revenue: 'Revenue',
  sort_quantity: 'Quantity',
  sort_chat_revenue: 'Sold in chat',
  sort_returned: 'Returned',

  cohorts: 'Customer retention',
  cohorts_text:
    'Customers grouped by the month of their first order. The +1 column shows the share that ordered again one month later, and so on.',
  month: 'First order',
  customers: 'Customers',
  // A column heading: {count} months after the month of the first order.
  month_after: '+{count}',
  segments: 'Customers by recency, frequency and spend',
  // Customer segments of an RFM analysis.
  segment_champions: 'Champions',
  segment_loyal: 'Loyal',
  segment_new: 'New',
  segment_promising: 'Promising',
  segment_at_risk: 'At risk',
  segment_lost: 'Lost',

  handoffs: 'Why the AI handed off',
  no_handoffs: 'No handoffs in this period.',
  intents: 'What customers asked about',
  tokens: 'Tokens',
  bucket: 'Type',
  intent: 'Intent',
  times: 'Times asked',
  handed: 'Handed off',
  resolved_by_ai: 'Resolved by AI',
  handed_off: 'Handed off',
  conversations: 'Conversations',

  teammates: 'Teammates',
  teammate: 'Teammate',
  replies: 'Replies',
  first_reply: 'First response',
  resolved: 'Resolved',
  csat: 'CSAT',
  open_now: 'Open now',
  sold: 'Sold',
  hours: 'When customers write',
  hours_text: 'Customer messages by weekday and hour, in the shop’s time zone. The stronger the color, the more messages.',
  // An hour of a weekday, for screen readers.
  hour_cell: {
    zero: '{day}, {hour}: no customer messages',
    one: '{day}, {hour}: {count} customer message, replies from your team: {replies}',
    other: '{day}, {hour}: {count} customer messages, replies from your team: {replies}',
  },
} as const;

export const t = speak({ analytics, channel: channels, handoff: handoffReasons });

type Key = keyof typeof analytics;
/** The name of a metric; one missing from the catalogue is shown as is. */
export function metricName(key: string): string {
  const name = `f_${key}`;
  return name in analytics ? t(`analytics.${name as PlainKey}`) : key;
}
type PlainKey = {
  [K in Key]: (typeof analytics)[K] extends `${string}{${string}` ? never : (typeof analytics)[K] extends string ? K : never;
}[Key];
