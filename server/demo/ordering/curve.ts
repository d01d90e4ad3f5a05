// When people buy and write: more each month, in the evening, on Sundays, and most in the last week of November.
import { hour, localTime } from '../calendar.ts';
import type { Chance } from '../chance.ts';

const months = [0.8, 0.78, 0.88, 0.95, 1, 1.04, 1.02, 0.92, 1, 1.1, 1.55, 1.5];
const weekdays = [1.3, 1.12, 0.96, 0.94, 0.92, 0.88, 1.1];
const hours = [
  0.25, 0.12, 0.07, 0.05, 0.06, 0.12, 0.35, 0.7, 1, 1.25, 1.3, 1.3, 1.4, 1.25, 1.2, 1.25, 1.3, 1.3, 1.25, 1.4, 1.75, 1.8, 1.3, 0.65,
];

/** How busy an hour is, relative to 1; `grown` runs from 0 a year ago to 1 now. */
function busyness(instant: number, grown: number): number {
  const { month, date, weekday, hour: clock } = localTime(instant);
  const sale = month === 11 && date >= 20 && date <= 30 ? 1.9 : month === 12 && date > 20 ? 0.55 : 1;
  return (months[month - 1] ?? 1) * (weekdays[weekday] ?? 1) * (hours[clock] ?? 1) * sale * (0.65 + 0.7 * grown);
}

/** `count` sorted times between two, distributed like the shop's activity. */
export function spread(from: number, to: number, count: number, draws: Chance): number[] {
  const slots = Math.max(1, Math.floor((to - from) / hour));
  const weights = Array.from({ length: slots }, (_, slot) => busyness(from + slot * hour, slot / slots));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const result: number[] = [];
  let [slot, before] = [0, 0];
  for (let index = 0; index < count; index++) {
    const target = ((index + draws.next()) / count) * total;
    while (slot < slots - 1 && before + (weights[slot] ?? 0) <= target) before += weights[slot++] ?? 0;
    const within = Math.min(0.999, (target - before) / (weights[slot] ?? 1));
    result.push(Math.floor(from + (slot + within) * hour));
  }
  return result;
}
