import type { Approval, RequestedAction } from '@parley/contract/approvals';
import { type Principal, mayDo } from '@parley/contract/permissions';
import { maskDeep, maskName, maskText } from '../../../platform/lib/mask.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';
import { actionOfTool, mayApprove } from '../assistant/index.ts';
import { actionsFor, approversAmong, seesPlace } from './rules.ts';
import type { ListedApproval } from './store.ts';

/** What teammates ask for; the AI's tools have no refund by itself. */
export const refundTool = 'refund';
export const actionOf = (tool: string): RequestedAction => (tool === refundTool ? 'refund' : (actionOfTool(tool) ?? 'customer_address'));

/** What is refunded immediately. */
export const refundedNow = ({ details }: Pick<ListedApproval, 'details'>) =>
  details.money.reduce(
    (all, { kind, amount, when }) => (kind === 'refund' && when === 'now' ? all + toCents(amount, details.currency) : all),
    0,
  );

type Team = Parameters<typeof approversAmong>[0];

/** The teammates who can approve it; nobody once it has been decided. */
export const approversOf = (row: ListedApproval, team: Team) => approversAmong(team, placeOf(row), factsOf(row), mayApprove);

/** Those who asked for it and still see it, but whoever decided. */
export const askersOf = (row: ListedApproval, team: Team) =>
  team.filter(
    (one) => one.id !== row.decided_by && (one.id === row.requested_by || one.id === row.asked_by) && seesPlace(one, placeOf(row)),
  );

const placeOf = ({ team_id, assignee_id, ...row }: ListedApproval) => ({
  conversation: row.conversation_id === null ? null : { team_id, assignee_id, brand_id: row.conversation_brand },
  order: row.order_number === null ? null : { brand_id: row.order_brand },
});

const factsOf = (row: ListedApproval) => ({
  state: row.state,
  action: actionOf(row.tool),
  refundCents: refundedNow(row),
  allowanceCents: Math.max(0, row.refund_limit_cents - row.refunded_cents),
});

const instant = (at: Date | null) => at?.toISOString() ?? null;

export function presentApproval(row: ListedApproval, requester: Principal, team: Team): Approval {
  const personal = mayDo(requester, 'personal_data:read');
  const { details } = row;
  const action = actionOf(row.tool);
  return {
    id: row.id,
    conversation: row.conversation_id !== null && row.number !== null ? { id: row.conversation_id, number: row.number } : null,
    customer:
      row.customer_now !== null && row.customer_name !== null
        ? { id: row.customer_now, name: personal ? row.customer_name : maskName(row.customer_name) }
        : null,
    requested_by: row.requested_by === null ? null : { id: row.requested_by, name: row.requested_by_name ?? '' },
    order: row.order_id && row.order_number !== null ? { id: row.order_id, number: row.order_number } : null,
    action,
    why: row.why,
    changes: personal ? details.changes : details.changes.map(maskText),
    money: details.money.map(({ kind, amount, label, when }) => ({ kind, amount, label, when })),
    reason: details.reason === null || personal ? details.reason : maskText(details.reason),
    address: personal || !details.address ? details.address : hidden(details.address),
    amount: toAmount(row.amount_cents, details.currency),
    currency: details.currency,
    state: row.state,
    note: row.note === null || personal ? row.note : maskText(row.note),
    decided_by: row.decided_by_name,
    decided_at: instant(row.decided_at),
    created_at: row.created_at.toISOString(),
    approvers: approversOf(row, team).map(({ id, name }) => ({ id, name })),
    asked_at: instant(row.asked_at),
    asked_by: row.asked_by_name,
    actions: actionsFor(factsOf(row), 'scopes' in requester ? { permissions: [] } : requester, mayApprove),
  };
}

/** The country is enough for roles without access to personal data. */
const hidden = (address: NonNullable<Approval['address']>): NonNullable<Approval['address']> => ({
  ...maskDeep(address),
  line1: '•••',
  ...(address.line2 && { line2: '•••' }),
  postcode: '•••',
});
