import { decimalsOf, sampleAmount } from '@parley/contract/money';
import { withoutEntities } from '../../../../platform/lib/html.ts';
import { toInstant } from '../../../conversations/hours/index.ts';

/** Parses cells; undefined means unreadable. */

/**
 * Parses an amount without currency signs and thousands separators; more than its currency's `decimals` are invalid. `decimalComma` decides
 * only ambiguous ones such as `1,234` and `1.234`, which are decimals where the currency has three.
 */
export function amountOf(text: string, decimalComma: boolean, decimals = 2): string | undefined {
  // Fast path for plain numbers.
  if (decimals === 2 && /^\d{1,13}(?:\.\d{1,2})?$/.test(text)) return text;
  const bare = text
    .replace(/[\s\u00a0'’]|\p{Sc}|^[A-Z]{3}|[A-Z]{3}$/gu, '')
    // Removes the dash for zero cents: `12,-`.
    .replace(/[.,][-–—]{1,2}$/, '');
  const isNegative = /^(?:[-−].*|.*[-−]|\(.*\))$/.test(bare);
  const [whole = '', part = ''] = partsOfNumber(bare.replace(/^[-−(]|[-−)]$/g, ''), decimalComma, decimals) ?? [];
  if (!/^\d{1,13}$/.test(whole) || /[1-9]/.test(part.slice(decimals))) return undefined;
  const kept = part.slice(0, decimals);
  return `${isNegative ? '-' : ''}${whole}${kept === '' ? '' : `.${kept}`}`;
}

/** The error for a text that isn't a price. */
export function whyNoPrice(text: string, currency: string): string {
  if (text === '') return 'A price is required.';
  const decimals = decimalsOf(currency);
  const part = /\d[.,](\d+)\D*$/.exec(text)?.[1] ?? '';
  if (part.length <= decimals) return `This isn’t a price. Use one such as ${sampleAmount(currency)}.`;
  return `A price in ${currency} can have ${decimals === 0 ? 'no' : `at most ${decimals}`} decimals.`;
}

/** Splits at the decimal sign. Thousands separators must make groups of three. */
function partsOfNumber(digits: string, decimalComma: boolean, decimals: number): [whole: string, part: string] | undefined {
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  const [last] = /[.,](?=\d*$)/.exec(digits) ?? [];
  if (last === undefined) return [digits, ''];
  const other = last === ',' ? '.' : ',';
  const places = digits.split(last);
  const isEither = decimals < 3 && places.length === 2 && !digits.includes(other) && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  const isDecimal = isEither ? (last === ',') === decimalComma : places.length === 2;
  const [whole = '', part = ''] = isDecimal ? places : [digits];
  const groups = whole.split(isDecimal ? other : last);
  // Indian grouping: groups of two except the last.
  return groups.length === 1 || /^\d{1,3}( \d{2,3})* \d{3}$/.test(groups.join(' ')) ? [groups.join(''), part] : undefined;
}

/** The decimal sign of an amount, where it is unambiguous: `1,50`, `1.234.567`, `1.234,5`. */
export function decimalSignOf(text: string): '.' | ',' | undefined {
  const digits = text.replace(/[^\d.,]/g, '');
  const [, sign, part = ''] = /([.,])(\d*)$/.exec(digits) ?? [];
  if (sign !== '.' && sign !== ',') return undefined;
  const other = sign === ',' ? '.' : ',';
  if (digits.includes(other) || part.length === 1 || part.length === 2) return sign;
  return digits.split(sign).length > 2 ? other : undefined;
}

/** A sign or code of another currency than the shop's; `$` also fits Canadian dollars. */
export function otherCurrencyIn(text: string, currency: string): string | undefined {
  const code = /^[A-Z]{3}(?=[\s\d.,-])|(?<=[\s\d.,-])[A-Z]{3}$/.exec(text)?.[0];
  if (code !== undefined) return code === currency ? undefined : code;
  const sign = /\p{Sc}/u.exec(text)?.[0];
  return sign === undefined || sign === signOf(currency) ? undefined : sign;
}
const signs = new Map<string, string>();
function signOf(currency: string): string | undefined {
  if (!signs.has(currency)) {
    const shown = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(1);
    signs.set(currency, /\p{Sc}/u.exec(shown)?.[0] ?? '');
  }
  return signs.get(currency);
}

/** A number that a spreadsheet shortened, such as 4.00638E+12, has lost digits. */
export const isShortened = (text: string) => text.includes('+') && /^\d(?:[.,]\d+)?E\+\d{1,3}$/i.test(text);
/** Cuts to this many UTF-16 units without splitting a surrogate pair, which the database refuses. */
export const cut = (text: string, most: number) => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

export function wholeOf(text: string, decimalComma: boolean): number | undefined {
  const amount = amountOf(text, decimalComma);
  const value = amount === undefined ? NaN : Number(amount);
  return Number.isSafeInteger(value) && Math.abs(value) <= 2_147_483_647 ? value : undefined;
}

const straight = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?=$|[T ,])/;
const turned = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?=$|[T ,])/;
const named = /^(?:[a-z]{3,9},? +)?(?:(\d{1,2})[. -]+([a-z]{3,9})\.?|([a-z]{3,9})\.?[ -]+(\d{1,2}),?)[ -]+(\d{4}|\d{2})(?=$|[T ,])/i;
const clock = /^[T ,]+(?:at )?(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?(?: *([ap])\.? ?m\.?)?/i;
const zoned = /^ *(?:(Z|UTC|GMT)|(?:UTC|GMT)?([+-])(\d{2}):?(\d{2})?)(?: *\([a-z ]+\))?$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
let lastWall: { wall: number; zone: string; instant: number } | undefined;

/**
 * Parses a time such as `2021-05-31 10:22:33 -0400`, `2010-12-01 08:26`, `31.12.2020`, `12/31/2020 4:05 PM` or `May 31, 2021`. Without an
 * offset it is in `timeZone`: the first of a repeated time, the moment after a skipped one. In `1/2/2020` `dayFirst` decides;
 * `fileDayFirst`, learned from the whole file, overrides it for any separator. Text left over makes it invalid.
 */
export function instantOf(text: string, timeZone: string, dayFirst: boolean, fileDayFirst?: boolean): string | undefined {
  const date = dateOf(text, dayFirst, fileDayFirst);
  if (!date) return undefined;
  const rest = text.slice(date.length);
  const time = clock.exec(rest);
  const end = rest.slice(time?.[0].length ?? 0).trim();
  const said = end === '' ? null : zoned.exec(end);
  if (end !== '' && !said) return undefined;
  const hour = hourOf(Number(time?.[1] ?? 0), time?.[5]?.toLowerCase());
  const ms = Number((time?.[4] ?? '').padEnd(3, '0').slice(0, 3));
  const [minute, second] = [Number(time?.[2] ?? 0), Number(time?.[3] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const wall = Date.UTC(date.year, date.month - 1, date.day, hour, minute, second, ms);
  if (new Date(wall).getUTCDate() !== date.day || date.year < 1900) return undefined;
  if (said) {
    const sign = said[2] === '-' ? 1 : -1;
    return new Date(wall + (said[2] ? sign * (Number(said[3]) * 60 + Number(said[4] ?? 0)) * 60_000 : 0)).toISOString();
  }
  // Caches the last instant, because lines of one order repeat it.
  if (lastWall?.wall !== wall || lastWall.zone !== timeZone) lastWall = { wall, zone: timeZone, instant: toInstant(wall, timeZone) };
  return new Date(lastWall.instant).toISOString();
}

const hourOf = (hour: number, half: string | undefined) => (half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0));

/** Whether the day comes first, where the date shows it: `13/2/2020`, `2/13/2020`. */
export function isDayFirst(text: string): boolean | undefined {
  const [, first, , second] = turned.exec(text) ?? [];
  if (first === undefined || Number(first) > 12 === Number(second) > 12) return undefined;
  return Number(first) > 12;
}

type Day = { year: number; month: number; day: number; length: number };
function dateOf(text: string, dayFirst: boolean, fileDayFirst: boolean | undefined): Day | undefined {
  const plain = straight.exec(text);
  if (plain && (plain[2] || plain[0].length === 8)) return valid(plain[0], plain[1], Number(plain[3]), Number(plain[4]));
  const word = named.exec(text);
  if (word)
    return valid(word[0], word[5], months.indexOf((word[2] ?? word[3] ?? '').slice(0, 3).toLowerCase()) + 1, Number(word[1] ?? word[4]));
  const found = turned.exec(text);
  if (!found) return undefined;
  const [first, sign, second] = [Number(found[1]), found[2], Number(found[3])];
  const isFirst = isDayFirst(found[0]) ?? fileDayFirst ?? (sign !== '/' || dayFirst);
  return isFirst ? valid(found[0], found[4], second, first) : valid(found[0], found[4], first, second);
}
/** Two-digit years: 60 to 99 are in the 1900s, others in the 2000s. */
const yearOf = (digits: string) => (digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 60 ? 2000 : 1900));
const valid = (said: string, year = '', month: number, date: number): Day | undefined =>
  month >= 1 && month <= 12 && date >= 1 && date <= 31 ? { year: yearOf(year), month, day: date, length: said.length } : undefined;

/** Parses yes and no in several forms; undefined for anything else. */
export function flagOf(text: string): boolean | undefined {
  if (/^(true|yes|y|1|on|ja|oui|sí|si)$/i.test(text)) return true;
  return /^(false|no|n|0|off|nein|non)$/i.test(text) ? false : undefined;
}

/** A word for nothing, as people write it into a cell that must not stay blank. */
const isNothing = (text: string) => /^(?:[-–—]+|n\.?\/?a\.?|none|null|guest|unknown)$/i.test(text);
export const unlessNothing = (text: string) => (isNothing(text) ? '' : text);

/** An email in lower case, '' if there is none; undefined for anything else. */
export function emailOf(text: string): string | undefined {
  const email = unlessNothing(text).toLowerCase();
  return email === '' || (email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email)) ? email : undefined;
}

