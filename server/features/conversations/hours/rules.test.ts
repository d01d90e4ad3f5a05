import { describe, expect, test } from 'vitest';
import { changedSchedules, issueIn, type Hours, neverSet, opennessAt, scheduleFor } from './rules.ts';

const at = (day: number, from: string, to: string) => ({ day, from, to });
const hours = (slots: Hours['slots'], holidays: Hours['holidays'] = [], time_zone = 'Europe/Amsterdam'): Hours => ({
  time_zone,
  always_open: false,
  slots,
  holidays,
});
const holiday = (from: string, to = from, more: Partial<Hours['holidays'][number]> = {}) => ({
  name: 'Away',
  from,
  to,
  yearly: false,
  slots: [],
  ...more,
});
const weekdays = [1, 2, 3, 4, 5].map((day) => at(day, '09:00', '17:00'));
const lunch = [at(3, '09:00', '12:00'), at(3, '13:00', '17:00')];
const nights = [1, 2, 3, 4, 5, 6, 7].map((day) => at(day, '18:00', '02:00'));
const allWeek = [1, 2, 3, 4, 5, 6, 7].map((day) => at(day, '00:00', '00:00'));
const open = (changesAt: string | null) => ({ open: true, changesAt });
const closed = (changesAt: string | null) => ({ open: false, changesAt });

function look(of: Hours, instant: string) {
  const { open: isOpen, changesAt } = opennessAt(of, new Date(instant));
  return { open: isOpen, changesAt: changesAt?.toISOString().replace(':00.000Z', 'Z') ?? null };
}
type Case = [name: string, of: Hours, instant: string, expected: ReturnType<typeof look>];

// Wednesday 18 November 2026; Amsterdam is an hour ahead of UTC.
describe('a week', () => {
  test.each<Case>([
    ['within', hours(weekdays), '2026-11-18T10:00Z', open('2026-11-18T16:00Z')],
    ['at the very moment it opens', hours(weekdays), '2026-11-18T08:00Z', open('2026-11-18T16:00Z')],
    ['a moment before it opens', hours(weekdays), '2026-11-18T07:59:59.999Z', closed('2026-11-18T08:00Z')],
    ['at the very moment it closes', hours(weekdays), '2026-11-18T16:00Z', closed('2026-11-19T08:00Z')],
    ['over the weekend', hours(weekdays), '2026-11-20T16:30Z', closed('2026-11-23T08:00Z')],
    ['between two slots of a day', hours(lunch), '2026-11-18T11:30Z', closed('2026-11-18T12:00Z')],
    ['in the second slot', hours(lunch), '2026-11-18T12:30Z', open('2026-11-18T16:00Z')],
    ['slots in any order', hours([...lunch].reverse()), '2026-11-18T08:30Z', open('2026-11-18T11:00Z')],
    ['slots that touch are one', hours([at(3, '09:00', '12:00'), at(3, '12:00', '17:00')]), '2026-11-18T09:00Z', open('2026-11-18T16:00Z')],
    [
      'slots that overlap are one',
      hours([at(3, '09:00', '14:00'), at(3, '12:00', '17:00')]),
      '2026-11-18T09:00Z',
      open('2026-11-18T16:00Z'),
    ],
    ['once a week', hours([at(3, '09:00', '17:00')]), '2026-11-18T17:00Z', closed('2026-11-25T08:00Z')],
    ['never', hours([]), '2026-11-18T10:00Z', closed(null)],
  ])('%s', (_, of, instant, expected) => expect(look(of, instant)).toEqual(expected));
});

describe('nights', () => {
  test.each<Case>([
    ['before midnight', hours(nights), '2026-11-18T20:00Z', open('2026-11-19T01:00Z')],
    ['after midnight', hours(nights), '2026-11-19T00:30Z', open('2026-11-19T01:00Z')],
    ['from Sunday into Monday', hours([at(7, '22:00', '06:00')]), '2026-11-23T04:00Z', open('2026-11-23T05:00Z')],
    ['a night that touches the next morning', hours([at(2, '20:00', '09:00'), ...lunch]), '2026-11-18T07:00Z', open('2026-11-18T11:00Z')],
    ['a whole day', hours([at(3, '00:00', '00:00')]), '2026-11-18T10:00Z', open('2026-11-18T23:00Z')],
    ['24 hours that begin at noon', hours([at(3, '12:00', '12:00')]), '2026-11-19T10:00Z', open('2026-11-19T11:00Z')],
    ['round the clock, seven days', hours(allWeek), '2026-11-18T10:00Z', open(null)],
  ])('%s', (_, of, instant, expected) => expect(look(of, instant)).toEqual(expected));
});

