import { readNotifications } from '@parley/contract/notifications';
import { useEffect, useRef } from 'react';
import { useAuth, useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';

/**
 * Marks the notifications of the open conversation read, also those that arrive while it is open; `''` is none. Requests only when there
 * are more unread than at the last request.
 */
export function useReadNotificationsOf(conversationId: string): void {
  const merchant = useMerchantId();
  const unread = useAuth((auth) => auth.user?.notifications_count ?? 0);
  const { mutate } = useCommand(readNotifications, { background: true });
  const last = useRef({ conversationId: '', unread: 0 });
  useEffect(() => {
    const check = () => {
      if (!document.hasFocus()) return;
      const hasMore = unread > 0 && (last.current.conversationId !== conversationId || unread > last.current.unread);
      last.current = { conversationId, unread };
      if (hasMore && conversationId && merchant) mutate({ merchant, conversation_id: conversationId });
    };
    check();
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [merchant, conversationId, unread, mutate]);
}
