import { getNotificationPreferences, listNotifications } from '@parley/contract/notifications';
import { onSignal } from '../../../data/live/state.ts';
import { someTabHasFocus } from '../../../data/one-tab.ts';
import { send } from '../../../data/send.ts';
import type { Notification as Notice } from './data.ts';
import { isQuiet } from './quiet.ts';

/** Randomized as in lists, so that teammates notified at once don't all request at once. */
const WAIT = 500;
const JITTER = 500;
/** A notification committed later may be this much older than one already seen, in milliseconds. */
const OVERLAP = 60_000;

/**
 * Shows new notifications through the browser, by the teammate's preferences, while they are away from Parley. Runs in one tab. Returns
 * the cleanup.
 */
export function showNewNotices(merchant: string, open: (notice: Notice) => void): () => void {
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
    const notification = shownBy(notice);
    if (!notification) return;
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

/** Undefined on phones, where a page may show none. */
function shownBy({ id, text }: Notice): Notification | undefined {
  try {
    return new Notification(text, { tag: id, icon: '/favicon.svg' });
  } catch {
    return undefined;
  }
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
