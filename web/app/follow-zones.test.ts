import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from '../data/auth.ts';
import { forgetAll, signIn } from '../data/make.ts';
import { formatDateTime } from '../lib/format.ts';
import { setLocale } from '../lib/locale.ts';
import { currentZone, setZones, shopZone } from '../lib/zoned-time.ts';
import { followZones } from './follow-zones.ts';

const inLisbon = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Europe/Lisbon' };
let stop = () => {};
beforeEach(() => {
  forgetAll();
  setLocale('en-GB');
  stop = followZones();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  setZones({});
  setLocale(undefined);
});

test('two teammates in different zones see the same time in theirs, each named', () => {
  const at = '2026-11-24T09:00:00Z';
  signIn({ time_zone: 'Asia/Tokyo', merchant_time_zone: 'Europe/Amsterdam' });
  expect(formatDateTime(at)).toBe('24 Nov 2026, 18:00 (Tokyo)');
  signIn({ time_zone: 'America/New_York', merchant_time_zone: 'Europe/Amsterdam' });
  expect(formatDateTime(at)).toBe('24 Nov 2026, 04:00 (New York)');
  expect(shopZone()).toBe('Europe/Amsterdam');
});

test('a saved profile changes the zone at once, and log-out returns to the device’s', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inLisbon);
  signIn({ time_zone: null });
  expect(currentZone()).toBe('Europe/Lisbon');
  useAuth.getState().updateUser({ time_zone: 'UTC' });
  expect(currentZone()).toBe('UTC');
  useAuth.getState().updateUser({ time_zone: 'Asia/Tokyo' });
  expect(currentZone()).toBe('Asia/Tokyo');
  useAuth.getState().logout();
  expect(currentZone()).toBe('Europe/Lisbon');
});
