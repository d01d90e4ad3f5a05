// Parley's service worker. It shows push notifications and opens what they are about, and it opens the app without a network from
// what the page stored (web/data/kept/shell.ts). It stores nothing itself, and whatever the server answers comes first.

const CACHE = 'parley-shell';
/** The pages of the app behind the log-in; everything else is left to the browser. */
const PAGES =
  /^\/(agent-config|analytics|automation|brands|customers|dashboard|engagement|fulfillment|help|inbox|live-shopping|monitoring|orders|proactive-offers|products|settings|workflows)(\/|$)/;
/** So long the server may take to answer before the stored page opens; in milliseconds. */
const OPEN_WITHIN = 3_000;

/** So long a tab may take to say that it opens a notification; in milliseconds. */
const ANSWER_WITHIN = 1_000;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && PAGES.test(pathname)) event.respondWith(page(event.request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
});

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

const stored = (request) => self.caches.match(request, { cacheName: CACHE, ignoreVary: true });

/** The server's answer, whatever it is; the stored page only when none comes, or not soon. */
async function page(request) {
  const given = new AbortController();
  let isAnswered = false;
  const answer = self.fetch(request, { signal: given.signal }).finally(() => (isAnswered = true));
  const late = pause(OPEN_WITHIN).then(async () => {
    const shell = await stored('/shell');
    // Browsers let one request for an address wait for another: the next start shouldn't wait for this one.
    if (shell && !isAnswered) given.abort();
    return shell;
  });
  try {
    return (await Promise.race([answer, late])) ?? (await answer);
  } catch {
    return (await stored('/shell')) ?? Response.error();
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The name of an asset contains its hash, so that a stored one is never an old one. */
const asset = async (request) => (await stored(request)) ?? self.fetch(request);

/** Not while the person looks at Parley on this device: the bell shows it. */
async function show({ merchant, id, tag, title, body, url, unread }) {
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge(unread).catch(() => undefined);
  if ((await tabs()).some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', badge: '/badge.png', data: { merchant, id, url } });
}

/** In the tab that was used last; one that doesn't answer, such as the login page, is left as it is. */
async function open(target) {
  const [tab] = await tabs();
  const isOpened = tab !== undefined && (await ask(tab, target));
  if (isOpened) return tab.focus();
  const url = new URL(target.url, self.location.origin);
  // The page switches to this shop if another one is open.
  url.searchParams.set('shop', target.merchant);
  return self.clients.openWindow(url.href);
}

const tabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Whether the tab opens it. */
function ask(tab, target) {
  const { port1, port2 } = new MessageChannel();
  tab.postMessage({ open: target }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_WITHIN);
  });
}
