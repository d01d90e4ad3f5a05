import { getNotificationPreferences, listNotifications, readNotifications } from '@parley/contract/notifications';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { attempt } from '../../../data/attempt.ts';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { onSignal } from '../../../data/live/state.ts';
import { inOneTab, someTabHasFocus, tellFocus } from '../../../data/one-tab.ts';
import { useDo } from '../../../data/use-do.ts';
import { useConsent } from './consent.ts';
import type { Notification as Notice } from './data.ts';
import { isQuiet } from './quiet.ts';

/** Has one of this browser's tabs show notifications of the browser, once this person wanted them. Once, in the merchant's frame. */
export function useBrowserNotices(): void {
  const merchant = useMerchantId();
  const may = useMay('inbox:read');
  const { isOn } = useConsent();
  const navigate = useNavigate();
  const { mutate: read } = useDo(readNotifications, { quiet: true });
  const open = useEffectEvent((notification: Notice) => {
    read({ merchant, id: notification.id });
    void navigate(placeOf(notification));
  });
  useEffect(tellFocus, []);
  useEffect(() => {
    if (!isOn || !may || !merchant) return undefined;
    return inOneTab(`parley-notices-${merchant}`, () => announceNews(merchant, (notification) => open(notification)));
  }, [isOn, may, merchant]);
}

/** As lists do, with chance in it: what a shop hears of at once is not asked for by everybody at once. */
const WAIT = 500;
const JITTER = 500;
/** What is committed later may be this much older than what was seen before it. */
const OVERLAP = 60_000;

/**
 * Has the browser show what is new from here on, as the teammate wishes, while nobody is at Parley. Runs in one tab. Returns the way to
 * stop.
 */
function announceNews(merchant: string, open: (notice: Notice) => void): () => void {
  const shown = new Map<string, Notification>();
  const take = makeSieve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = Promise.resolve();
  let isStopped = false;

  const look = async () => {
    const { items } = await attempt(listNotifications, { merchant, unread: 'true', limit: 50 });
    for (const [id, notification] of shown) if (!items.some((one) => one.id === id)) notification.close();
    const fresh = take(items);
    if (fresh.length === 0 || (await someTabHasFocus())) return;
    const { types, quiet } = await attempt(getNotificationPreferences, { merchant });
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
  // One after the other. Without an answer the bell still says it, and the next signal looks again.
  const lookInTurn = () => void (turn = turn.then(look).catch(() => undefined));
  const stop = onSignal((said) => {
    if (said.type !== 'changed' || said.topic !== 'notifications') return;
    timer ??= setTimeout(
      () => {
        timer = undefined;
        lookInTurn();
      },
      WAIT + Math.random() * JITTER,
    );
  });
  lookInTurn();
  return () => {
    isStopped = true;
    stop();
    clearTimeout(timer);
    // Whoever logs out leaves nothing of the shop's on the screen.
    for (const notification of shown.values()) notification.close();
  };
}

/** Lets through what was not there before, oldest first: nothing the first time, and never what is only unread again. */
function makeSieve(): (items: readonly Notice[]) => Notice[] {
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

/** Where a notification leads: to its conversation; one about several leads to one's own. */
export const placeOf = ({ conversation_id: id }: Pick<Notice, 'conversation_id'>): string =>
  id ? `/inbox?conversation=${id}` : '/inbox?tab=mine';
