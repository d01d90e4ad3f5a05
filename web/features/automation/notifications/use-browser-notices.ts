import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notifyFocus } from '../../../data/one-tab.ts';
import { useConsent } from './consent.ts';

/**
 * Shows browser notifications from one of this browser's tabs and receives pushes, if this person turned them on. Mounted once, in the
 * merchant's frame.
 */
export function useBrowserNotices(): void {
  const merchant = useMerchantId();
  const may = useMay('inbox:read');
  const { isOn } = useConsent();
  const navigate = useNavigate();
  const open = useEffectEvent((path: string, replace: boolean) => void navigate(path, { replace }));
  useEffect(notifyFocus, []);
  useEffect(() => {
    if (!isOn || !may || !merchant) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    // If it can't be loaded, the bell still shows everything.
    import('./start-notices.ts').then(
      ({ startNotices }) => {
        if (!isOver) stop = startNotices(merchant, (path, { replace = false } = {}) => open(path, replace));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isOn, may, merchant]);
}
