import { randomInt } from 'node:crypto';
import { base62, crc32InBase62 } from './base62.ts';

const length = 30;
const checksumLength = 6;

/**
 * A secret that starts with `prefix`: 30 random characters, 178 bits, so that a plain hash is enough for storage, and a checksum, by which
 * secret scanners and this server recognize a made-up one without a lookup.
 */
export function newCheckedSecret(prefix: string): string {
  const body = prefix + Array.from({ length }, () => base62.charAt(randomInt(base62.length))).join('');
  return body + crc32InBase62(body);
}

export function isCheckedSecret(prefix: string, secret: string): boolean {
  const [body, checksum] = [secret.slice(0, -checksumLength), secret.slice(-checksumLength)];
  return secret.startsWith(prefix) && /^[0-9A-Za-z]{36}$/.test(secret.slice(prefix.length)) && crc32InBase62(body) === checksum;
}
