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
])('%s is drawn where it is', (_, of, expected) => {
  expect(barsOf(of).flatMap((bars, index) => bars.map(({ from, to }) => [index + 1, from, to]))).toEqual(expected);
});

test('around the clock every day is full', () => {
  expect(barsOf(schedule([], true))).toEqual(Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]));
});

test('a day is copied over others, which lose what they had', () => {
  const copied = withCopied(schedule([at(1, '09:00', '12:00'), at(2, '08:00', '20:00'), at(6, '10:00', '11:00')]), 1, [1, 2, 3]);
  expect(copied.slots).toEqual([at(1, '09:00', '12:00'), at(6, '10:00', '11:00'), at(2, '09:00', '12:00'), at(3, '09:00', '12:00')]);
});

test.each([
  ['the first', [], at(1, '09:00', '17:00')],
  ['a second', [at(1, '09:00', '12:00')], at(1, '13:00', '17:00')],
  ['one late in the day', [at(1, '09:00', '21:00')], at(1, '22:00', '23:59')],
  ['one after a night', [at(1, '22:00', '06:00')], at(1, '09:00', '17:00')],
])('%s opening begins where it is likely', (_, slots, added) => {
  expect(withNewSlot(schedule(slots), 1).slots.at(-1)).toEqual(added);
});

test('no longer open around the clock begins with office hours, unless there are others', () => {
  expect(withAlwaysOpen(schedule([], true), false).slots).toHaveLength(5);
  expect(withAlwaysOpen(schedule([at(6, '10:00', '12:00')], true), false).slots).toEqual([at(6, '10:00', '12:00')]);
});

test('a time left empty is found, but not where it does not count', () => {
  const gap = schedule([at(1, '', '17:00')]);
  expect([withGap([gap]), withGap([{ ...gap, always_open: true }])]).toEqual([gap, undefined]);
});

test.each([
  ['yesterday', { to: '2026-11-17', yearly: false }, true],
  ['today', { to: '2026-11-18', yearly: false }, false],
  ['of every year', { to: '2020-01-01', yearly: true }, false],
])('a holiday %s is past: %s', (_, part, past) => {
  expect(isPast({ name: 'Away', from: part.to, slots: [], ...part }, '2026-11-18')).toBe(past);
});
