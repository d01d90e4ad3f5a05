import { expect, test } from 'vitest';
import { fromTimeField, toTimeField } from '../../../../lib/zoned-time.ts';
import { snoozeTimes } from './snooze-times.ts';

const zone = 'Europe/Amsterdam';
const monday = new Date('2026-11-16T21:30:00Z');
const saturday = new Date('2026-11-21T07:00:00Z');
const sunday = new Date('2026-11-22T07:00:00Z');
/** Sunday in London, Monday in Amsterdam. */
const lateSunday = new Date('2026-11-22T23:30:00Z');
const december = new Date('2026-12-30T10:00:00Z');

test.each([
  ['hour', monday, '2026-11-16T22:30:00.000Z'],
  ['later', saturday, '2026-11-21T17:00:00.000Z'],
  ['tomorrow', monday, '2026-11-17T08:00:00.000Z'],
  ['week', monday, '2026-11-23T08:00:00.000Z'],
  ['week', saturday, '2026-11-23T08:00:00.000Z'],
  ['week', sunday, '2026-11-23T08:00:00.000Z'],
  ['week', lateSunday, '2026-11-30T08:00:00.000Z'],
  ['month', saturday, '2026-12-01T08:00:00.000Z'],
  ['month', december, '2027-01-01T08:00:00.000Z'],
] as const)('%s from %s', (choice, now, until) => {
  expect(snoozeTimes[choice](now, zone)?.toISOString()).toBe(until);
});

test('offers no “later today” in the evening', () => {
  expect(snoozeTimes.later(monday, zone)).toBe(null);
});

test('reads a picked time in the same time zone', () => {
  expect(toTimeField(saturday, zone)).toBe('2026-11-21T08:00');
  expect(fromTimeField('2026-11-21T08:00', zone)).toEqual(saturday);
  expect(fromTimeField('', zone)).toBe(null);
});
