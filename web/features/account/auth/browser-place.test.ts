import { currency, locale, timeZone } from '@parley/contract/values';
import { expect, test } from 'vitest';
import { browserPlace } from './browser-place.ts';

test.each([
  ['en-US', 'America/Chicago', { currency: 'USD', time_zone: 'America/Chicago', locale: 'en-US' }],
  ['nl', 'Europe/Amsterdam', { currency: 'EUR', time_zone: 'Europe/Amsterdam', locale: 'nl' }],
  ['zh-Hant-TW', 'Asia/Taipei', { currency: 'TWD', time_zone: 'Asia/Taipei', locale: 'zh-TW' }],
  ['fil-PH', 'Asia/Manila', { currency: 'PHP', time_zone: 'Asia/Manila', locale: 'en' }],
  ['hi-IN', '+05:30', { currency: 'INR', time_zone: 'UTC', locale: 'hi-IN' }],
  ['de-DE', 'Etc/Nowhere', { currency: 'EUR', time_zone: 'UTC', locale: 'de-DE' }],
])('a browser in %s at %s creates a shop with %o', (language, zone, place) => {
  expect(browserPlace(language, zone)).toEqual(place);
  const held = [currency.safeParse(place.currency), locale.safeParse(place.locale), timeZone.safeParse(place.time_zone)];
  expect(held.every(({ success }) => success)).toBe(true);
});
