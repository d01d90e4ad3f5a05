import { readNotifications } from '@parley/contract/notifications';
import { useEffect, useRef } from 'react';
import { useAuth, useMerchantId } from '../../../data/auth.ts';
import { useDo } from '../../../data/use-do.ts';

/**
 * Who looks at a conversation has read what told them of it, also what tells of it while they look. `''` is none. Asks only when
 * something is unread and has become more since it last asked.
 */
export function useReadNotificationsOf(conversationId: string): void {
  const merchant = useMerchantId();
  const unread = useAuth((auth) => auth.user?.notifications_count ?? 0);
  const { mutate } = useDo(readNotifications, { quiet: true });
  const last = useRef({ conversationId: '', unread: 0 });
  useEffect(() => {
    const look = () => {
      if (!document.hasFocus()) return;
      const isNews = unread > 0 && (last.current.conversationId !== conversationId || unread > last.current.unread);
      last.current = { conversationId, unread };
      if (isNews && conversationId && merchant) mutate({ merchant, conversation_id: conversationId });
    };
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [merchant, conversationId, unread, mutate]);
}
