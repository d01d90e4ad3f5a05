import type { Approval } from '@parley/contract/approvals';
import type { ApprovableAction } from '@parley/contract/ai-policy';
import { can, type TeamRole } from '@parley/contract/permissions';

/** `refundCents` is refunded immediately; `allowanceCents` is what somebody without `orders:refund_any` may still refund for the order. */
type Facts = { state: string; action: ApprovableAction; refundCents: number; allowanceCents: number };

/** People who couldn't do it by hand can't decide; those whose refund limit is too low can still decline. */
export function actionsFor(
  { state, action, refundCents, allowanceCents }: Facts,
  role: TeamRole | null,
  mayDo: (role: TeamRole, action: ApprovableAction) => boolean,
): Approval['actions'] {
  if (state !== 'proposed' || role === null || !mayDo(role, action)) return [];
  // Swapping the payment method refunds nothing on balance.
  const tooMuch = action !== 'edit_payment' && refundCents > allowanceCents && !can(role, 'orders:refund_any');
  return tooMuch ? ['decline'] : ['approve', 'decline'];
}
