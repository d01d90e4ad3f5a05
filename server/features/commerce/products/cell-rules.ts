import { decimalsOf, parseAmount, sampleAmount, whyInvalid } from '@parley/contract/money';
import type { cellFields } from '@parley/contract/products';

export type CellField = (typeof cellFields)[number];
export type Typed = string | number | boolean | null;
/** A parsed cell: cents, a quantity, a code or a yes/no; or why it can't be parsed. */
export type ReadCell = { value: number | string | boolean | null } | { issue: string };

/** Parses a cell as people write it. Compare-at price, stock and SKU may be empty; price and yes/no must have a value. */
export function readCell(field: CellField, typed: Typed, currency: string): ReadCell {
  if (field === 'available') return readYesNo(typed);
  if (typeof typed === 'boolean') return { issue: 'Enter a value, not yes or no.' };
  const text = typed === null ? '' : String(typed).trim();
  if (text === '') return field === 'price' ? { issue: 'Enter a price.' } : { value: null };
  if (field === 'sku') return text.length > 80 ? { issue: 'Use at most 80 characters.' } : { value: text };
  // JSON numbers have one notation; only typed text follows the decimals of a country.
  const number = typeof typed === 'number' ? plain(text) : readNumber(text, field === 'stock' ? 0 : decimalsOf(currency));
  if (number === 'ambiguous') return { issue: twoWays(text, currency) };
  return field === 'stock' ? readStock(text, number) : readPrice(text, number, currency);
}

const yes = new Set(['yes', 'y', 'true', '1', 'on', 'ja', 'x', '✓']);
const no = new Set(['no', 'n', 'false', '0', 'off', 'nein', 'nee', '']);
function readYesNo(typed: Typed): ReadCell {
  const word = typed === null ? '' : String(typed).trim().toLowerCase();
  if (word !== '' && yes.has(word)) return { value: true };
  return word !== '' && no.has(word) ? { value: false } : { issue: 'Enter yes or no.' };
}

const mostCents = 999_999_999_999;
function readPrice(text: string, number: Parts | undefined, currency: string): ReadCell {
  if (number === undefined) return { issue: `“${text.slice(0, 30)}” isn’t an amount. Enter one such as ${sampleAmount(currency)}.` };
  const { negative, whole, part } = number;
  const amount = part === '' ? whole : `${whole}.${part}`;
  const cents = parseAmount(amount, currency);
  if (cents === undefined) return { issue: whyInvalid(amount, currency) };
  if (negative && cents > 0) return { issue: 'Enter an amount of 0 or more.' };
  return cents > mostCents ? { issue: 'This amount is too large. Enter a smaller one.' } : { value: cents };
}

function readStock(text: string, number: Parts | undefined): ReadCell {
  if (number === undefined || /[1-9]/.test(number.part)) return { issue: `“${text.slice(0, 30)}” isn’t a quantity. Enter a whole number.` };
  const units = Number(number.whole) * (number.negative ? -1 : 1);
  if (units < -1_000_000 || units > 2_000_000_000) return { issue: 'This number is too large. Enter a smaller one.' };
  return { value: units === 0 ? 0 : units };
}

type Parts = { negative: boolean; whole: string; part: string };
function plain(text: string): Parts | undefined {
  const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : { negative: sign === '-', whole, part };
}
/**
 * Parses a number in any country's notation, ignoring currency signs and surrounding spaces. With both a point and a comma, the last one
 * is the decimal sign. A single one before exactly three digits is ambiguous where there are `decimals`, because a program writes 12.500
 * for 12.5 and a person for 12 500: a price must never become a thousand times what was meant. Without decimals it separates thousands.
 * A repeated one separates thousands, which come in groups of three.
 */
function readNumber(text: string, decimals: number): Parts | 'ambiguous' | undefined {
  const bare = text
    .replace(/^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu, '')
    .replace(/^[A-Z]{3}\s*(?=[-\d])|(?<=\d)\s*[A-Z]{3}$/g, '')
    .replace(/^([-−])\s*\p{Sc}?\s*/u, '-')
    .replace(/[.,][-–—]{1,2}$/, '');
  const [, sign, digits] = /^([-+]?)(\d[\d.,'’\s]*)$/.exec(bare) ?? [];
  if (digits === undefined) return undefined;
  if (isAmbiguous(digits, decimals)) return 'ambiguous';
  const { whole, part } = parted(digits, decimals);
  // The thousands separator must be the same throughout, and all groups but the first have three digits.
  const groups = whole.split(/[.,'’\s]/);
  const signs = new Set(whole.match(/[.,'’\s]/g));
  const grouped =
    groups.length === 1 || (signs.size === 1 && (groups[0] ?? '').length <= 3 && groups.slice(1).every((group) => group.length === 3));
  return grouped && /^\d*$/.test(part) && (groups[0] ?? '') !== '' ? { negative: sign === '-', whole: groups.join(''), part } : undefined;
}

/** Three decimals are written with a point by the API and this grid, so there only the comma is ambiguous. */
const isAmbiguous = (digits: string, decimals: number) =>
  decimals > 0 && (decimals < 3 ? /^[1-9]\d{0,2}[.,]\d{3}$/ : /^[1-9]\d{0,2},\d{3}$/).test(digits);
function twoWays(text: string, currency: string): string {
  const [whole = '', part = ''] = text.replace(/[^\d.,]/g, '').split(/[.,]/);
  const decimals = decimalsOf(currency);
  const small = decimals < 3 ? `${whole}.${part.slice(0, decimals)}` : `${whole}.${part}`;
  return `“${text.slice(0, 30)}” can be read in two ways. Enter ${whole}${part} or ${small}.`;
}

function parted(digits: string, decimals: number): { whole: string; part: string } {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  const last = Math.max(point, comma);
  if (last === -1) return { whole: digits, part: '' };
  const both = point !== -1 && comma !== -1;
  const times = digits.split(digits.charAt(last)).length - 1;
  const behind = digits.slice(last + 1);
  // "0.125" is a decimal, because no number has zero thousands.
  const thousands = !both && (times > 1 || (decimals === 0 && /^\d{3}$/.test(behind) && !/^0/.test(digits)));
  return thousands ? { whole: digits, part: '' } : { whole: digits.slice(0, last), part: behind };
}
