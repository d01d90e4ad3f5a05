import type { FactValues } from '@parley/contract/facts';
import type { Schedule } from '@parley/contract/hours';

/** When the team answers, by the shop's business hours: a fact for each time of day. */
export function hoursFacts(
  schedule: Pick<Schedule, 'always_open' | 'slots'> | undefined,
  language: string,
): (FactValues & { id: string })[] {
  if (!schedule || schedule.always_open) return [];
  const byTime = Map.groupBy(schedule.slots, ({ from, to }) => `${from}–${to}`);
  return [...byTime].map(([time, slots]) => {
    const days = [...new Set(slots.map(({ day }) => day))].sort((a, b) => a - b);
    const [{ from, to } = { from: '', to: '' }] = slots;
    return {
      ...{ id: `hours-${days.join('')}-${time}`, kind: 'hours', name: 'team', hours: { days, from, to } },
      ...{ countries: null, value: null, amount: null, free_from: null, currency: null, days_min: null, days_max: null, allowed: null },
      ...{ text: `${daysIn(days, language)}: ${time}`, language },
    };
  });
}

/** "Monday–Friday", "Saturday, Sunday": days in a row as one range. */
function daysIn(days: readonly number[], language: string): string {
  const name = (day: number) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${name(run[0] ?? 1)}–${name(run.at(-1) ?? 1)}`] : run.map(name))).join(', ');
}
