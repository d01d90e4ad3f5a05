import { switchShop } from '@parley/contract/auth';
import { readNotifications } from '@parley/contract/notifications';
import { useAuth } from '../../../data/auth.ts';
import { inOneTab } from '../../../data/one-tab.ts';
import { send } from '../../../data/send.ts';
import { placeOf } from './place-of.ts';
import { closeShown, registerDevice } from './push.ts';
import { showNewNotices } from './show-notices.ts';

export type Navigate = (path: string, options?: { replace?: boolean }) => void;
/** What a push says to open (web/public/sw.js). */
type Target = { merchant: string; id: string | null; url: string };

/** Everything around notifications of this person in this browser, until they log out or switch shops. Returns the cleanup. */
export function startNotices(merchant: string, navigate: Navigate): () => void {
  const markRead = (id: string) => void send(readNotifications, { merchant, id }, { background: true }).catch(() => undefined);
  const stopTab = inOneTab(`parley-notices-${merchant}`, () => {
    // Again with every start: the session or the subscription may be new. Without it, open tabs still show notifications.
    void registerDevice(merchant).catch(() => undefined);
    return showNewNotices(merchant, (notification) => {
      markRead(notification.id);
      navigate(placeOf(notification));
    });
  });
  const stopBadge = showBadge();
  const stopOpening = openTargets(async ({ merchant: of, id, url }) => {
    const changed = of === merchant ? undefined : await send(switchShop, { merchant_id: of });
    navigate(url);
    if (changed) useAuth.getState().updateUser(changed);
    else if (id) markRead(id);
  });
  void openShopOfAddress(merchant, navigate).catch(() => undefined);
  return () => {
    stopTab();
    stopBadge();
    stopOpening();
    void closeShown();
  };
}

/** The app's badge counts unread notifications. Browsers without one ignore it. */
function showBadge(): () => void {
  if (!('setAppBadge' in navigator)) return () => undefined;
  const show = (count: number) => void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  show(useAuth.getState().user?.notifications_count ?? 0);
  const stop = useAuth.subscribe(({ user }, { user: before }) => {
    if (user?.notifications_count !== before?.notifications_count) show(user?.notifications_count ?? 0);
  });
  return () => {
    stop();
    show(0);
  };
}

/** Opens what a click on a push asks this tab for. The answer tells the service worker that it needn't open another tab. */
function openTargets(open: (target: Target) => Promise<void>): () => void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const listen = ({ data, ports }: MessageEvent<{ open?: Target }>) => {
    if (!data.open) return;
    ports[0]?.postMessage(true);
    void open(data.open).catch(() => undefined);
  };
  worker?.addEventListener('message', listen);
  return () => worker?.removeEventListener('message', listen);
}

/** A tab that a push opened names the shop, which need not be the one that was open last. */
async function openShopOfAddress(merchant: string, navigate: Navigate) {
  const address = new URL(location.href);
  const shop = address.searchParams.get('shop');
  const isMine = useAuth.getState().user?.merchants.some(({ merchant_id }) => merchant_id === shop);
  if (!shop || !isMine) return;
  const changed = shop === merchant ? undefined : await send(switchShop, { merchant_id: shop });
  address.searchParams.delete('shop');
  navigate(address.pathname + address.search, { replace: true });
  if (changed) useAuth.getState().updateUser(changed);
}
