import type { Result } from '@parley/contract/endpoint';
import { getNotificationPreferences, listNotifications, readNotifications } from '@parley/contract/notifications';
import { useMerchantId } from '../../../data/auth.ts';
import { refreshTopics } from '../../../data/refresh-topics.ts';
import { useCommand } from '../../../data/use-command.ts';
import { setPages, usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';

export type Notification = Result<typeof listNotifications>['items'][number];
export type Which = 'all' | 'unread';

const inputOf = (merchant: string, which: Which) => ({ merchant, ...(which === 'unread' && { unread: 'true' }) });

export const useNotifications = (which: Which) => usePages(listNotifications, inputOf(useMerchantId(), which));

export const usePreferences = (enabled: boolean) => useRead(getNotificationPreferences, { merchant: useMerchantId() }, { enabled });

/** Marks a notification read or unread, optimistically; a refused change is read again from the server. */
export function useMark(): (notification: Notification, read: boolean) => void {
  const merchant = useMerchantId();
  const { mutate } = useCommand(readNotifications, { onProblem: () => void refreshTopics(['notifications']) });
  return ({ id }, read) => {
    for (const which of ['all', 'unread'] as const)
      setPages(listNotifications, inputOf(merchant, which), (pages) =>
        pages.map((page) => ({ ...page, items: page.items.map((one) => (one.id === id ? { ...one, read } : one)) })),
      );
    mutate({ merchant, id, read });
  };
}
