import { randomInt } from 'node:crypto';
import { hashSecret } from '../../../platform/lib/ids.ts';

/** Letters and digits that nobody takes for another one. 29 of them: a prime, so that the check below finds every single error. */
const alphabet = '23456789ABCDEFGHJKMNPQRTVWXYZ';
const length = 16;

/** A gift card's code: 15 characters by chance, which are 72 bits, and one that checks them. */
export function newCode(): string {
  const signs = Array.from({ length: length - 1 }, () => randomInt(alphabet.length));
  const last = signs.reduce((sum, sign, place) => sum + (place + 1) * sign, 0) % alphabet.length;
  // The last weight is 16, so its sign is the one that brings the sum to a multiple of 29.
  const check = alphabet.split('').findIndex((_, sign) => (last + length * sign) % alphabet.length === 0);
  return [...signs, check].map((sign) => alphabet.charAt(sign)).join('');
}

/** A code as people type it: with spaces, hyphens or small letters. */
export const readCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/** Whether these could be a code of ours. A single wrong character, or two that were swapped, never are. */
export function isCode(code: string): boolean {
  const signs = [...code].map((sign) => alphabet.indexOf(sign));
  if (signs.length !== length || signs.includes(-1)) return false;
  return signs.reduce((sum, sign, place) => sum + (place + 1) * sign, 0) % alphabet.length === 0;
}

/** The stored form of a code, different in each shop. */
export const hashCode = (merchant: string, code: string) => hashSecret(`gift card ${merchant} ${code}`);
/** A code in four groups, for reading it out. */
export const spacedCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');
