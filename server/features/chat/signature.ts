import { createHmac } from 'node:crypto';
import { same } from '../../platform/vault/vault.ts';

/** Whether `hash` is the hex HMAC-SHA256 of the user's id under one of the secrets, in constant time. */
export const isSignedBy = (secrets: readonly string[], userId: string, hash: string) =>
  secrets.some((secret) => same(createHmac('sha256', secret).update(userId).digest('hex'), hash.toLowerCase()));