describe('holidays', () => {
  const wednesday = holiday('2026-11-18');
  const christmas = holiday('2020-12-25', '2020-12-26', { yearly: true });
  const newYear = holiday('2020-12-31', '2021-01-01', { yearly: true });
  test.each<Case>([
    ['a day off', hours(weekdays, [wednesday]), '2026-11-18T10:00Z', closed('2026-11-19T08:00Z')],
    ['the evening before it knows', hours(weekdays, [wednesday]), '2026-11-17T17:00Z', closed('2026-11-19T08:00Z')],
    [
      'with an opening of its own',
      hours(weekdays, [holiday('2026-11-18', '2026-11-18', { slots: [{ from: '10:00', to: '12:00' }] })]),
      '2026-11-18T08:30Z',
      closed('2026-11-18T09:00Z'),
    ],
    [
      'on a day that is closed otherwise',
      hours(weekdays, [holiday('2026-11-21', '2026-11-21', { slots: [{ from: '10:00', to: '12:00' }] })]),
      '2026-11-21T10:00Z',
      open('2026-11-21T11:00Z'),
    ],
    ['several days', hours(weekdays, [holiday('2026-11-18', '2026-11-24')]), '2026-11-18T10:00Z', closed('2026-11-25T08:00Z')],
    ['a night begun the day before ends as planned', hours(nights, [wednesday]), '2026-11-18T00:30Z', open('2026-11-18T01:00Z')],
    ['the night of the day itself is off', hours(nights, [wednesday]), '2026-11-18T20:00Z', closed('2026-11-19T17:00Z')],
    ['every year', hours(weekdays, [christmas]), '2028-12-25T10:00Z', closed('2028-12-27T08:00Z')],
    ['every year, over New Year', hours(weekdays, [newYear]), '2027-01-01T10:00Z', closed('2027-01-04T08:00Z')],
    [
      'the shortest of several holds',
      hours(weekdays, [
        holiday('2026-11-16', '2026-11-20'),
        holiday('2026-11-18', '2026-11-18', { slots: [{ from: '10:00', to: '12:00' }] }),
      ]),
      '2026-11-18T09:30Z',
      open('2026-11-18T11:00Z'),
    ],
    [
      'this year’s before every year’s',
      hours(weekdays, [
        holiday('2020-11-18', '2020-11-18', { yearly: true }),
        holiday('2026-11-18', '2026-11-18', { slots: [{ from: '10:00', to: '12:00' }] }),
      ]),
      '2026-11-18T09:30Z',
      open('2026-11-18T11:00Z'),
    ],
    [
      '29 February in a year without one',
      hours(allWeek, [holiday('2024-02-29', '2024-02-29', { yearly: true })]),
      '2027-03-01T12:00Z',
      closed('2027-03-01T23:00Z'),
    ],
    ['always open, but for a holiday', { ...hours([], [wednesday]), always_open: true }, '2026-11-17T10:00Z', open('2026-11-17T23:00Z')],
    ['always open, on a holiday', { ...hours([], [wednesday]), always_open: true }, '2026-11-18T10:00Z', closed('2026-11-18T23:00Z')],
    ['longer than we look ahead', hours(weekdays, [holiday('2026-01-01', '2036-01-01')]), '2026-11-18T10:00Z', closed(null)],
  ])('%s', (_, of, instant, expected) => expect(look(of, instant)).toEqual(expected));
});

