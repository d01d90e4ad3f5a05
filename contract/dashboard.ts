import { z } from 'zod';
import { query } from './endpoint.ts';
import { figure, periodInput, periodShown, rowsOf } from './figures.ts';
import { orderChannels } from './orders.ts';
import { currency, id, instant, merchantId, money } from './values.ts';

const shop = z.object({ merchant: merchantId });
export const setUpSteps = ['products', 'knowledge', 'website_chat', 'hours', 'team', 'first_conversation'] as const;
export const attentionKinds = [
  'handoffs',
  'overdue_handoffs',
  'approvals',
  'out_of_stock',
  'orders_on_hold',
  'returns_received',
  'orders_to_confirm',
  'failed_messages',
  'failed_imports',
] as const;

export const getOverview = query('GET /api/dashboard/:merchant/overview', {
  summary:
    'What waits for a person, the figures of a period beside those of the one before, where conversations ended, and what is left to set up',
  access: 'inbox:read',
  topics: ['inbox', 'orders', 'products', 'settings', 'team', 'knowledge', 'approvals'],
  input: shop.extend(periodInput),
  result: z.object({
    period: periodShown,
    currency,
    waiting: z.object({
      count: z.int().describe('Open conversations that want a person and that this teammate could take.'),
      oldest_since: instant.nullable(),
      oldest_id: id.nullable(),
      ai_answering: z.int(),
      open_now: z.boolean().describe('Within the business hours.'),
    }),
    figures: z
      .array(figure)
      .describe(
        'revenue, gross, sold_in_chat, orders, conversations, ai_resolution, first_reply_ai, first_reply_people, csat; those of money only to who may read orders.',
      ),
    endings: z.array(z.object({ key: z.string(), count: z.int(), share: z.string().nullable(), rows: rowsOf.nullable() })),
    attention: z
      .array(z.object({ kind: z.enum(attentionKinds), count: z.int(), link: z.string() }))
      .describe('Most pressing first; nothing that counts none.'),
    set_up: z.array(z.object({ step: z.enum(setUpSteps), done: z.boolean(), link: z.string() })),
  }),
});
export const getRevenue = query('GET /api/dashboard/:merchant/revenue', {
  summary: 'Revenue day by day, whole and sold in chat, in the shop’s time zone',
  access: 'orders:read',
  topics: ['orders'],
  input: shop.extend({ days: z.coerce.number().int().min(1).max(366).default(30), brand: id.optional() }),
  result: z.object({
    currency,
    time_zone: z.string(),
    formula: z.string(),
    days: z.array(z.object({ date: z.iso.date(), revenue: money, sold_in_chat: money, orders: z.int() })),
    total: money,
    sold_in_chat: money,
  }),
});
export const activityKinds = [
  'handoff',
  'sold',
  'order',
  'delivered',
  'refund',
  'return',
  'resolved',
  'csat',
  'low_confidence',
  'import',
] as const;
export const getActivity = query('GET /api/dashboard/:merchant/activity', {
  summary: 'What happened last, of what this person may see',
  access: 'inbox:read',
  topics: ['inbox', 'orders'],
  input: shop.extend({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
  result: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(activityKinds),
        by: z.enum(['ai', 'person', 'customer', 'system']),
        name: z.string().nullable().describe('The customer.'),
        title: z.string().nullable().describe('An order number, a product, a reason.'),
        amount: money.nullable(),
        currency: currency.nullable(),
        channel: z.enum(orderChannels).nullable(),
        link: z.string(),
        at: instant,
      }),
    ),
  }),
});