/** The text of HTML without markup. */
export const textOf = (html: string) =>
  /<\/?[a-z][^>]*>/i.test(html)
    ? withoutEntities(
        html
          .replace(/<!--[\s\S]*?-->|<(script|style)[^>]*>[\s\S]*?<\/\1>/gi, '')
          .replace(/<br[^>]*>|<\/(p|div|li|h\d|tr)>/gi, '\n')
          .replace(/<[/!?]?[a-z][^>]*>/gi, ''),
      )
        .replace(/[ \t\u00a0]+/g, ' ')
        .replace(/\s*\n\s*/g, '\n')
        .trim()
    : html;
/** Decodes entities in a name, such as `Salt &amp; Pepper`. */
export const nameOf = (text: string) => (/&(?:[a-z]+|#\w+);/i.test(text) ? withoutEntities(text).trim() : text);
export const partsOf = (text: string) => different(text.split(/[,;|]/));
/** Addresses may hold the signs that separate numbers: one ends at a blank, or where the next address starts. */
export const trackingIn = (text: string) =>
  different(
    text.split(/(?<=[,;|\s])(?=https?:\/\/)/i).flatMap((part) => {
      if (!/^https?:\/\//i.test(part)) return part.split(/[,;|]/);
      const [address = '', ...others] = part.split(/\s/);
      return [address.replace(/[,;|]+$/, ''), ...others.join(' ').split(/[,;|]/)];
    }),
  );
const different = (parts: string[]) => [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
