import { moneyFormat } from '@parley/contract/money';
import { currentLocale } from './locale.ts';
import { currentZone, startOfDay, wallTime, zoneInDoubt } from './zoned-time.ts';

type Instant = string | number | Date;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/** Formatters are cached: creating one costs far more than using it, and lists use hundreds. */
function remember<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (options: Options): Formatter => {
    const locale = currentLocale();
    const key = locale + JSON.stringify(options);
    const known = made.get(key);
    if (known) return known;
    const formatter = make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

const numbers = remember((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const formatters = remember((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
/** Dates and times are in the person's time zone, unless the options name another. */
const dates = (options: Intl.DateTimeFormatOptions) => formatters({ timeZone: currentZone(), ...options });
const relatives = remember((locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options));

/** English locales write a negative number with a hyphen, which is narrower than a plus and allows a line break. */
const withMinus = (number: string): string => number.replace('-', '−');

/** Money in the contract's format: a decimal string ("84120.50") and a currency code. Never converted to a float. */
export function formatMoney(amount: string, currency: string, options: { main?: boolean } = {}): string {
  if (!isDecimal(amount)) return amount;
  return withMinus(
    numbers({ ...moneyFormat(currency), ...(options.main && { minimumFractionDigits: 0, maximumFractionDigits: 0 }) }).format(amount),
  );
}

/** 100214 → "100,214". */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string => withMinus(numbers(options).format(value));

/** A share from 0 to 1: 0.718 → "71.8%". */
export const formatPercent = (share: number, digits = 1): string =>
  withMinus(numbers({ style: 'percent', maximumFractionDigits: digits }).format(share));

/** 1536 → "1.5 kB"; steps of 1,000, as operating systems and the channels' limits count. */
export function formatBytes(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const options = { style: 'unit', unit: units[step], unitDisplay: step === 0 ? 'long' : 'short', maximumFractionDigits: 1 } as const;
  return numbers(options).format(bytes / 1000 ** step);
}

const narrow = (value: number, unit: string): string => numbers({ style: 'unit', unit, unitDisplay: 'narrow' }).format(value);

/** Time since an instant, for the edge of a row: "now", "2m", "3h", "4d", then the date ("18 Nov"). */
export function formatRelative(instant: Instant, now: number = Date.now()): string {
  const past = now - new Date(instant).getTime();
  if (past < MINUTE) return relatives({ numeric: 'auto' }).format(0, 'second');
  if (past < HOUR) return narrow(Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return narrow(Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return narrow(Math.floor(past / DAY), 'day');
  return formatDay(instant, now);
}

/** How long something has lasted, whole: "now", "12m", "5h 20m", "3d 4h". */
export function formatSince(instant: Instant, now: number = Date.now()): string {
  const past = now - new Date(instant).getTime();
  if (past < HOUR) return formatRelative(instant, now);
  const [unit, size, rest, part]: [string, number, string, number] =
    past < DAY ? ['hour', HOUR, 'minute', MINUTE] : ['day', DAY, 'hour', HOUR];
  const left = Math.floor((past % size) / part);
  return [narrow(Math.floor(past / size), unit), ...(left > 0 ? [narrow(left, rest)] : [])].join(' ');
}

/** "18 Nov" in this year, "18 Nov 2024" in another. */
export function formatDay(instant: Instant, now: number = Date.now()): string {
  const date = new Date(instant);
  const sameYear = yearOf(date) === yearOf(new Date(now));
  return dates({ day: 'numeric', month: 'short', ...(!sameYear && { year: 'numeric' }) }).format(date);
}

const yearOf = (date: Date): number => wallTime(date, currentZone()).year;

/** A date of a calendar ("2026-10-21", a day of the shop, say), which is the same in every time zone. */
export function formatCalendarDay(date: string, now: number = Date.now()): string {
  const sameYear = Number(date.slice(0, 4)) === yearOf(new Date(now));
  return formatIn('UTC', date, { day: 'numeric', month: 'short', ...(!sameYear && { year: 'numeric' }) });
}

/** A date or time as another zone's calendar and clocks show it: the shop's, or UTC for what has no zone. */
export const formatIn = (timeZone: string, at: Instant, options: Intl.DateTimeFormatOptions): string =>
  dates({ ...options, timeZone }).format(new Date(at));

/** "24–26 December 2026": two dates of a calendar. */
export const formatCalendarRange = (from: string, to: string, options: Intl.DateTimeFormatOptions): string =>
  dates({ ...options, timeZone: 'UTC' }).formatRange(new Date(from), new Date(to));

/** "Mar 2025". */
export const formatMonth = (instant: Instant): string => dates({ month: 'short', year: 'numeric' }).format(new Date(instant));

/** "Tuesday 18 November 2025", in the locale's own order. */
export const formatDate = (instant: Instant): string => dates({ dateStyle: 'full' }).format(new Date(instant));

/** "10:02" or "10:02 AM", as the locale does. */
export const formatTime = (instant: Instant): string => dates({ timeStyle: 'short' }).format(new Date(instant));

/** For a column of instants: "10:41" today, "Yesterday", then the date. */
export function formatWhen(instant: Instant, now: number = Date.now()): string {
  const days = Math.round((midnightOf(now) - midnightOf(instant)) / DAY);
  if (days === 0) return formatTime(instant);
  if (days !== 1) return formatDay(instant, now);
  const yesterday = relatives({ numeric: 'auto' }).format(-1, 'day');
  return yesterday.charAt(0).toLocaleUpperCase(currentLocale()) + yesterday.slice(1);
}

const midnightOf = (instant: Instant): number => startOfDay(new Date(instant)).getTime();

/** "Ann, Ben or Cid". */
export const formatAnyOf = (names: readonly string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(names);

/** Date and time together, for a title or a log: "18 Nov 2025, 10:02", with the zone where it could be doubted: "18 Nov 2025, 10:02 (Lisbon)". */
export function formatDateTime(instant: Instant): string {
  const at = new Date(instant);
  const [text, zone] = [dates({ dateStyle: 'medium', timeStyle: 'short' }).format(at), zoneInDoubt(at)];
  return zone ? `${text} (${zone})` : text;
}

/** A time to choose from a list: "Tue 18 Nov, 10:02". */
export const formatChoice = (instant: Instant): string =>
  dates({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(new Date(instant));

/** A duration in milliseconds, in symbols that every language shares: "12 ms", "0.9 s", "3 min 12 s", "23 h 52 min", "4 d 2 h". */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 100) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${formatNumber(seconds, { maximumFractionDigits: 1 })} s`;
  if (milliseconds < MINUTE) return `${Math.floor(seconds)} s`;
  if (milliseconds < HOUR) return inTwoUnits(milliseconds, [MINUTE, 'min'], [1000, 's']);
  if (milliseconds < DAY) return inTwoUnits(milliseconds, [HOUR, 'h'], [MINUTE, 'min']);
  return inTwoUnits(milliseconds, [DAY, 'd'], [HOUR, 'h']);
}

type Unit = [milliseconds: number, symbol: string];

function inTwoUnits(length: number, [large, largeSymbol]: Unit, [small, smallSymbol]: Unit): string {
  const main = `${Math.floor(length / large)} ${largeSymbol}`;
  const rest = Math.floor((length % large) / small);
  return rest ? `${main} ${rest} ${smallSymbol}` : main;
}
