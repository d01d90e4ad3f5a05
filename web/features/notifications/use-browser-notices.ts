import { readNotifications } from '@parley/contract/notifications';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useMay, useMerchantId } from '../../data/auth.ts';
import { inOneTab, tellFocus } from '../../data/one-tab.ts';
import { useDo } from '../../data/use-do.ts';
import { announceNews } from './announce-news.ts';
import { useConsent } from './consent.ts';
import type { Notification } from './data.ts';
import { placeOf } from './place-of.ts';

/** Has one of this browser's tabs show notifications of the browser, once this person wanted them. Once, in the merchant's frame. */
export function useBrowserNotices(): void {
  const merchant = useMerchantId();
  const may = useMay('inbox:read');
  const { isOn } = useConsent();
  const navigate = useNavigate();
  const { mutate: read } = useDo(readNotifications, { quiet: true });
  const open = useEffectEvent((notification: Notification) => {
    read({ merchant, id: notification.id });
    void navigate(placeOf(notification));
  });
  useEffect(tellFocus, []);
  useEffect(() => {
    if (!isOn || !may || !merchant) return undefined;
    return inOneTab(`parley-notices-${merchant}`, () => announceNews(merchant, (notification) => open(notification)));
  }, [isOn, may, merchant]);
}
