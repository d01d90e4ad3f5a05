import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscription } from '../push-port.ts';

const curve = 'prime256v1';
/** Everything is in one record of this size. */
const recordSize = 4096;

type Chance = { salt?: Buffer; privateKey?: Buffer };
type Keys = Pick<PushSubscription, 'p256dh' | 'auth'>;

/** Encrypts for one browser (RFC 8291 over RFC 8188, `aes128gcm`). Throws when the browser's key isn't a point of P-256. */
export function encrypt({ p256dh, auth }: Keys, text: string, { salt = randomBytes(16), privateKey }: Chance = {}): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const own = createECDH(curve);
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ownKey = own.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const shared = derive(own.computeSecret(browserKey), Buffer.from(auth, 'base64url'), about, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 marks the last record.
  const plain = Buffer.concat([Buffer.from(text, 'utf8'), Buffer.from([2])]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(ownKey.length, 4);
  return Buffer.concat([salt, head, ownKey, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

const derive = (secret: Buffer, salt: Buffer, about: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, length));

/** Whether these are the keys of a browser: a point of P-256 and 16 bytes. */
export function areKeys({ p256dh, auth }: Keys): boolean {
  try {
    encrypt({ p256dh, auth }, '');
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
