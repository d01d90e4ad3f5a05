import type { Chat } from './chat/chat.ts';

/** A shop that changes its URL without a page load fires no event, so we poll. */
const GLANCE = 3_000;

/** Connects the chat to the page's events, until the returned function is called. */
export function followPage(chat: Chat, element: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const badge = createTitleBadge(document);
  const isVisible = () => document.visibilityState === 'visible';
  const count = () => badge.show(isVisible() ? 0 : chat.view.get().unread);

  document.addEventListener('visibilitychange', () => (chat.look(isVisible()), count()), { signal });
  window.addEventListener('focus', () => chat.look(true), { signal });
  window.addEventListener('online', () => chat.comeOnline(), { signal });
  window.addEventListener('pagehide', () => chat.sleep(), { signal });
  window.addEventListener('pageshow', (event) => event.persisted && chat.wake(), { signal });
  const glances = setInterval(() => isVisible() && chat.moved(), GLANCE);
  const forget = chat.view.watch(count);
  followViewport(element, signal);

  return () => {
    end.abort();
    clearInterval(glances);
    forget();
    badge.clear();
  };
}

/** A phone's keyboard covers the page without resizing it; the panel uses the visible rest. */
function followViewport(element: HTMLElement, signal: AbortSignal): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const measure = () => {
    // With pinch zoom the visitor wants to see a part, so the panel must not shrink.
    if (viewport.scale > 1.01) return;
    element.style.setProperty('--height', `${viewport.height}px`);
    element.style.setProperty('--top', `${viewport.offsetTop}px`);
  };
  viewport.addEventListener('resize', measure, { signal });
  viewport.addEventListener('scroll', measure, { signal });
  measure();
}

/** Shows the unread count in the title of a hidden tab, and removes it without undoing the page's own change. */
export function createTitleBadge(page: { title: string }) {
  let written: string | null = null;
  let original = '';
  const clear = () => {
    if (written !== null && page.title === written) page.title = original;
    written = null;
  };
  return {
    show(count: number) {
      clear();
      if (count === 0) return;
      original = page.title;
      written = `(${count}) ${original}`;
      page.title = written;
    },
    clear,
  };
}
