import { type AiAction, type AiDeed, type AiPolicy, type ApprovableDeed, permissionOf } from '@parley/contract/ai-policy';
import { can, type TeamRole } from '@parley/contract/permissions';

/** Why something is not done, for a program and for a person. */
export type Reason = { code: string; reason: string };
type Facts = { order_number: string; status: string; items_edited_at: Date | null };

const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? 'no');
const changedBefore = (number: string): Reason => ({
  code: 'already_changed',
  reason: `The items of order ${number} were changed before, which is final: nothing more of it can be changed or cancelled.`,
});
const wrongState = ({ order_number: number, status }: Facts, states: readonly string[], what: string): Reason => ({
  code: 'wrong_state',
  reason: `Order ${number} is ${status}; only ${listed(states)} orders can be ${what}.`,
});

export function whyNotCancelled(order: Facts, { cancel, change }: AiPolicy, reason: string): Reason | null {
  if (!(cancel.states as readonly string[]).includes(order.status)) return wrongState(order, cancel.states, 'cancelled');
  if (change.items_once && order.items_edited_at !== null) return changedBefore(order.order_number);
  const known = cancel.reasons.map((one) => one.toLowerCase());
  if (known.length === 0 || known.includes(reason.trim().toLowerCase())) return null;
  return { code: 'reason_refused', reason: `An order is cancelled for one of these reasons only: ${cancel.reasons.join('; ')}.` };
}

export function whyNotChanged(order: Facts, { change }: AiPolicy): Reason | null {
  if (!(change.states as readonly string[]).includes(order.status)) return wrongState(order, change.states, 'changed');
  return change.items_once && order.items_edited_at !== null ? changedBefore(order.order_number) : null;
}

/** `before`: how many returns and exchanges the order had that were not called off. */
export function whyNotReturned(order: Facts, { returns }: AiPolicy, before: number): Reason | null {
  if (order.status !== 'delivered') return wrongState(order, ['delivered'], 'returned or exchanged');
  if (!returns.once || before === 0) return null;
  return { code: 'already_returned', reason: `Order ${order.order_number} has had its one return or exchange.` };
}

/** What an action may move without a teammate, in cents; null where no limit is about it. `general` is the shop's own limit. */
export function limitOf(
  { limits }: AiPolicy,
  action: AiAction | null,
  general: number,
  toCents: (amount: string) => number,
): number | null {
  if (action === null) return null;
  const own = limits[action];
  if (own !== undefined) return toCents(own);
  return action === 'edit_payment' ? null : general;
}

export const whyNotPermitted = (policy: AiPolicy, deed: AiDeed): Reason | null =>
  permissionOf(policy, deed) === 'never' ? { code: 'not_permitted', reason: 'The shop does not let the AI do this.' } : null;

/** Whose yes counts: they could do the same by hand. What their role may give back is looked at beside. */
export const mayApprove = (role: TeamRole, deed: ApprovableDeed) =>
  can(role, 'inbox:write') && can(role, deed === 'customer_address' ? 'customers:write' : 'orders:write');
