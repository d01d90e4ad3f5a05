import { randomInt } from 'node:crypto';
import { base62 } from '../../../platform/lib/base62.ts';
import { checksumOf, prefix } from './rules.ts';

/** 30 random characters have 178 bits, so a plain hash is enough for storage. */
export function newKey(): string {
  const body = `${prefix}${Array.from({ length: 30 }, () => base62.charAt(randomInt(base62.length))).join('')}`;
  return body + checksumOf(body);
}
