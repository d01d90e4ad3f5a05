import { dayIn, fromTimeField, startOfDay as midnight } from '../../lib/zoned-time.ts';

/** The day of an instant in the person's time zone, as a date field takes it: "2026-11-21". */
export const dayOf = (instant: string): string => dayIn(new Date(instant));

/** "Before" a day means before it begins, "after" means after it ended. */
export const startOfDay = (day: string): string => firstMoment(day).toISOString();
export const endOfDay = (day: string): string => new Date(midnight(firstMoment(day), 1).getTime() - 1).toISOString();

const firstMoment = (day: string): Date => fromTimeField(day) ?? new Date(Number.NaN);
