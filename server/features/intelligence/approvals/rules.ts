import type { Approval, RequestedAction } from '@parley/contract/approvals';
import { mayDo, type Permission, type Principal } from '@parley/contract/permissions';
import { maySee, maySeeBrand, type Viewer } from '../../account/visibility/rules.ts';

/** `refundCents` is refunded immediately; `allowanceCents` is what somebody without `orders:refund_any` may still refund for the order. */
type Facts = { state: string; action: RequestedAction; refundCents: number; allowanceCents: number };
type MayApprove = (who: Principal, action: RequestedAction) => boolean;

/** People who couldn't do it by hand can't decide; those whose refund limit is too low can still decline. Whoever can't approve can ask. */
export function actionsFor(
  { state, action, refundCents, allowanceCents }: Facts,
  who: Principal,
  mayApprove: MayApprove,
): Approval['actions'] {
  if (state !== 'proposed' || !mayDo(who, 'inbox:write')) return [];
  if (!mayApprove(who, action)) return ['ask'];
  // Swapping the payment method refunds nothing on balance.
  const tooMuch = action !== 'edit_payment' && refundCents > allowanceCents && !mayDo(who, 'orders:refund_any');
  return tooMuch ? ['decline', 'ask'] : ['approve', 'decline'];
}

type Teammate = Viewer & { name: string; permissions: readonly Permission[] };
/** `conversation` and `order` are null where the approval has none. */
type Place = {
  conversation: { team_id: string | null; assignee_id: string | null; brand_id: string | null } | null;
  order: { brand_id: string | null } | null;
};

/** Whether a teammate sees what an approval is about. */
export const seesPlace = (one: Viewer, { conversation, order }: Place) =>
  (conversation === null || maySee(one, conversation)) && (order === null || maySeeBrand(one, order.brand_id));

/** The teammates who can approve it and see what it is about. */
export const approversAmong = (team: readonly Teammate[], place: Place, facts: Facts, mayApprove: MayApprove): Teammate[] =>
  team.filter((one) => seesPlace(one, place) && actionsFor(facts, one, mayApprove).includes('approve'));

/** Whether those who may decide can be asked again. */
export const mayAskAgain = (askedAt: Date | null, now: Date, minutes: number) =>
  askedAt === null || now.getTime() - askedAt.getTime() >= minutes * 60_000;
