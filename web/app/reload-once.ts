const STORAGE = 'reloaded-at';
const AGAIN = 60_000;

/**
 * After an update the parts an open page wants to load are gone: it is loaded anew, once, instead of showing an error. Not
 * without a network, which has no page either, and not while somebody is typing: the form says what is wrong and keeps its words.
 * Who was on the way to another page (`wanted` is its address) arrives there.
 */
export function reloadOnce(wanted: () => string | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || document.querySelector('form[data-unsaved]')) return;
    if (Date.now() - Number(sessionStorage.getItem(STORAGE)) < AGAIN) return;
    sessionStorage.setItem(STORAGE, String(Date.now()));
    event.preventDefault();
    const address = wanted();
    if (address) location.assign(address);
    else location.reload();
  });
}
