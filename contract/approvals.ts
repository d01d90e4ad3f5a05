import { z } from 'zod';
import { address } from './addresses.ts';
import { approvableDeeds } from './ai-policy.ts';
import { call, command, query } from './endpoint.ts';
import { cursor, id, instant, limit, merchantId, money, page } from './values.ts';

/** What the AI was asked to do by a customer and may not do by itself: a teammate allows it, or not. */
const shop = z.object({ merchant: merchantId });
export const approvalStates = ['proposed', 'approved', 'declined'] as const;
export const approval = z.object({
  id,
  conversation: z.object({ id, number: z.int() }),
  customer: z.object({ id, name: z.string() }),
  order: z.object({ id, number: z.string() }).nullable(),
  deed: z.enum(approvableDeeds),
  why: z.enum(['limit', 'permission']).describe('It moves more than the AI may, or the shop wants to be asked each time.'),
  changes: z.array(z.string()).describe('What becomes what, one line each.'),
  money: z.array(
    z.object({ kind: z.enum(['payment', 'refund']), amount: money, label: z.string().nullable(), when: z.enum(['now', 'on_receipt']) }),
  ),
  reason: z.string().nullable().describe('The customer’s.'),
  address: address.nullable(),
  amount: money.describe('What counts against the limit.'),
  currency: z.string(),
  state: z.enum(approvalStates),
  note: z.string().nullable().describe('Of the teammate who decided.'),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  created_at: instant,
  actions: z.array(z.enum(['approve', 'decline'])).describe('What the reader may do with it.'),
});
export type Approval = z.output<typeof approval>;

export const listApprovals = query('GET /api/inbox/:merchant/approvals', {
  summary: 'What waits for a teammate’s yes, oldest first, or what was decided, latest first',
  access: 'inbox:read',
  topics: ['approvals'],
  input: shop.extend({ state: z.enum(['waiting', 'decided']).default('waiting'), conversation_id: id.optional(), cursor, limit: limit() }),
  result: page(approval),
});
const one = shop.extend({ id });
// Two transactions: what came to something else is undone before the request is shown anew.
export const approve = call('POST /api/inbox/:merchant/approvals/:id/approve', {
  summary:
    'Do it, in the teammate’s name and within their own limits; the customer is told. When it would come to something else than shown, nothing is done and the request shows that',
  access: 'inbox:write',
  topics: ['approvals', 'orders', 'customers', 'messages', 'inbox'],
  input: one,
  result: approval,
  problems: ['approval.missing', 'approval.decided', 'approval.changed', 'approval.refused', 'refund.above_limit'],
});
export const decline = command('POST /api/inbox/:merchant/approvals/:id/decline', {
  summary: 'Do not do it; the conversation stays with the team',
  access: 'inbox:write',
  topics: ['approvals', 'messages', 'inbox'],
  input: one.extend({ note: z.string().trim().max(500).default('') }),
  result: approval,
  problems: ['approval.missing', 'approval.decided', 'approval.changed'],
});
