/** The digits of base62 in ASCII order, so that codes of one length sort as their numbers do. */
export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A whole number of 0 or more in base62, zero-padded to this many digits. */
export function toBase62(value: number, digits: number): string {
  let rest = value;
  let text = '';
  for (; rest > 0; rest = Math.floor(rest / 62)) text = base62.charAt(rest % 62) + text;
  return text.padStart(digits, '0');
}
