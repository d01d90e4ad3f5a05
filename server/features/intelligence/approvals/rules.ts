import type { Approval } from '@parley/contract/approvals';
import type { ApprovableDeed } from '@parley/contract/ai-policy';
import { can, type TeamRole } from '@parley/contract/permissions';

/** `refundCents` goes back at once; `allowanceCents` is what somebody without `orders:refund_any` may still give back for the order. */
type Facts = { state: string; deed: ApprovableDeed; refundCents: number; allowanceCents: number };

/** Whoever could not do it by hand decides nothing; who may not give back as much may still say no. */
export function actionsFor(
  { state, deed, refundCents, allowanceCents }: Facts,
  role: TeamRole | null,
  mayDo: (role: TeamRole, deed: ApprovableDeed) => boolean,
): Approval['actions'] {
  if (state !== 'proposed' || role === null || !mayDo(role, deed)) return [];
  // Another method that pays instead gives nothing back.
  const tooMuch = deed !== 'edit_payment' && refundCents > allowanceCents && !can(role, 'orders:refund_any');
  return tooMuch ? ['decline'] : ['approve', 'decline'];
}
