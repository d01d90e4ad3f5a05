import type { Schedule } from '@parley/contract/hours';

export type Slot = Schedule['slots'][number];
export type Holiday = Schedule['holidays'][number];

export const days = [1, 2, 3, 4, 5, 6, 7] as const;
const fullDay = 24 * 60;
/** A new week starts with office hours, which are easier to change than an empty week. */
const officeHours: Slot[] = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' }));

/** A schedule as it is sent, without the server's current state. */
export const draftOf = ({ team_id, time_zone, always_open, slots, holidays }: Schedule): Schedule => ({
  team_id,
  time_zone,
  always_open,
  slots,
  holidays,
});

export const withAlwaysOpen = (schedule: Schedule, always: boolean): Schedule => ({
  ...schedule,
  always_open: always,
  slots: !always && schedule.slots.length === 0 ? officeHours : schedule.slots,
});

/** The next opening of a day: an hour after its last while it fits, or office hours. */
export function withNewSlot(schedule: Schedule, day: number): Schedule {
  const ends = schedule.slots.filter((slot) => slot.day === day && minutes(slot.to) > minutes(slot.from)).map(({ to }) => minutes(to));
  const from = Math.max(...ends) + 60;
  const fits = ends.length > 0 && from < fullDay - 60;
  const slot = fits ? { day, from: clock(from), to: clock(Math.min(from + 4 * 60, fullDay - 1)) } : { day, from: '09:00', to: '17:00' };
  return { ...schedule, slots: [...schedule.slots, slot] };
}

/** Copies one day's openings to other days, replacing theirs. */
export const withCopied = (schedule: Schedule, from: number, to: readonly number[]): Schedule => ({
  ...schedule,
  slots: [
    ...schedule.slots.filter(({ day }) => day === from || !to.includes(day)),
    ...to
      .filter((day) => day !== from)
      .flatMap((day) => schedule.slots.filter((slot) => slot.day === from).map((slot) => ({ ...slot, day }))),
  ],
});

export const isOvernight = ({ from, to }: Pick<Slot, 'from' | 'to'>) => from !== '' && to !== '' && minutes(to) <= minutes(from);
export const isFullDay = ({ from, to }: Pick<Slot, 'from' | 'to'>) => from === '00:00' && to === '00:00';

type Bar = { from: number; to: number };
/** The open time of each weekday, in minutes from its midnight; a night continues at the start of the next day. */
export function barsOf({ always_open: always, slots }: Pick<Schedule, 'always_open' | 'slots'>): Bar[][] {
  if (always) return days.map(() => [{ from: 0, to: fullDay }]);
  const bars = days.map((): Bar[] => []);
  for (const slot of slots) {
    if (slot.from === '' || slot.to === '') continue;
    const [from, to] = [minutes(slot.from), minutes(slot.to)];
    bars[slot.day - 1]?.push({ from, to: to <= from ? fullDay : to });
    if (to <= from && to > 0) bars[slot.day % 7]?.push({ from: 0, to });
  }
  return bars.map(joined);
}

function joined(bars: Bar[]): Bar[] {
  const sorted = bars.toSorted((a, b) => a.from - b.from);
  return sorted.reduce<Bar[]>((done, bar) => {
    const last = done.at(-1);
    if (!last || bar.from > last.to) return [...done, bar];
    return [...done.slice(0, -1), { from: last.from, to: Math.max(last.to, bar.to) }];
  }, []);
}

/** The schedule with a time left empty, if any. */
export const withGap = (schedules: readonly Schedule[]): Schedule | undefined =>
  schedules.find(({ always_open: always, slots }) => !always && slots.some(({ from, to }) => from === '' || to === ''));

export const isPast = ({ to, yearly }: Holiday, today: string) => !yearly && to < today;

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
export const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
