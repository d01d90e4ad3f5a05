import webPush from 'web-push';
import type { Push, PushSubscription } from '../push-port.ts';
import type { VapidKey } from './vapid.ts';

/** Encrypted for one browser (RFC 8291), and signed for its push service only (RFC 8292). `contact` is a mailto: or https: URL. */
export function requestOf(subscription: PushSubscription, { body, topic, ttlSeconds }: Push, key: VapidKey, contact: string) {
  const { endpoint, ...keys } = subscription;
  const options = { vapidDetails: { subject: contact, ...key }, TTL: ttlSeconds, urgency: 'high', topic } as const;
  const { method, headers, body: encrypted } = webPush.generateRequestDetails({ endpoint, keys }, body, options);
  // The connection counts the bytes itself.
  const { 'Content-Length': _, ...kept } = headers as Record<string, string | number>;
  return { method, headers: Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)])), body: encrypted };
}

/** Whether these are the keys of a browser: a point of P-256 and 16 bytes. */
export function areKeys(keys: Pick<PushSubscription, 'p256dh' | 'auth'>): boolean {
  try {
    webPush.generateRequestDetails({ endpoint: 'https://push.invalid', keys }, 'a');
    return Buffer.from(keys.auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
