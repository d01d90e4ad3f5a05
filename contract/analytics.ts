import { z } from 'zod';
import { channels } from './channels.ts';
import { handoffReasons } from './conversations.ts';
import { download, query } from './endpoint.ts';
import { figure, periodInput, periodShown, rowsOf } from './figures.ts';
import { orderChannels, sellers } from './orders.ts';
import { currency, cursor, id, instant, limit, merchantId, money, page } from './values.ts';

const input = z.object({ merchant: merchantId, ...periodInput });
const head = { period: periodShown, currency };
const point = z.object({ date: z.iso.date(), value: z.string().nullable(), previous: z.string().nullable() });
const about = { access: 'analytics:read', topics: ['figures'] } as const;

export const getMetrics = query('GET /api/analytics/:merchant/metrics', {
  summary: 'Retrieve a period’s metrics with their formulas, daily values and a comparison with the previous period',
  ...about,
  input,
  result: z.object({ ...head, figures: z.array(figure), series: z.record(z.string(), z.array(point)) }),
});
/** An order counts as sold in chat when it is linked to a conversation, or when its customer had one in the `window_days` before it was placed. */
export const attributionWindows = [1, 7, 30] as const;
const window_days = z.coerce
  .number()
  .pipe(z.union([z.literal(1), z.literal(7), z.literal(30)]))
  .default(7);
