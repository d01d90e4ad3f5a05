import { randomInt } from 'node:crypto';
import { base62, crc32InBase62 } from '../../../platform/lib/base62.ts';

const prefix = 'parley_scim_';

/** As API keys are made: 178 random bits and a checksum, so that secret scanners recognize one. */
export function newToken(): string {
  const body = `${prefix}${Array.from({ length: 30 }, () => base62.charAt(randomInt(base62.length))).join('')}`;
  return body + crc32InBase62(body);
}

export const isWellFormed = (token: string) =>
  /^parley_scim_[0-9A-Za-z]{36}$/.test(token) && crc32InBase62(token.slice(0, -6)) === token.slice(-6);
