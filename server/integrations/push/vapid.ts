import { createECDH } from 'node:crypto';
import webPush from 'web-push';

export type VapidKey = { publicKey: string; privateKey: string };

export const makeVapidKey = (): VapidKey => webPush.generateVAPIDKeys();

/** The key of these 32 bytes. Throws when they are no private key of P-256. */
export function vapidKeyOf(privateKey: string): VapidKey {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { publicKey: keys.getPublicKey('base64url'), privateKey };
}
