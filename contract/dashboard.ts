import { z } from 'zod';
import { query } from './endpoint.ts';
import { figure, periodInput, periodShown, rowsOf } from './figures.ts';
import { onboardingChecklist } from './onboarding.ts';
import { orderChannels } from './orders.ts';
import { currency, id, instant, merchantId, money } from './values.ts';

const shop = z.object({ merchant: merchantId });
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
    'Retrieve the overview: waiting conversations, a period’s metrics compared with the previous period, outcomes, and the setup checklist',
  access: 'inbox:read',
  topics: ['figures', 'inbox', 'products', 'settings', 'hours', 'team', 'knowledge', 'plan', 'approvals'],
  input: shop.extend(periodInput),
  result: z.object({
    period: periodShown,
    currency,
    waiting: z.object({
      count: z.int().describe('Number of open conversations waiting for a teammate that you can claim.'),
      oldest_since: instant.nullable(),
      oldest_id: id.nullable(),
      ai_answering: z.int(),
      open_now: z.boolean().describe('Whether the shop is currently within its business hours.'),
    }),
    figures: z
      .array(figure)
      .describe(
        'Metrics of the period: revenue, gross, sold_in_chat, orders, conversations, ai_resolution, first_reply_ai, first_reply_people, csat. Revenue metrics require the permission to read orders.',
      ),
    endings: z.array(z.object({ key: z.string(), count: z.int(), share: z.string().nullable(), rows: rowsOf.nullable() })),
    attention: z
      .array(z.object({ kind: z.enum(attentionKinds), count: z.int(), link: z.string() }))
      .describe('Items that need attention, most urgent first. Items with a count of 0 are omitted.'),
    set_up: onboardingChecklist.shape.steps.describe('The setup steps of the shop’s onboarding. None are left once the team hid them.'),
    has_conversations: z.boolean().describe('Whether a customer has ever written.'),
  }),
});
export const getRevenue = query('GET /api/dashboard/:merchant/revenue', {
  summary: 'Retrieve daily revenue, in total and sold in chat, in the shop’s time zone',
  access: 'orders:read',
  topics: ['figures'],
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
  summary: 'List the latest activity that you can see',
  access: 'inbox:read',
  topics: ['figures'],
  input: shop.extend({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
  result: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(activityKinds),
        by: z.enum(['ai', 'person', 'customer', 'system']),
        name: z.string().nullable().describe('Name of the customer.'),
        title: z.string().nullable().describe('Subject of the activity: an order number, a product name, or a reason.'),
        amount: money.nullable(),
        currency: currency.nullable(),
        channel: z.enum(orderChannels).nullable(),
        link: z.string(),
        at: instant,
      }),
    ),
  }),
});
