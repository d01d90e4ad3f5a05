import type { cellFields } from '@parley/contract/products';

export type CellField = (typeof cellFields)[number];
export type Typed = string | number | boolean | null;
/** What a cell says: cents, pieces, a code, yes or no; or why it cannot be read. */
export type ReadCell = { value: number | string | boolean | null } | { fault: string };

/** Reads a cell as people write it. Empty is none for a former price, a stock and a SKU; a price and yes or no must be said. */
export function readCell(field: CellField, typed: Typed): ReadCell {
  if (field === 'available') return readYesNo(typed);
  if (typeof typed === 'boolean') return { fault: 'This is yes or no; enter a value.' };
  const text = typed === null ? '' : String(typed).trim();
  if (text === '') return field === 'price' ? { fault: 'Enter a price.' } : { value: null };
  if (field === 'sku') return text.length > 80 ? { fault: 'Use at most 80 characters.' } : { value: text };
  // A number has one way to be written; only what people typed is in the decimals of their country.
  const number = typeof typed === 'number' ? plain(text) : readNumber(text);
  return field === 'stock' ? readStock(text, number) : readPrice(text, number);
}

const yes = new Set(['yes', 'y', 'true', '1', 'on', 'ja', 'x', '✓']);
const no = new Set(['no', 'n', 'false', '0', 'off', 'nein', 'nee', '']);
function readYesNo(typed: Typed): ReadCell {
  const word = typed === null ? '' : String(typed).trim().toLowerCase();
  if (word !== '' && yes.has(word)) return { value: true };
  return word !== '' && no.has(word) ? { value: false } : { fault: 'Enter yes or no.' };
}

const mostCents = 999_999_999_999;
function readPrice(text: string, number: Parts | undefined): ReadCell {
  if (number === undefined) return { fault: `“${text.slice(0, 30)}” is not an amount. Enter one such as 12.50.` };
  const { negative, whole, part } = number;
  if (part.length > 2) return { fault: 'Use at most two decimals.' };
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0') || 0);
  if (negative && cents > 0) return { fault: 'Use an amount that is not below zero.' };
  return cents > mostCents ? { fault: 'This amount is too large.' } : { value: cents };
}

function readStock(text: string, number: Parts | undefined): ReadCell {
  if (number === undefined || /[1-9]/.test(number.part))
    return { fault: `“${text.slice(0, 30)}” is not a number of pieces. Enter a whole number.` };
  const pieces = Number(number.whole) * (number.negative ? -1 : 1);
  if (pieces < -1_000_000 || pieces > 2_000_000_000) return { fault: 'This is more than can be counted.' };
  return { value: pieces === 0 ? 0 : pieces };
}

type Parts = { negative: boolean; whole: string; part: string };
function plain(text: string): Parts | undefined {
  const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : { negative: sign === '-', whole, part };
}
/**
 * A number as people write it, in the decimals of any country. Signs of currency and spaces around it do not count. Where both a point and a
 * comma stand, the last of them parts the decimals. Where one stands once with exactly three digits behind it, it parts thousands, since no
 * amount has three decimals; otherwise it parts the decimals. One that stands several times parts thousands. Thousands come in threes.
 */
function readNumber(text: string): Parts | undefined {
  const bare = text
    .replace(/^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu, '')
    .replace(/^[A-Z]{3}\s*(?=[-\d])|(?<=\d)\s*[A-Z]{3}$/g, '')
    .replace(/^([-−])\s*\p{Sc}?\s*/u, '-')
    .replace(/[.,][-–—]{1,2}$/, '');
  const [, sign, digits] = /^([-+]?)(\d[\d.,'’\s]*)$/.exec(bare) ?? [];
  if (digits === undefined) return undefined;
  const { whole, part } = parted(digits);
  // Thousands are parted by one sign throughout, and every group but the first has three digits.
  const groups = whole.split(/[.,'’\s]/);
  const signs = new Set(whole.match(/[.,'’\s]/g));
  const grouped =
    groups.length === 1 || (signs.size === 1 && (groups[0] ?? '').length <= 3 && groups.slice(1).every((group) => group.length === 3));
  return grouped && /^\d*$/.test(part) && (groups[0] ?? '') !== '' ? { negative: sign === '-', whole: groups.join(''), part } : undefined;
}

function parted(digits: string): { whole: string; part: string } {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  const last = Math.max(point, comma);
  if (last === -1) return { whole: digits, part: '' };
  const both = point !== -1 && comma !== -1;
  const times = digits.split(digits.charAt(last)).length - 1;
  const behind = digits.slice(last + 1);
  // "0.125" groups nothing: there are no thousands of nought.
  const thousands = !both && (times > 1 || (/^\d{3}$/.test(behind) && !/^0/.test(digits)));
  return thousands ? { whole: digits, part: '' } : { whole: digits.slice(0, last), part: behind };
}