// Amsterdam: on March 29, 2026 the clock skips from 02:00 to 03:00 (01:00 UTC); on October 25, 2026 02:00–03:00 occurs twice (00:00 and
// 01:00 UTC).
describe('clock changes', () => {
  const sunday = (from: string, to: string) => hours([at(7, from, to)]);
  test.each<Case>([
    ['the same clock the day after', hours(weekdays), '2026-03-27T17:00Z', closed('2026-03-30T07:00Z')],
    ['a slot over the skipped hour is an hour shorter', sunday('01:00', '04:00'), '2026-03-29T00:30Z', open('2026-03-29T02:00Z')],
    ['a slot that begins in it begins where the clock goes on', sunday('02:30', '10:00'), '2026-03-29T00:59Z', closed('2026-03-29T01:00Z')],
    ['a slot that ends in it ends there', sunday('00:00', '02:30'), '2026-03-29T00:30Z', open('2026-03-29T01:00Z')],
    ['a slot inside it is none', sunday('02:00', '02:45'), '2026-03-29T00:30Z', closed('2026-04-05T00:00Z')],
    ['a slot over the doubled hour is an hour longer', sunday('01:00', '04:00'), '2026-10-25T00:30Z', open('2026-10-25T03:00Z')],
    ['a slot that ends in it ends the first time', sunday('00:00', '02:30'), '2026-10-25T00:10Z', open('2026-10-25T00:30Z')],
    ['and does not open again', sunday('00:00', '02:30'), '2026-10-25T01:10Z', closed('2026-10-31T23:00Z')],
    ['a slot that begins in it begins the first time', sunday('02:30', '10:00'), '2026-10-25T00:45Z', open('2026-10-25T09:00Z')],
    ['a night into it', hours([at(6, '22:00', '06:00')]), '2026-10-25T02:00Z', open('2026-10-25T05:00Z')],
    [
      'half an hour, on Lord Howe',
      hours([at(7, '01:00', '04:00')], [], 'Australia/Lord_Howe'),
      '2026-10-03T15:00Z',
      open('2026-10-03T17:00Z'),
    ],
    ['at midnight, in Beirut', hours([at(7, '00:00', '08:00')], [], 'Asia/Beirut'), '2026-03-28T21:00Z', closed('2026-03-28T22:00Z')],
  ])('%s', (_, of, instant, expected) => expect(look(of, instant)).toEqual(expected));
});

test.each<Case>([
  ['far ahead of UTC', hours([at(4, '09:00', '17:00')], [], 'Pacific/Kiritimati'), '2026-11-18T20:00Z', open('2026-11-19T03:00Z')],
  ['far behind UTC', hours([at(2, '09:00', '17:00')], [], 'Pacific/Pago_Pago'), '2026-11-18T02:00Z', open('2026-11-18T04:00Z')],
  ['in quarters of an hour', hours([at(3, '09:00', '17:00')], [], 'Asia/Kathmandu'), '2026-11-18T03:14Z', closed('2026-11-18T03:15Z')],
])('a zone %s', (_, of, instant, expected) => expect(look(of, instant)).toEqual(expected));

const [shop, sales] = [{ team_id: null }, { team_id: 'sales' }];
test("a team without its own hours uses the shop's", () => {
  expect([scheduleFor([shop, sales], 'sales'), scheduleFor([shop, sales], 'other'), scheduleFor([shop], null)]).toEqual([
    sales,
    shop,
    shop,
  ]);
});

test.each([
  ['the shop’s alone', [shop], undefined],
  ['no shop’s', [sales], 'schedules'],
  ['a team’s twice', [shop, sales, sales], 'schedules.2.team_id'],
])('a list with %s', (_, schedules, path) => expect(issueIn(schedules)?.path).toBe(path));

test('lists only the schedules that differ', () => {
  const mine = { ...neverSet('UTC'), team_id: 'sales' };
  const before = [neverSet('UTC'), mine];
  const after = [neverSet('UTC'), { ...mine, always_open: false }];
  expect(changedSchedules(before, after)).toEqual({ before: [before[1]], after: [after[1]] });
  expect(changedSchedules(before, [neverSet('UTC')])).toEqual({ before: [mine], after: [] });
  expect(changedSchedules(before, structuredClone(before))).toBeUndefined();
});
