// Parley's service worker. It shows push notifications and opens what they are about; it caches nothing.

/** So long a tab may take to say that it opens a notification; in milliseconds. */
const ANSWER_WITHIN = 1_000;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

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
