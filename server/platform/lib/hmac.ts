import { createHmac, timingSafeEqual } from 'node:crypto';

export type SignedWith = { secrets: readonly string[]; encoding?: 'hex' | 'base64' };

/** Whether `given` is the HMAC-SHA256 of these bytes under one of the secrets (two during a rotation), in constant time. */
export function isHmac(bytes: Buffer | string, given: string | undefined, { secrets, encoding = 'hex' }: SignedWith): boolean {
  if (given === undefined) return false;
  const signature = Buffer.from(given, encoding);
  let isOne = false;
  for (const secret of secrets) {
    const expected = createHmac('sha256', secret).update(bytes).digest();
    if (secret !== '' && signature.length === expected.length && timingSafeEqual(signature, expected)) isOne = true;
  }
  return isOne;
}

/** The signature a sender adds to a body. */
export const hmacOf = (bytes: Buffer | string, secret: string, encoding: 'hex' | 'base64' = 'hex') =>
  createHmac('sha256', secret).update(bytes).digest(encoding);
