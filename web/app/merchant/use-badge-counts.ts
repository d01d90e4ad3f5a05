import { countConversations } from '@parley/contract/inbox';
import { useEffect, useEffectEvent } from 'react';
import { useAuth, useMay, useMerchantId } from '../../data/auth.ts';
import { onSignal } from '../../data/live/state.ts';
import { inOneTab } from '../../data/one-tab.ts';
import { useRead } from '../../data/use-read.ts';

/** The minimum interval between counts in a hidden tab, in milliseconds. */
const EVERY = 5_000;

/** Keeps the counts of the Inbox badge and the bell up to date; signals trigger a new count. */
export function useBadgeCounts(): void {
  const merchant = useMerchantId();
  const may = useMay('inbox:read');
  const { data, refetch } = useRead(countConversations, { merchant }, { enabled: may });
  useEffect(() => {
    const { user, updateUser } = useAuth.getState();
    if (!data || (user?.unread_count === data.unread && user.notifications_count === data.notifications)) return;
    updateUser({ unread_count: data.unread, notifications_count: data.notifications });
  }, [data]);
  const count = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!may || !merchant) return undefined;
    return inOneTab(`parley-counts-${merchant}`, () => whenChangedUnseen(() => count()));
  }, [may, merchant]);
}

/** Lists pause while their tab is hidden, but its title still shows the unread count. Other tabs reuse one tab's count. */
function whenChangedUnseen(count: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onSignal((signal) => {
    if (document.visibilityState !== 'hidden' || signal.type !== 'changed') return;
    if (!countConversations.topics?.includes(signal.topic)) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      count();
    }, EVERY);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
