import type { Schedule } from '@parley/contract/hours';
import { toInstant, toWall, type WallTime } from './wall-time-rules.ts';

export type Openness = { open: boolean; changesAt: Date | null };
type Slot = { from: string; to: string };
type Span = { start: WallTime; end: WallTime };
export type Hours = Pick<Schedule, 'time_zone' | 'always_open' | 'slots' | 'holidays'>;

const day = 86_400_000;
/** How far ahead to look for the next change, in days. */
const horizon = 731;
const roundTheClock: Slot = { from: '00:00', to: '00:00' };

/** Whether the schedule is open at an instant and when that changes next; null when it doesn't change within two years. */
export function opennessAt(hours: Hours, now: Date): Openness {
  if (hours.always_open && hours.holidays.length === 0) return { open: true, changesAt: null };
  const today = floorToDay(toWall(now.getTime(), hours.time_zone));
  const instant = (wall: WallTime) => toInstant(wall, hours.time_zone);
  for (const { start, end } of spansFrom(hours, today - day, today + horizon * day)) {
    const [opens, closes] = [instant(start), end === Infinity ? Infinity : instant(end)];
    // A slot inside a skipped hour has no duration.
    if (closes <= now.getTime() || opens >= closes) continue;
    const open = opens <= now.getTime();
    const change = open ? closes : opens;
    return { open, changesAt: change === Infinity ? null : new Date(change) };
  }
  return { open: false, changesAt: null };
}

/** The open spans in order, with touching or overlapping ones merged; a span that reaches the last day has no end. */
function* spansFrom(hours: Hours, first: WallTime, last: WallTime): Generator<Span> {
  let span: Span | undefined;
  for (let date = first; date <= last; date += day) {
    for (const next of slotsOn(hours, date)
      .map((slot) => placed(slot, date))
      .sort((a, b) => a.start - b.start)) {
      if (span && next.start <= span.end) span.end = Math.max(span.end, next.end);
      else {
        if (span) yield span;
        span = next;
      }
    }
  }
  if (span) yield span.end > last ? { ...span, end: Infinity } : span;
}

/** A slot belongs to the day it starts on, so one that started on the evening before a holiday still ends as planned. */
function slotsOn({ always_open: always, slots, holidays }: Hours, date: WallTime): Slot[] {
  const holiday = holidayOn(holidays, date);
  if (holiday) return holiday.slots;
  if (always) return [roundTheClock];
  const weekday = new Date(date).getUTCDay() || 7;
  return slots.filter((slot) => slot.day === weekday);
}

type Holiday = Hours['holidays'][number];
/** When holidays overlap, the shortest applies; between equally long ones, the one for this year only. */
const holidayOn = (holidays: readonly Holiday[], date: WallTime): Holiday | undefined =>
  holidays
    .filter((holiday) => isWithin(holiday, date))
    .sort((a, b) => lengthOf(a) - lengthOf(b) || Number(a.yearly) - Number(b.yearly))
    .at(0);

const lengthOf = ({ from, to }: Holiday) => Date.parse(to) - Date.parse(from);
function isWithin(holiday: Holiday, date: WallTime): boolean {
  const starts = [Date.parse(holiday.from)];
  const year = new Date(date).getUTCFullYear();
  // A holiday that spans New Year started in the previous year. In non-leap years February 29 becomes March 1.
  if (holiday.yearly) starts.splice(0, 1, ...[year - 1, year].map((in_) => inYear(holiday.from, in_)));
  return starts.some((start) => start <= date && date <= start + lengthOf(holiday));
}
const inYear = (date: string, year: number) => Date.UTC(year, Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));

function placed({ from, to }: Slot, date: WallTime): Span {
  const [start, end] = [date + millisecondsOf(from), date + millisecondsOf(to)];
  return { start, end: end <= start ? end + day : end };
}
const millisecondsOf = (clock: string) => (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * 60_000;
const floorToDay = (wall: WallTime) => Math.floor(wall / day) * day;

/** A shop without business hours counts as always open. */
export const neverSet = (timeZone: string): Schedule => ({
  team_id: null,
  time_zone: timeZone,
  always_open: true,
  slots: [],
  holidays: [],
});

/** The shop has one time zone, which is changed in its settings; only a team's hours have their own. */
export const inShopZone = (schedules: readonly Schedule[], timeZone: string): Schedule[] =>
  schedules.map((one) => (one.team_id === null ? { ...one, time_zone: timeZone } : one));

/** A team without its own schedule uses the shop's. */
export const scheduleFor = <S extends { team_id: string | null }>(schedules: readonly S[], teamId: string | null): S | undefined =>
  schedules.find(({ team_id: id }) => id === teamId) ?? schedules.find(({ team_id: id }) => id === null);

/** Checks the list as a whole: it must contain the shop's schedule once and each team's at most once. */
export function issueIn(schedules: readonly Pick<Schedule, 'team_id'>[]): { path: string; message: string } | undefined {
  const ids = schedules.map(({ team_id: id }) => id);
  if (!ids.includes(null)) return { path: 'schedules', message: 'Add the shop’s business hours.' };
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  return twice < 0
    ? undefined
    : { path: `schedules.${twice}.team_id`, message: 'This team already has business hours. Edit them instead.' };
}

/**
 * The schedules that differ, before and after, for the audit log; undefined when none do. Both sides come from the contract's parser, so
 * their keys are in the same order.
 */
export function changedSchedules(before: readonly Schedule[], after: readonly Schedule[]) {
  const byTeam = (list: readonly Schedule[], id: string | null) => list.find(({ team_id: team }) => team === id);
  const changed = [...new Set([...before, ...after].map(({ team_id: id }) => id))].filter(
    (id) => JSON.stringify(byTeam(before, id)) !== JSON.stringify(byTeam(after, id)),
  );
  if (changed.length === 0) return undefined;
  const of = (list: readonly Schedule[]) => list.filter(({ team_id: id }) => changed.includes(id));
  return { before: of(before), after: of(after) };
}
