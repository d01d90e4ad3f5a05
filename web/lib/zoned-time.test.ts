import { afterEach, expect, test, vi } from 'vitest';
import {
  currentZone,
  dayIn,
  fromTimeField,
  isSameDay,
  momentIn,
  setZones,
  shopZone,
  startOfDay,
  toTimeField,
  wallTime,
  zoneHere,
  zoneInDoubt,
  zoneName,
} from './zoned-time.ts';

afterEach(() => setZones({}));

const at = (year: number, month: number, day: number, hour: number, minute = 0) => ({ year, month, day, hour, minute });

test.each([
  ['Europe/Amsterdam', at(2026, 11, 21, 9), '2026-11-21T08:00:00.000Z'],
  ['Europe/Amsterdam', at(2026, 7, 1, 9), '2026-07-01T07:00:00.000Z'],
  ['America/New_York', at(2026, 11, 21, 9), '2026-11-21T14:00:00.000Z'],
  ['Asia/Kolkata', at(2026, 11, 21, 9, 30), '2026-11-21T04:00:00.000Z'],
  ['Pacific/Auckland', at(2026, 11, 32, 9), '2026-12-01T20:00:00.000Z'],
  ['the morning after the clocks went forward', at(2026, 3, 29, 9), '2026-03-29T07:00:00.000Z'],
  ['the morning after they went back', at(2026, 10, 25, 9), '2026-10-25T08:00:00.000Z'],
  ['a time that is left out', at(2026, 3, 29, 2, 30), '2026-03-29T01:30:00.000Z'],
])('converts nine o’clock and other times in %s', (zone, wall, moment) => {
  const place = zone.includes('/') ? zone : 'Europe/Amsterdam';
  expect(momentIn(place, wall).toISOString()).toBe(moment);
});

test('a wall clock includes the weekday', () => {
  expect(wallTime(new Date('2026-11-21T23:30:00Z'), 'Asia/Tokyo')).toEqual({ ...at(2026, 11, 22, 8, 30), weekday: 0 });
});

test('the person’s zone rules; without one, or with one the browser doesn’t know, the device’s', () => {
  expect([currentZone(), shopZone()]).toEqual([zoneHere(), zoneHere()]);
  setZones({ own: 'Asia/Tokyo', shop: 'Europe/Amsterdam' });
  expect([currentZone(), shopZone()]).toEqual(['Asia/Tokyo', 'Europe/Amsterdam']);
  setZones({ own: 'Mars/Olympus', shop: null });
  expect([currentZone(), shopZone()]).toEqual([zoneHere(), zoneHere()]);
});

test('a zone is named while its clocks differ from the shop’s or the device’s', () => {
  const at = new Date('2026-11-21T10:00:00Z');
  setZones({ shop: zoneHere() });
  expect(zoneInDoubt(at)).toBeUndefined();
  setZones({ own: 'America/Los_Angeles', shop: 'Europe/Lisbon' });
  expect(zoneInDoubt(at)).toBe('Los Angeles');
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});

test('days, midnights and fields are those of the person’s zone', () => {
  setZones({ own: 'Asia/Tokyo' });
  const at = new Date('2026-11-20T23:30:00Z');
  expect([dayIn(at), toTimeField(at)]).toEqual(['2026-11-21', '2026-11-21T08:30']);
  expect(startOfDay(at).toISOString()).toBe('2026-11-20T15:00:00.000Z');
  expect(startOfDay(at, 1).toISOString()).toBe('2026-11-21T15:00:00.000Z');
  expect(isSameDay(at, new Date('2026-11-21T14:59:00Z'))).toBe(true);
  expect(isSameDay(at, new Date('2026-11-21T15:00:00Z'))).toBe(false);
  expect(fromTimeField('2026-11-21T08:30')).toEqual(at);
  expect([fromTimeField(''), fromTimeField('2026-11'), dayIn(new Date(Number.NaN))]).toEqual([null, null, '']);
});

test('the browser is asked once for all the dates that are drawn at once', async () => {
  await Promise.resolve();
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  for (let day = 1; day <= 28; day += 1) zoneHere();
  expect(asked).toHaveBeenCalledOnce();
  await Promise.resolve();
  zoneHere();
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});

test.each([
  ['one that its own Intl does not know', 'Etc/Unknown'],
  ['a path', ':/etc/localtime'],
  ['none', undefined],
])('a browser that reports %s as its time zone is in UTC', (_, timeZone) => {
  const format = new Intl.DateTimeFormat();
  const options = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  options.mockReturnValue({ ...format.resolvedOptions(), timeZone: timeZone as string });
  expect(zoneHere()).toBe('UTC');
  options.mockRestore();
});
