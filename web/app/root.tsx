import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useAuth } from '../data/auth.ts';
import { t } from '../lib/messages.ts';
import { Live } from '../ui/live.tsx';
import { titleOf, usePage } from './page.ts';
import { Toaster } from './toaster.tsx';

/** Around every page: its title, the focus after navigation, toasts, and a progress line while the next page loads. */
export function Root() {
  useTitle();
  useHeadingFocus();
  const isMoving = useNavigation().state !== 'idle';
  return (
    <>
      {isMoving && <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 animate-wait bg-ink" />}
      <Outlet />
      <Toaster />
      <Live />
      <ScrollRestoration />
    </>
  );
}

/** The page's name and the unread count, which are visible on the browser tab. */
function useTitle() {
  const page = usePage();
  const count = useAuth((auth) => auth.user?.unread_count ?? 0);
  useEffect(() => {
    const name = page && titleOf(page);
    const title = !name || name === t('ui.product') ? t('ui.product') : t('shell.page_title', { page: name });
    document.title = count > 0 ? t('shell.page_title_unread', { count, title }) : title;
  }, [page, count]);
}

/** Focuses the heading, so that screen readers announce the new page; not on the first page, nor when the screen set the focus itself. */
function useHeadingFocus() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const heading = document.querySelector('h1');
    if (!heading || document.activeElement?.closest('main, [role=dialog]')) return;
    heading.tabIndex = -1;
    heading.classList.add('outline-none');
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
