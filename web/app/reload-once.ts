import { sessionStore } from '../lib/browser.ts';

const STORAGE = 'reloaded-at';
const AGAIN = 60_000;

/**
 * After an update, an open page may fail to load chunks that no longer exist: reloads it, once, instead of showing an error. Not without a
 * network, which could not load the page either, and not while the user is typing: the form shows the error and keeps its text. A pending
 * navigation continues to its target (`targetPath`).
 */
export function reloadOnce(targetPath: () => string | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || document.querySelector('form[data-unsaved]')) return;
    if (Date.now() - Number(sessionStore.getItem(STORAGE)) < AGAIN) return;
    sessionStore.setItem(STORAGE, String(Date.now()));
    event.preventDefault();
    const address = targetPath();
    if (address) location.assign(address);
    else location.reload();
  });
}
