import { randomInt } from 'node:crypto';
import { alphabet, checksumOf, prefix } from './rules.ts';

/** 30 random characters have 178 bits, so a plain hash is enough for storage. */
export function newKey(): string {
  const body = `${prefix}${Array.from({ length: 30 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')}`;
  return body + checksumOf(body);
}
