import { expect, test } from 'vitest';
import { addWorkdays, atClock, day, iso, localTime, nextCollection, nextDeskHour } from './calendar.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-01-15T10:00:00Z', 11],
  ['2026-07-15T10:00:00Z', 12],
  ['2026-03-29T00:59:00Z', 1],
  ['2026-03-29T01:00:00Z', 3],
  ['2026-10-25T00:59:00Z', 2],
  ['2026-10-25T01:00:00Z', 2],
])('at %s an Amsterdam clock shows %i o’clock', (instant, hours) => {
  expect(localTime(at(instant)).hour).toBe(hours);
});

test('clock times round-trip in summer and winter', () => {
  expect(iso(atClock(at('2026-07-15T20:00:00Z'), 9))).toBe('2026-07-15T07:00:00.000Z');
  expect(iso(atClock(at('2026-12-15T20:00:00Z'), 17, 30))).toBe('2026-12-15T16:30:00.000Z');
});

test('working days skip weekends', () => {
  expect(iso(addWorkdays(at('2026-11-20T12:00:00Z'), 1))).toBe('2026-11-23T12:00:00.000Z');
});

test.each([
  ['2026-11-19T14:30:00Z', '2026-11-19T16:30:00.000Z'],
  ['2026-11-19T15:30:00Z', '2026-11-20T16:30:00.000Z'],
  ['2026-11-21T09:00:00Z', '2026-11-23T16:30:00.000Z'],
])('a parcel ready at %s is collected at %s', (ready, collected) => {
  expect(iso(nextCollection(at(ready)))).toBe(collected);
});

test.each([
  ['2026-11-19T12:00:00Z', '2026-11-19T12:00:00.000Z'],
  ['2026-11-19T20:00:00Z', '2026-11-20T08:00:00.000Z'],
  ['2026-11-21T16:00:00Z', '2026-11-23T08:00:00.000Z'],
])('a message at %s is answered from %s on', (written, answered) => {
  expect(iso(nextDeskHour(at(written)))).toBe(answered);
});

test('the desk reopens after the night in which clocks change', () => {
  expect(iso(nextDeskHour(at('2026-10-24T18:41:39Z')))).toBe('2026-10-26T08:00:00.000Z');
  expect(iso(nextDeskHour(at('2026-03-28T18:00:00Z')))).toBe('2026-03-30T07:00:00.000Z');
});

test('from every hour of a year a desk hour follows within two days', () => {
  for (let instant = at('2026-01-01T00:00:00Z'); instant < at('2027-01-01T00:00:00Z'); instant += day / 24) {
    expect(nextDeskHour(instant) - instant).toBeLessThan(2 * day);
  }
});
