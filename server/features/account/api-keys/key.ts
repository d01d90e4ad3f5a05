import { randomInt } from 'node:crypto';
import { base62, crc32InBase62 } from '../../../platform/lib/base62.ts';

const prefix = 'parley_live_';

/** 30 random characters have 178 bits, so a plain hash is enough for storage. */
export function newKey(): string {
  const body = `${prefix}${Array.from({ length: 30 }, () => base62.charAt(randomInt(base62.length))).join('')}`;
  return body + checksumOf(body);
}

/** The format a bearer token needs to count as an API key. */
export const looksLikeKey = (bearer: string) => bearer.startsWith(prefix);

/** Secret scanners and this server recognize a made-up key by it, without a lookup. */
export const checksumOf = crc32InBase62;

export const isWellFormed = (key: string) => /^parley_live_[0-9A-Za-z]{36}$/.test(key) && checksumOf(key.slice(0, -6)) === key.slice(-6);
