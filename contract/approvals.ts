import { z } from 'zod';
import { address } from './addresses.ts';
import { approvableActions } from './ai-policy.ts';
import { call, command, query } from './endpoint.ts';
import { cursor, id, instant, limit, merchantId, money, page } from './values.ts';

/** Actions that a customer requested and the AI may not do by itself: a teammate approves or declines them. */
const shop = z.object({ merchant: merchantId });
export const approvalStates = ['proposed', 'approved', 'declined'] as const;
export const approval = z.object({
  id,
  conversation: z.object({ id, number: z.int() }),
  customer: z.object({ id, name: z.string() }),
  order: z.object({ id, number: z.string() }).nullable(),
  action: z.enum(approvableActions),
  why: z
    .enum(['limit', 'permission'])
    .describe('Reason why approval is required: the amount exceeds the AI’s `limit`, or its `permission` requires approval each time.'),
  changes: z.array(z.string()).describe('Changes to be made if approved, one per item.'),
  money: z.array(
    z.object({ kind: z.enum(['payment', 'refund']), amount: money, label: z.string().nullable(), when: z.enum(['now', 'on_receipt']) }),
  ),
  reason: z.string().nullable().describe('Reason given by the customer. Null if none.'),
  address: address.nullable(),
  amount: money.describe('Amount that counts toward the limit.'),
  currency: z.string(),
  state: z.enum(approvalStates),
  note: z.string().nullable().describe('Note from the teammate who decided. Null if none.'),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  created_at: instant,
  actions: z.array(z.enum(['approve', 'decline'])).describe('Actions that you can take on the approval.'),
});
export type Approval = z.output<typeof approval>;

export const listApprovals = query('GET /api/inbox/:merchant/approvals', {
  summary: 'List pending approvals, oldest first, or decided approvals, latest first',
  access: 'inbox:read',
  topics: ['approvals'],
  input: shop.extend({ state: z.enum(['waiting', 'decided']).default('waiting'), conversation_id: id.optional(), cursor, limit: limit() }),
  result: page(approval),
});
const one = shop.extend({ id });
// Two transactions: an action whose result differs from the approved one is rolled back before the approval is shown again.
export const approve = call('POST /api/inbox/:merchant/approvals/:id/approve', {
  summary:
    'Approve an AI action in your name and within your own limits; the customer is notified. If the outcome has changed since you retrieved the approval, nothing is carried out and the approval shows the new outcome.',
  access: 'inbox:write',
  people: 'Only a teammate can approve or decline an AI action.',
  topics: ['approvals', 'orders', 'customers', 'messages', 'inbox'],
  input: one,
  result: approval,
  problems: ['approval.missing', 'approval.decided', 'approval.changed', 'approval.refused', 'refund.above_limit'],
});
export const decline = command('POST /api/inbox/:merchant/approvals/:id/decline', {
  summary: 'Decline an AI action; the conversation stays with the team',
  access: 'inbox:write',
  people: 'Only a teammate can approve or decline an AI action.',
  topics: ['approvals', 'messages', 'inbox'],
  input: one.extend({ note: z.string().trim().max(500).default('') }),
  result: approval,
  problems: ['approval.missing', 'approval.decided', 'approval.changed'],
});
