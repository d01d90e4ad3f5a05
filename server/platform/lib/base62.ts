import { crc32 } from 'node:zlib';

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The CRC32 of a text in 6 base62 characters, which hold any 32-bit number. */
export function crc32InBase62(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (; rest > 0; rest = Math.floor(rest / 62)) digits = base62.charAt(rest % 62) + digits;
  return digits.padStart(6, '0');
}
