import { countConversations } from '@parley/contract/inbox';
import { useEffect } from 'react';
import { useAuth, useMay, useMerchantId } from '../../data/auth.ts';
import { useRead } from '../../data/use-read.ts';

/** Keeps the figures of the Inbox badge and of the bell as the server counts them; the stream says when to count again. */
export function useBadgeCounts(): void {
  const merchant = useMerchantId();
  const may = useMay('inbox:read');
  const { data } = useRead(countConversations, { merchant }, { quiet: true, enabled: may });
  useEffect(() => {
    const { user, updateUser } = useAuth.getState();
    if (!data || (user?.unread_count === data.unread && user.notifications_count === data.notifications)) return;
    updateUser({ unread_count: data.unread, notifications_count: data.notifications });
  }, [data]);
}
