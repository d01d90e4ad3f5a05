const STORAGE = 'reloaded-at';
const AGAIN = 60_000;

/** After an update the parts an open page wants to load are gone: it is loaded anew, once, instead of showing an error. */
export function reloadOnce(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(STORAGE)) < AGAIN) return;
    sessionStorage.setItem(STORAGE, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
