import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  formatBytes,
  formatCalendarDay,
  formatDateTime,
  formatDay,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  formatSince,
  formatTime,
  formatWhen,
} from './format.ts';
import { setLocale } from './locale.ts';
import { setZones } from './zoned-time.ts';

beforeEach(() => setLocale('en-GB'));
afterEach(() => {
  setLocale(undefined);
  setZones({});
});

const now = new Date(2025, 10, 18, 12, 0).getTime();
const ago = (minutes: number) => now - minutes * 60_000;

describe('money', () => {
  test.each([
    ['84120.50', 'EUR', '€84,120.50'],
    ['-28.91', 'EUR', '−€28.91'],
    ['1200', 'JPY', 'JP¥1,200'],
    ['90071992547409931.25', 'USD', 'US$90,071,992,547,409,931.25'],
  ])('%s %s is shown as %s, exact to the cent', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  test('follows the locale', () => {
    setLocale('de-DE');
    expect(formatMoney('1284.10', 'EUR')).toBe('1.284,10\u00a0€');
  });

  test('leaves the cents out on request', () => {
    expect(formatMoney('84120.50', 'EUR', { main: true })).toBe('€84,121');
  });

  test('shows what is not a number unchanged', () => {
    expect(formatMoney('unknown', 'EUR')).toBe('unknown');
  });
});

test.each([
  [0, 'now'],
  [0.9, 'now'],
  [2, '2m'],
  [59, '59m'],
  [60, '1h'],
  [60 * 23, '23h'],
  [60 * 24 * 4, '4d'],
  [60 * 24 * 8, '10 Nov'],
  [60 * 24 * 400, '14 Oct 2024'],
])('%s minutes ago is shown as "%s"', (minutes, text) => {
  expect(formatRelative(ago(minutes), now)).toBe(text);
});

test.each([
  [0.5, 'now'],
  [12, '12m'],
  [5 * 60, '5h'],
  [5 * 60 + 20, '5h 20m'],
  [3 * 1440 + 4 * 60 + 59, '3d 4h'],
  [21 * 1440, '21d'],
])('a wait of %d minutes is %s', (minutes, text) => {
  expect(formatSince(ago(minutes), now)).toBe(text);
});

test('a server clock ahead of ours never gives a time in the future', () => {
  expect(formatRelative(ago(-5), now)).toBe('now');
});

test('days and times follow the locale’s order', () => {
  expect(formatDay(now, now)).toBe('18 Nov');
  expect(formatDateTime(now)).toBe('18 Nov 2025, 12:00');
});

test('times are in the person’s zone, named where the shop’s clocks differ', () => {
  const at = '2025-11-18T23:30:00Z';
  setZones({ own: 'Asia/Tokyo', shop: 'Europe/Amsterdam' });
  expect([formatTime(at), formatDay(at, now)]).toEqual(['08:30', '19 Nov']);
  expect(formatDateTime(at)).toBe('19 Nov 2025, 08:30 (Tokyo)');
  expect(formatWhen(at, Date.parse('2025-11-19T14:00:00Z'))).toBe('08:30');
  expect(formatWhen(at, Date.parse('2025-11-19T15:00:00Z'))).toBe('Yesterday');
});

test('a date of the shop’s calendar is the same in every zone', () => {
  setZones({ own: 'Pacific/Honolulu', shop: 'Pacific/Auckland' });
  expect([formatCalendarDay('2025-11-18', now), formatCalendarDay('2024-02-29', now)]).toEqual(['18 Nov', '29 Feb 2024']);
});

test.each([
  [12, '12 ms'],
  [940, '0.9 s'],
  [59_000, '59 s'],
  [192_000, '3 min 12 s'],
  [120_000, '2 min'],
  [85_920_000, '23 h 52 min'],
  [4 * 86_400_000 + 7_200_000, '4 d 2 h'],
])('a duration of %i ms is shown as "%s"', (length, text) => {
  expect(formatDuration(length)).toBe(text);
});

test.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [1536, '1.5 kB'],
  [25_000_000, '25 MB'],
])('%i bytes are shown as "%s"', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test('numbers and shares', () => {
  expect(formatNumber(100_214)).toBe('100,214');
  expect(formatPercent(0.718)).toBe('71.8%');
});

test('ignores an unknown locale', () => {
  setLocale('not a locale');
  expect(formatNumber(1000.5)).toMatch(/^1.?000.5$/);
});
