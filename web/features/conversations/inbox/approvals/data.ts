import { listApprovals } from '@parley/contract/approvals';
import { useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';

/** The open approvals of a conversation. */
export function useApprovalsOf(conversationId: string) {
  const merchant = useMerchantId();
  return useRead(listApprovals, { merchant, conversation_id: conversationId });
}

/** The open approvals of the whole shop, oldest first. */
export function useWaiting() {
  const merchant = useMerchantId();
  return useRead(listApprovals, { merchant, limit: 50 });
}
