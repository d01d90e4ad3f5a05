import type { Approval } from '@parley/contract/approvals';
import { type Principal, mayDo } from '@parley/contract/permissions';
import { maskDeep, maskName, maskText } from '../../../platform/lib/mask.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';
import { actionOfTool, mayApprove } from '../assistant/index.ts';
import { actionsFor } from './rules.ts';
import type { ListedApproval } from './store.ts';

export const actionOf = (tool: string) => actionOfTool(tool) ?? 'customer_address';

/** What is refunded immediately. */
export const refundedNow = ({ details }: Pick<ListedApproval, 'details'>) =>
  details.money.reduce((all, { kind, amount, when }) => (kind === 'refund' && when === 'now' ? all + toCents(amount) : all), 0);

export function presentApproval(row: ListedApproval, requester: Principal): Approval {
  const personal = mayDo(requester, 'personal_data:read');
  const { details } = row;
  const action = actionOf(row.tool);
  const facts = { state: row.state, action, refundCents: refundedNow(row) };
  return {
    id: row.id,
    conversation: { id: row.conversation_id, number: row.number },
    customer: { id: row.customer_now, name: personal ? row.customer_name : maskName(row.customer_name) },
    order: row.order_id && row.order_number !== null ? { id: row.order_id, number: row.order_number } : null,
    action,
    why: row.why,
    changes: personal ? details.changes : details.changes.map(maskText),
    money: details.money.map(({ kind, amount, label, when }) => ({ kind, amount, label, when })),
    reason: details.reason === null || personal ? details.reason : maskText(details.reason),
    address: personal || !details.address ? details.address : hidden(details.address),
    amount: toAmount(row.amount_cents),
    currency: details.currency,
    state: row.state,
    note: row.note === null || personal ? row.note : maskText(row.note),
    decided_by: row.decided_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    actions: actionsFor(
      { ...facts, allowanceCents: Math.max(0, row.refund_limit_cents - row.refunded_cents) },
      'teamRole' in requester ? requester.teamRole : null,
      mayApprove,
    ),
  };
}

/** The country is enough for roles without access to personal data. */
const hidden = (address: NonNullable<Approval['address']>): NonNullable<Approval['address']> => ({
  ...(maskDeep(address) as typeof address),
  line1: '•••',
  ...(address.line2 && { line2: '•••' }),
  postcode: '•••',
});