/** The steps of the funnel, in their order: each counts people of the step before. */
export const funnelSteps = ['visitors', 'conversations', 'carts', 'orders'] as const;
const stepCounts = { visitors: z.int(), conversations: z.int(), carts: z.int(), orders: z.int() };
export const getConversions = query('GET /api/analytics/:merchant/conversions', {
  summary: 'Retrieve the conversion funnel: how many of the people who came in a period started a conversation, had a cart and ordered',
  ...about,
  input: input.extend({ window_days }),
  result: z.object({
    ...head,
    window_days: z
      .int()
      .describe('Attribution window: days from coming to the conversation, and from the conversation to the cart and the order.'),
    steps: z.array(
      z.object({
        key: z.enum(funnelSteps),
        count: z.int().describe('People who reached this step; each is also counted in the step before.'),
        previous: z.int(),
        share: z.string().nullable().describe('Percentage of the previous step. Null for the first step and after a step without anyone.'),
        formula: z.string(),
        rows: rowsOf
          .nullable()
          .describe('Deprecated, use `GET /api/analytics/:merchant/conversions/people`, removed on 2027-06-01. Always null.'),
      }),
    ),
    by_channel: z.array(z.object({ key: z.enum(channels).describe('Channel on which these people first came.'), ...stepCounts })),
    by_brand: z.array(z.object({ key: z.string(), name: z.string(), ...stepCounts })),
    median_seconds_to_order: z.number().nullable(),
  }),
});
const peopleInput = input.extend({ window_days, step: z.enum(funnelSteps), channel: z.enum(channels).optional() });
export const listConversionPeople = query('GET /api/analytics/:merchant/conversions/people', {
  summary: 'List the people who reached a step of the conversion funnel, latest first: as many as the step counts',
  ...about,
  input: peopleInput.extend({ cursor, limit: limit() }),
  result: page(
    z.object({
      id: id.describe('ID of the customer, or of the browser if the visitor is no customer yet.'),
      name: z.string().nullable().describe('Null for a visitor who is no customer yet.'),
      channel: z.enum(channels),
      came_at: instant,
      conversation_id: id.nullable(),
      conversation_number: z.int().nullable(),
      conversation_at: instant.nullable(),
      cart_at: instant.nullable(),
      order_id: id.nullable(),
      order_number: z.string().nullable(),
      ordered_at: instant.nullable(),
    }),
  ),
});
export const downloadConversionPeople = download('GET /api/analytics/:merchant/conversions/file', {
  summary: 'Download the people who reached a step of the conversion funnel as CSV, with times in the shop’s time zone',
  access: 'analytics:read',
  input: peopleInput,
  result: z.string(),
});
export const getRevenueReport = query('GET /api/analytics/:merchant/revenue', {
  summary:
    'Retrieve revenue by day, channel, seller and brand, including revenue sold in chat and revenue influenced by chat within a number of days',
  ...about,
  input: input.extend({ window_days }),
  result: z.object({
    ...head,
    window_days: z.int(),
    figures: z.array(figure).describe('Revenue metrics: gross, refunds, net, sold_by_ai, sold_by_teammates, influenced, average_order.'),
    series: z.array(z.object({ date: z.iso.date(), net: money, ai: money, teammate: money })),
    by_channel: z.array(z.object({ key: z.enum(orderChannels), orders: z.int(), revenue: money, rows: rowsOf })),
    by_seller: z.array(z.object({ key: z.enum([...sellers, 'nobody']), orders: z.int(), revenue: money, rows: rowsOf })),
    by_brand: z.array(z.object({ key: z.string(), name: z.string(), orders: z.int(), revenue: money, rows: rowsOf })),
  }),
});
export const getTopProducts = query('GET /api/analytics/:merchant/top-products', {
  summary: 'List top products by revenue, with quantity, orders, returns and sales from chat',
  ...about,
  input: input.extend({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    by: z.enum(['revenue', 'quantity', 'chat_revenue', 'returned']).default('revenue'),
  }),
  result: z.object({
    ...head,
    formula: z.string(),
    items: z.array(
      z.object({
        product_id: id.nullable(),
        name: z.string(),
        image: z.string().nullable(),
        quantity: z.int(),
        orders: z.int(),
        revenue: money,
        chat_revenue: money,
        returned: z.int(),
        previous_revenue: money,
        rows: rowsOf.nullable(),
      }),
    ),
  }),
});
export const getCustomerInsights = query('GET /api/analytics/:merchant/customer-insights', {
  summary: 'Retrieve new and returning customers, monthly retention cohorts, and customers by recency, frequency and spending',
  ...about,
  input,
  result: z.object({
    ...head,
    figures: z
      .array(figure)
      .describe('Customer metrics: customers, new_customers, returning_customers, repeat_rate, average_spent, orders_per_customer.'),
    cohorts: z.array(
      z.object({
        month: z.string(),
        customers: z.int(),
        returned: z
          .array(z.string().nullable())
          .describe('Percentage of customers, from 0 to 100, who ordered again in each following month. Null for future months.'),
        rows: rowsOf,
      }),
    ),
    segments: z.array(
      z.object({
        key: z.enum(['champions', 'loyal', 'new', 'promising', 'at_risk', 'lost']),
        customers: z.int(),
        revenue: money,
        formula: z.string(),
        rows: rowsOf,
      }),
    ),
  }),
});
export const getAiReport = query('GET /api/analytics/:merchant/ai', {
  summary: 'Retrieve AI metrics: involvement, resolution, automation, handoff reasons, reopened conversations, satisfaction and cost',
  ...about,
  input,
  topics: ['figures', 'ai_reports'],
  result: z.object({
    ...head,
    figures: z
      .array(figure)
      .describe(
        'AI metrics: involvement, resolution, automation, durable, confirmed, assumed, escalated, abandoned, answer_rate, fallback, reported, csat_ai, csat_assisted, csat_people, median_confidence, cost_per_resolution, first_reply.',
      ),
    tokens: z
      .array(figure)
      .describe(
        'Token usage in non-overlapping buckets: tokens_input, tokens_cached, tokens_cache_write, tokens_output, tokens_reasoning.',
      ),
    handoffs: z.array(z.object({ reason: z.enum(handoffReasons), count: z.int(), share: z.string().nullable(), rows: rowsOf })),
    series: z.array(z.object({ date: z.iso.date(), resolved_by_ai: z.int(), handed_off: z.int(), conversations: z.int() })),
    intents: z.array(z.object({ intent: z.string(), count: z.int(), handed_off: z.int() })).describe('The 20 most frequent intents.'),
  }),
});
export const getTeamReport = query('GET /api/analytics/:merchant/team', {
  summary:
    'Retrieve each teammate’s conversations, replies, first response after a handoff, resolutions, satisfaction, current load and sales',
  ...about,
  input,
  result: z.object({
    ...head,
    figures: z.array(figure).describe('Team metrics: first_human_reply, time_to_accept, handovers, unanswered, resolved_by_people.'),
    teammates: z.array(
      z.object({
        user_id: id,
        name: z.string(),
        conversations: z.int(),
        replies: z.int(),
        first_reply_seconds: z.number().nullable(),
        resolved: z.int(),
        csat: z.string().nullable(),
        open_now: z.int(),
        sold: money,
        rows: rowsOf.nullable(),
      }),
    ),
    by_hour: z.array(
      z.object({
        weekday: z.int().describe('Day of the week, from 1 (Monday) to 7 (Sunday).'),
        hour: z.int(),
        customer_messages: z.int(),
        human_replies: z.int(),
      }),
    ),
    computed_at: instant,
  }),
});
