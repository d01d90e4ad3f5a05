import { z } from 'zod';
import { address } from './addresses.ts';
import { approvableActions } from './ai-policy.ts';
import { call, command, query } from './endpoint.ts';
import { refundOrder } from './orders.ts';
import { cursor, id, instant, limit, merchantId, money, page } from './values.ts';

/** What a customer requested and the AI may not do by itself, or a teammate may not: another teammate approves or declines it. */
const shop = z.object({ merchant: merchantId });
/** `refund` is what teammates ask for; the rest is what the AI asks for. */
export const requestedActions = [...approvableActions, 'refund'] as const;
export type RequestedAction = (typeof requestedActions)[number];
/** Those who may decide are asked again no sooner than after this time, in minutes. */
export const askAgainMinutes = 15;
const person = z.object({ id, name: z.string() });
export const approvalStates = ['proposed', 'approved', 'declined'] as const;
export const approval = z.object({
  id,
  conversation: z.object({ id, number: z.int() }).nullable().describe('Null for an order that no conversation belongs to.'),
  customer: person.nullable(),
  order: z.object({ id, number: z.string() }).nullable(),
  action: z.enum(requestedActions),
  requested_by: person.nullable().describe('Teammate who requests the action. Null if the AI requests it for the customer.'),
  why: z
    .enum(['limit', 'permission'])
    .describe(
      'Reason why approval is required: the amount exceeds the `limit` of the AI or of the teammate, or the AI’s `permission` requires approval each time.',
    ),
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
  approvers: z.array(person).describe('Teammates who can approve the action. Empty if it has been decided.'),
  asked_at: instant.nullable().describe('Time at which the teammates who can approve were last asked. Null if they haven’t been.'),
  asked_by: z.string().nullable(),
  actions: z
    .array(z.enum(['approve', 'decline', 'ask']))
    .describe('Actions that you can take on the approval. `ask`: ask the teammates who can approve it.'),
});
export type Approval = z.output<typeof approval>;

export const listApprovals = query('GET /api/inbox/:merchant/approvals', {
  summary: 'List pending approvals, oldest first, or decided approvals, latest first',
  access: 'inbox:read',
  topics: ['approvals'],
  input: shop.extend({
    state: z.enum(['waiting', 'decided']).default('waiting'),
    conversation_id: id.optional(),
    order_id: id.optional(),
    cursor,
    limit: limit(),
  }),
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
  problems: ['approval.missing', 'approval.decided', 'approval.changed', 'approval.refused', 'refund.above_limit', 'refund.disputed'],
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
export const askForApproval = command('POST /api/inbox/:merchant/approvals/:id/ask', {
  summary: `Ask the teammates who can approve an action. They are notified at most every ${askAgainMinutes} minutes; sooner, nothing changes.`,
  access: 'inbox:write',
  people: 'A teammate asks other teammates.',
  topics: ['approvals'],
  input: one,
  result: approval,
  problems: ['approval.missing', 'approval.decided', 'approval.nobody'],
});
export const requestRefund = command('POST /api/inbox/:merchant/approvals', {
  summary:
    'Request approval of a refund above your refund limit. An order has one pending request: a second one updates its amount and is yours.',
  access: 'orders:write',
  people: 'A teammate asks other teammates.',
  topics: ['approvals'],
  creates: true,
  input: shop.extend(refundOrder.input.omit({ merchant: true, id: true }).shape).extend({ order_id: id }),
  result: approval,
  problems: ['order.missing', 'order.line_refused', 'refund.too_much', 'payment.method_refused', 'approval.unneeded', 'approval.nobody'],
});
