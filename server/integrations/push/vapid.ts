import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

export type VapidKey = { publicKey: string; privateKey: string };

const curve = 'prime256v1';
/** At most 24 hours are allowed; a clock that is off must not exceed them. */
const validSeconds = 12 * 3600;

export function makeVapidKey(): VapidKey {
  const keys = createECDH(curve);
  keys.generateKeys();
  // Node leaves out leading zeros.
  return keyOf(Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()]).subarray(-32));
}

/** The key of these 32 bytes. Throws when they are no private key of P-256. */
export function vapidKeyOf(privateKey: string): VapidKey {
  return keyOf(Buffer.from(privateKey, 'base64url'));
}

function keyOf(bytes: Buffer): VapidKey {
  const keys = createECDH(curve);
  keys.setPrivateKey(bytes);
  return { publicKey: keys.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
}

/** The `authorization` header that identifies the sender to one push service (RFC 8292). `contact` is a mailto: or https: URL. */
export function authorizationOf({ publicKey, privateKey }: VapidKey, endpoint: string, contact: string, now: Date): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + validSeconds, sub: contact };
  const unsigned = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const key = { key: signingKey({ publicKey, privateKey }), dsaEncoding: 'ieee-p1363' } as const;
  return `vapid t=${unsigned}.${sign('sha256', Buffer.from(unsigned), key).toString('base64url')}, k=${publicKey}`;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signingKey({ publicKey, privateKey }: VapidKey): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y } });
}
