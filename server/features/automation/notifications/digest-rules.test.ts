import { describe, expect, test } from 'vitest';
import { type DigestChoice, digestSince, type LastDigest, localDay, nextDigest } from './digest-rules.ts';

const daily = (at: string): DigestChoice => ({ every: 'daily', at });
const weekly = (at: string): DigestChoice => ({ every: 'weekly', at });
const clockIn = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** All digests of a time, each planned when the one before was sent. */
function digestsOf(choice: DigestChoice, zone: string, from: string, to: string): Date[] {
  const found: Date[] = [];
  let last: LastDigest | null = null;
  let after = new Date(from);
  for (;;) {
    const due = nextDigest(choice, zone, after, last);
    if (!due || due >= new Date(to)) return found;
    found.push(due);
    last = { at: due, day: localDay(due, zone) };
    after = due;
  }
}
/** The local days of a time, by Intl alone. */
function daysOf(zone: string, from: string, to: string): string[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const days = new Set<string>();
  for (let at = Date.parse(from); at < Date.parse(to); at += 3_600_000) days.add(format.format(at));
  return [...days].toSorted();
}

const zones = [
  'UTC',
  'Europe/Amsterdam',
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'America/Nuuk',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];
const hours = ['00:00', '00:30', '02:00', '02:30', '08:00', '12:45', '23:30', '23:59'];

describe.each(zones)('in %s', (zone) => {
  test.each(hours)('at %s there is exactly one on each local day of a year with its clock changes', (at) => {
    // From one local day's start to another's, so that the days at the ends are whole.
    const start = nextDigest(daily('00:00'), zone, new Date('2026-01-05T12:00:00Z'), null);
    const end = nextDigest(daily('00:00'), zone, new Date('2027-01-05T12:00:00Z'), null);
    if (!start || !end) throw new Error('There is always a next midnight.');
    const [from, to] = [new Date(start.getTime() - 1).toISOString(), end.toISOString()];
    const found = digestsOf(daily(at), zone, from, to);
    expect(found.map((due) => localDay(due, zone))).toEqual(daysOf(zone, start.toISOString(), to));
  });

  test.each(hours)('at %s there is exactly one in each local week, on a Monday', (at) => {
    const found = digestsOf(weekly(at), zone, '2026-01-07T12:00:00Z', '2027-01-06T12:00:00Z');
    expect(found).toHaveLength(52);
    const weekday = new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short' });
    const isMonday = (due: Date) => weekday.format(due) === 'Mon';
    expect(found.every(isMonday)).toBe(true);
  });
});

test.each([
  // A day of 23 hours: 02:30 doesn't exist, so it's sent when the clock has skipped it.
  ['Europe/Amsterdam', '02:30', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z', '03:00'],
  // A day of 25 hours: 02:30 happens twice, and the first counts.
  ['Europe/Amsterdam', '02:30', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z', '02:30'],
  ['Europe/Amsterdam', '08:00', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z', '08:00'],
  ['Europe/Amsterdam', '08:00', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z', '08:00'],
  // Half an hour: 02:15 doesn't exist in October.
  ['Australia/Lord_Howe', '02:15', '2026-10-03T12:00:00Z', '2026-10-03T15:30:00.000Z', '02:30'],
  ['Pacific/Chatham', '08:00', '2026-11-26T00:00:00Z', '2026-11-26T18:15:00.000Z', '08:00'],
  ['Pacific/Kiritimati', '08:00', '2026-11-26T00:00:00Z', '2026-11-26T18:00:00.000Z', '08:00'],
])('in %s at %s, after %s', (zone, at, after, due, clock) => {
  const found = nextDigest(daily(at), zone, new Date(after), null);
  expect(found?.toISOString()).toBe(due);
  expect(found && clockIn(zone, found)).toBe(clock);
});

test('the second of two 02:30 sends nothing', () => {
  const first = new Date('2026-10-25T00:30:00Z');
  const last = { at: first, day: '2026-10-25' };
  expect(nextDigest(daily('02:30'), 'Europe/Amsterdam', first, last)?.toISOString()).toBe('2026-10-26T01:30:00.000Z');
});

test('a day that a zone skips has none', () => {
  expect(
    digestsOf(daily('08:00'), 'Pacific/Apia', '2011-12-29T00:00:00Z', '2012-01-01T12:00:00Z').map((at) => localDay(at, 'Pacific/Apia')),
  ).toEqual(['2011-12-29', '2011-12-31', '2012-01-01']);
});

describe('whoever moves gets no second one on the same day', () => {
  test.each([
    ['west, back across midnight', '00:00', 'Europe/Amsterdam', '2026-11-26T23:00:00Z', 'Europe/London', '2026-11-28T00:00:00.000Z'],
    ['west', '08:00', 'Europe/Amsterdam', '2026-11-27T07:00:00Z', 'America/New_York', '2026-11-28T13:00:00.000Z'],
    ['east', '08:00', 'America/New_York', '2026-11-27T13:00:00Z', 'Europe/Amsterdam', '2026-11-28T07:00:00.000Z'],
    ['east, over the date line', '08:00', 'America/Los_Angeles', '2026-11-26T16:00:00Z', 'Pacific/Auckland', '2026-11-27T19:00:00.000Z'],
    ['west, over the date line', '08:00', 'Pacific/Auckland', '2026-11-26T19:00:00Z', 'America/Los_Angeles', '2026-11-28T16:00:00.000Z'],
  ])('%s', (_, at, from, sent, to, due) => {
    const last = { at: new Date(sent), day: localDay(new Date(sent), from) };
    expect(nextDigest(daily(at), to, last.at, last)?.toISOString()).toBe(due);
  });
});

test('a later hour on the same day sends no second one, nor does a change to every Monday in the same week', () => {
  const monday = new Date('2026-11-23T08:00:00Z');
  const last = { at: monday, day: '2026-11-23' };
  expect(nextDigest(daily('20:00'), 'UTC', monday, last)?.toISOString()).toBe('2026-11-24T20:00:00.000Z');
  expect(nextDigest(weekly('20:00'), 'UTC', monday, last)?.toISOString()).toBe('2026-11-30T20:00:00.000Z');
});

test('one that was late counts for its day and week', () => {
  const wednesday = new Date('2026-11-25T15:00:00Z');
  const last = { at: wednesday, day: '2026-11-25' };
  expect(nextDigest(daily('08:00'), 'UTC', wednesday, last)?.toISOString()).toBe('2026-11-26T08:00:00.000Z');
  expect(nextDigest(weekly('08:00'), 'UTC', wednesday, last)?.toISOString()).toBe('2026-11-30T08:00:00.000Z');
});

test('off has none', () => expect(nextDigest({ every: 'off', at: '08:00' }, 'UTC', new Date(), null)).toBeUndefined());

test.each([
  ['daily', null, '2026-11-26T08:00:00.000Z'],
  ['weekly', null, '2026-11-20T08:00:00.000Z'],
  ['daily', '2026-11-24T08:00:00Z', '2026-11-24T08:00:00.000Z'],
  ['daily', '2026-10-01T08:00:00Z', '2026-11-20T08:00:00.000Z'],
] as const)('a %s digest after one at %s is about what came since %s', (every, last, since) =>
  expect(digestSince({ every, at: '08:00' }, last && new Date(last), new Date('2026-11-27T08:00:00Z')).toISOString()).toBe(since),
);
