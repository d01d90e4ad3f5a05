import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

export type Vault = ReturnType<typeof openVault>;

/** Keys for each purpose, derived from PARLEY_SECRET. An old secret can still decrypt, so that the secret can be rotated. */
export function openVault(secret: string, oldSecret = '') {
  const secrets = [secret, oldSecret].filter(Boolean);
  const keyOf = (from: string, purpose: string) => Buffer.from(hkdfSync('sha256', from, '', `parley:${purpose}`, 32));
  const sign = (purpose: string, value: string, from = secret) =>
    createHmac('sha256', keyOf(from, purpose)).update(value).digest('base64url');
  return {
    sign: (purpose: string, value: string) => sign(purpose, value),
    isSigned: (purpose: string, value: string, signature: string) => secrets.some((from) => same(sign(purpose, value, from), signature)),
    key: (purpose: string) => keyOf(secret, purpose),
    keys: (purpose: string) => secrets.map((from) => keyOf(from, purpose)),
    /** AES-256-GCM with a separate key for each purpose. */
    close(purpose: string, text: string) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
    },
    /** Throws when no secret can decrypt it. */
    open(purpose: string, closed: string) {
      const bytes = Buffer.from(closed, 'base64url');
      for (const from of secrets) {
        const decipher = createDecipheriv('aes-256-gcm', keyOf(from, purpose), bytes.subarray(0, 12)).setAuthTag(bytes.subarray(-16));
        try {
          return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
        } catch (error) {
          if (from === secrets.at(-1))
            throw new Error('PARLEY_SECRET can’t decrypt this data. Set PARLEY_SECRET_OLD to the previous secret.', { cause: error });
        }
      }
      throw new Error('No secret is set. Set PARLEY_SECRET.');
    },
    /** Identifies the secret without revealing it, for backups. */
    fingerprint: sign('fingerprint', 'parley').slice(0, 16),
  };
}

/** Compares two strings in constant time. */
export function same(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
