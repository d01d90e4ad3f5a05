import type { Schedule } from '@parley/contract/hours';
import { expect, test } from 'vitest';
import { barsOf, isPast, withAlwaysOpen, withCopied, withGap, withNewSlot } from './draft.ts';

const at = (day: number, from: string, to: string) => ({ day, from, to });
const schedule = (slots: Schedule['slots'], always_open = false): Schedule => ({
  team_id: null,
  time_zone: 'UTC',
  always_open,
  slots,
  holidays: [],
});

test.each<[string, Schedule, [day: number, from: number, to: number][]]>([
  ['a slot', schedule([at(1, '09:00', '17:30')]), [[1, 540, 1050]]],
  ['slots that touch', schedule([at(1, '12:00', '17:00'), at(1, '09:00', '12:00')]), [[1, 540, 1020]]],
  [
    'slots with a pause',
    schedule([at(1, '09:00', '12:00'), at(1, '13:00', '17:00')]),
    [
      [1, 540, 720],
      [1, 780, 1020],
    ],
  ],
  [
    'a night',
    schedule([at(1, '22:00', '06:00')]),
    [
      [1, 1320, 1440],
      [2, 0, 360],
    ],
  ],
  [
    'Sunday’s night',
    schedule([at(7, '22:00', '06:00')]),
    [
      [1, 0, 360],
      [7, 1320, 1440],
    ],
  ],
  ['a whole day', schedule([at(1, '00:00', '00:00')]), [[1, 0, 1440]]],
  ['a time left empty', schedule([at(1, '', '17:00')]), []],
])('%s is drawn at its place', (_, of, expected) => {
  expect(barsOf(of).flatMap((bars, index) => bars.map(({ from, to }) => [index + 1, from, to]))).toEqual(expected);
});

test('open around the clock fills every day', () => {
  expect(barsOf(schedule([], true))).toEqual(Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]));
});

test('copying a day replaces the openings of the other days', () => {
  const copied = withCopied(schedule([at(1, '09:00', '12:00'), at(2, '08:00', '20:00'), at(6, '10:00', '11:00')]), 1, [1, 2, 3]);
  expect(copied.slots).toEqual([at(1, '09:00', '12:00'), at(6, '10:00', '11:00'), at(2, '09:00', '12:00'), at(3, '09:00', '12:00')]);
});

test.each([
  ['a first', [], at(1, '09:00', '17:00')],
  ['a second', [at(1, '09:00', '12:00')], at(1, '13:00', '17:00')],
  ['a late', [at(1, '09:00', '21:00')], at(1, '22:00', '23:59')],
  ['a daytime', [at(1, '22:00', '06:00')], at(1, '09:00', '17:00')],
])('%s opening starts at a likely time', (_, slots, added) => {
  expect(withNewSlot(schedule(slots), 1).slots.at(-1)).toEqual(added);
});

test('switching off “around the clock” starts with office hours, unless the week has its own', () => {
  expect(withAlwaysOpen(schedule([], true), false).slots).toHaveLength(5);
  expect(withAlwaysOpen(schedule([at(6, '10:00', '12:00')], true), false).slots).toEqual([at(6, '10:00', '12:00')]);
});

test('finds a time left empty, except where it does not count', () => {
  const gap = schedule([at(1, '', '17:00')]);
  expect([withGap([gap]), withGap([{ ...gap, always_open: true }])]).toEqual([gap, undefined]);
});

test.each([
  ['yesterday', { to: '2026-11-17', yearly: false }, true],
  ['today', { to: '2026-11-18', yearly: false }, false],
  ['that repeats yearly', { to: '2020-01-01', yearly: true }, false],
])('a holiday %s is past: %s', (_, part, past) => {
  expect(isPast({ name: 'Away', from: part.to, slots: [], ...part }, '2026-11-18')).toBe(past);
});
