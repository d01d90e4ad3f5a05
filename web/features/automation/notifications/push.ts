import { listPushDevices, registerPushDevice, removePushDevice } from '@parley/contract/notifications';
import { perform } from '../../../data/perform.ts';
import { send } from '../../../data/send.ts';

/** Whether this browser can be notified while Parley is closed. */
export const canPush = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/**
 * Registers this browser for push notifications of this shop, for which the person has given permission. Throws when the browser or the
 * server refuses, and reports nothing: nobody may have asked for it now.
 */
export function registerDevice(merchant: string): Promise<void> {
  const running = registering.get(merchant) ?? register(merchant).finally(() => registering.delete(merchant));
  registering.set(merchant, running);
  return running;
}

/** The settings and the frame register at the same time: it is done once. */
const registering = new Map<string, Promise<void>>();

async function register(merchant: string) {
  if (!canPush()) return;
  const { public_key: key } = await perform(listPushDevices, { merchant });
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription =
    (await withKey(pushManager, key)) ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint = '', keys } = subscription.toJSON();
  await perform(registerPushDevice, { merchant, endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } });
}

/** The browser's subscription. One that was made with another key of the server receives nothing any more, and ends. */
async function withKey(pushManager: PushManager, key: string): Promise<PushSubscription | undefined> {
  const subscription = await pushManager.getSubscription();
  if (!subscription) return undefined;
  const { applicationServerKey: own } = subscription.options;
  if (own && base64url(new Uint8Array(own)) === key) return subscription;
  await subscription.unsubscribe();
  return undefined;
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Ends push notifications of this shop to this browser; those of the person's other shops end as well. */
export async function forgetDevice(merchant: string): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  const { devices } = await perform(listPushDevices, { merchant });
  const own = devices.filter(({ is_current: isCurrent }) => isCurrent);
  await Promise.all(own.map(({ id }) => send(removePushDevice, { merchant, id })));
}

/** Logging out must leave nothing of the shop's on the screen. */
export async function closeShown(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
