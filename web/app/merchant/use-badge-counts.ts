import { countConversations } from '@parley/contract/inbox';
import { useEffect, useEffectEvent } from 'react';
import { useAuth, useMay, useMerchantId } from '../../data/auth.ts';
import { onSignal } from '../../data/live/state.ts';
import { inOneTab } from '../../data/one-tab.ts';
import { useRead } from '../../data/use-read.ts';

/** How often a hidden tab counts at most, in milliseconds. */
const EVERY = 5_000;

/** Keeps the figures of the Inbox badge and of the bell as the server counts them; the stream says when to count again. */
export function useBadgeCounts(): void {
  const merchant = useMerchantId();
  const may = useMay('inbox:read');
  const { data, refetch } = useRead(countConversations, { merchant }, { quiet: true, enabled: may });
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

/** Lists rest while their tab is hidden, but its title still says how much is unread. What one tab counts the others take over. */
function whenChangedUnseen(count: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onSignal((said) => {
    if (document.visibilityState !== 'hidden' || said.type !== 'changed') return;
    if (!countConversations.topics?.includes(said.topic)) return;
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
