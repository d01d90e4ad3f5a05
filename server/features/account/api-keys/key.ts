import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { base62, toBase62 } from '../../../platform/lib/base62.ts';

const prefix = 'parley_live_';

/** 30 random characters have 178 bits, so a plain hash is enough for storage. */
export function newKey(): string {
  const body = `${prefix}${Array.from({ length: 30 }, () => base62.charAt(randomInt(base62.length))).join('')}`;
  return body + checksumOf(body);
}

/** The format a bearer token needs to count as an API key. */
export const looksLikeKey = (bearer: string) => bearer.startsWith(prefix);

/** CRC32 of the preceding characters, in 6 base62 characters: secret scanners and this server recognize a made-up key without a lookup. */
export const checksumOf = (body: string) => toBase62(crc32(body), 6);

export const isWellFormed = (key: string) => /^parley_live_[0-9A-Za-z]{36}$/.test(key) && checksumOf(key.slice(0, -6)) === key.slice(-6);
