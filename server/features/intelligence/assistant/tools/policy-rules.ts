import { type LimitedAiAction, type AiAction, type AiPolicy, permissionOf } from '@parley/contract/ai-policy';
import type { RequestedAction } from '@parley/contract/approvals';
import { mayDo, type Principal } from '@parley/contract/permissions';

/** Why something was refused, as a code and as a sentence. */
export type Reason = { code: string; reason: string };
type Facts = { order_number: string; status: string; items_edited_at: Date | null };

const listed = (words: readonly string[]) => (words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words[0]);
/** The stored status says `cancelled`, the default catalogue spells it with one l. */
const spelled = (status: string) => (status === 'cancelled' ? 'canceled' : status);
const changedBefore = (number: string): Reason => ({
  code: 'already_changed',
  reason: `The items in order ${number} have already been changed once, so the order can’t be changed or canceled anymore.`,
});
const wrongState = ({ order_number: number, status }: Facts, states: readonly string[], what: string): Reason => ({
  code: 'wrong_state',
  reason:
    states.length === 0
      ? `The shop’s policy allows no orders to be ${what}.`
      : `Order ${number} is ${spelled(status)}; only ${listed(states.map(spelled))} orders can be ${what}.`,
});

export function whyNotCancelled(order: Facts, { cancel, change }: AiPolicy, reason: string): Reason | null {
  if (!(cancel.states as readonly string[]).includes(order.status)) return wrongState(order, cancel.states, 'canceled');
  if (change.items_once && order.items_edited_at !== null) return changedBefore(order.order_number);
  const known = cancel.reasons.map((one) => one.toLowerCase());
  if (known.length === 0 || known.includes(reason.trim().toLowerCase())) return null;
  return { code: 'reason_refused', reason: `An order can only be canceled for one of these reasons: ${cancel.reasons.join('; ')}.` };
}

export function whyNotChanged(order: Facts, { change }: AiPolicy): Reason | null {
  if (!(change.states as readonly string[]).includes(order.status)) return wrongState(order, change.states, 'changed');
  return change.items_once && order.items_edited_at !== null ? changedBefore(order.order_number) : null;
}

/** `before`: how many returns and exchanges of the order weren't canceled. */
export function whyNotReturned(order: Facts, { returns }: AiPolicy, before: number): Reason | null {
  if (order.status !== 'delivered') return wrongState(order, ['delivered'], 'returned or exchanged');
  if (!returns.once || before === 0) return null;
  return { code: 'already_returned', reason: `Order ${order.order_number} has already had its one return or exchange.` };
}

/** The amount an action may move without approval, in cents; null where no limit applies. `general` is the shop's overall limit. */
export function limitOf(
  { limits }: AiPolicy,
  action: LimitedAiAction | null,
  general: number,
  toCents: (amount: string) => number,
): number | null {
  if (action === null) return null;
  const own = limits[action];
  if (own !== undefined) return toCents(own);
  return action === 'edit_payment' ? null : general;
}

export const whyNotPermitted = (policy: AiPolicy, action: AiAction): Reason | null =>
  permissionOf(policy, action) === 'never' ? { code: 'not_permitted', reason: 'The shop doesn’t allow the AI to do this.' } : null;

/** Only people who could do the same by hand may approve; their refund limit is checked separately. */
export const mayApprove = (who: Principal, action: RequestedAction) =>
  mayDo(who, 'inbox:write') && mayDo(who, action === 'customer_address' ? 'customers:write' : 'orders:write');
