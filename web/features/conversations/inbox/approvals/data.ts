import { listApprovals } from '@parley/contract/approvals';
import { useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';

/** What of a conversation waits for a teammate's yes. */
export function useApprovalsOf(conversationId: string) {
  const merchant = useMerchantId();
  return useRead(listApprovals, { merchant, conversation_id: conversationId }, { quiet: true });
}

/** What of the whole shop does, longest first. */
export function useWaiting() {
  const merchant = useMerchantId();
  return useRead(listApprovals, { merchant, limit: 50 }, { quiet: true });
}
