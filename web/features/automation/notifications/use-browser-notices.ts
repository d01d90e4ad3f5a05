import { getNotificationPreferences, listNotifications, readNotifications } from '@parley/contract/notifications';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { onSignal } from '../../../data/live/state.ts';
import { inOneTab, someTabHasFocus, notifyFocus } from '../../../data/one-tab.ts';
import { send } from '../../../data/send.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useConsent } from './consent.ts';
import type { Notification as Notice } from './data.ts';
import { isQuiet } from './quiet.ts';

/** Shows browser notifications from one of this browser's tabs, if this person turned them on. Mounted once, in the merchant's frame. */
export function useBrowserNotices(): void {
  const merchant = useMerchantId();
  const may = useMay('inbox:read');
  const { isOn } = useConsent();
  const navigate = useNavigate();
  const { mutate: read } = useCommand(readNotifications);
  const open = useEffectEvent((notification: Notice) => {
    read({ merchant, id: notification.id });
    void navigate(placeOf(notification));
  });
  useEffect(notifyFocus, []);
  useEffect(() => {
    if (!isOn || !may || !merchant) return undefined;
    return inOneTab(`parley-notices-${merchant}`, () => showNewNotices(merchant, (notification) => open(notification)));
  }, [isOn, may, merchant]);
}

/** Randomized as in lists, so that teammates notified at once don't all request at once. */
const WAIT = 500;
const JITTER = 500;
/** A notification committed later may be this much older than one already seen, in milliseconds. */
const OVERLAP = 60_000;

/**
 * Shows new notifications through the browser, by the teammate's preferences, while they are away from Parley. Runs in one tab. Returns
 * the cleanup.
 */
function showNewNotices(merchant: string, open: (notice: Notice) => void): () => void {
  const shown = new Map<string, Notification>();
  const takeNew = makeNewNoticeFilter();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = Promise.resolve();
  let isStopped = false;

  const check = async () => {
    const { items } = await send(listNotifications, { merchant, unread: 'true', limit: 50 }, { background: true });
    for (const [id, notification] of shown) if (!items.some((one) => one.id === id)) notification.close();
    const fresh = takeNew(items);
    if (fresh.length === 0 || (await someTabHasFocus())) return;
    const { types, quiet } = await send(getNotificationPreferences, { merchant }, { background: true });
    if (isStopped || isQuiet(quiet, new Date())) return;
    for (const notice of fresh) if (types[notice.type].browser) show(notice);
  };
  const show = (notice: Notice) => {
    const notification = new Notification(notice.text, { tag: notice.id, icon: '/favicon.svg' });
    shown.set(notice.id, notification);
    notification.addEventListener('close', () => shown.delete(notice.id));
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      open(notice);
    });
  };
  // One at a time. If a request fails, the bell still shows the notification and the next signal checks again.
  const checkInOrder = () => void (pending = pending.then(check).catch(() => undefined));
  const stop = onSignal((signal) => {
    if (signal.type !== 'changed' || signal.topic !== 'notifications') return;
    timer ??= setTimeout(
      () => {
        timer = undefined;
        checkInOrder();
      },
      WAIT + Math.random() * JITTER,
    );
  });
  checkInOrder();
  return () => {
    isStopped = true;
    stop();
    clearTimeout(timer);
    // Logging out must leave nothing of the shop's on the screen.
    for (const notification of shown.values()) notification.close();
  };
}

/** Returns what is new, oldest first: nothing the first time, and never an old notification that became unread again. */
function makeNewNoticeFilter(): (items: readonly Notice[]) => Notice[] {
  const seen = new Set<string>();
  let newestAt: number | undefined;
  return (items) => {
    const since = newestAt;
    const fresh = items.filter(({ id, created_at: at }) => since !== undefined && !seen.has(id) && Date.parse(at) > since - OVERLAP);
    for (const { id } of items) seen.add(id);
    newestAt = Math.max(since ?? 0, ...items.map(({ created_at: at }) => Date.parse(at)));
    return fresh.toReversed();
  };
}

type Subject = Pick<Notice, 'type' | 'conversation_id' | 'order_id'>;
/** Where a notification leads: its conversation or order; one about several conversations leads to the reader's own. */
export const placeOf = ({ type, conversation_id: conversation, order_id: order }: Subject): string => {
  if (type === 'usage_limit') return '/settings/billing';
  if (order) return `/orders?order=${order}`;
  return conversation ? `/inbox?conversation=${conversation}` : '/inbox?tab=mine';
};
