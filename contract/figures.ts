import { z } from 'zod';
import { condition } from './filters.ts';
import { lists } from './lists.ts';
import { id, instant } from './values.ts';

/** Periods are whole days of the shop's time zone; `30d` are the last 30 with today. Each compares with as many days right before it. */
export const periods = ['today', '7d', '30d', '90d', '365d', 'this_month', 'last_month', 'custom'] as const;
export type Period = (typeof periods)[number];
const day = z.iso.date();
export const periodInput = {
  period: z.enum(periods).default('30d'),
  from: day.optional().describe('First day of `custom`, in the shop’s time zone.'),
  to: day.optional().describe('Last day of `custom`, included; at most 731 days after the first.'),
  brand: id.optional(),
};
export const periodShown = z.object({
  from: instant,
  to: instant.describe('The first instant after the period.'),
  previous_from: instant,
  previous_to: instant,
  time_zone: z.string(),
  days: z.int(),
});
/** Where the rows of a figure are: a list with a filter. Opening it shows, and exporting it writes, exactly what was counted. */
export const rowsOf = z.object({
  list: z.enum(lists),
  filter: z.object({ match: z.enum(['all', 'any']), conditions: z.array(condition) }),
});
export type RowsOf = z.output<typeof rowsOf>;
export const units = ['count', 'money', 'percent', 'seconds', 'score', 'ratio'] as const;
export const figure = z.object({
  key: z.string(),
  value: z.string().nullable().describe('A decimal number; null where there is nothing to divide by. Percentages from 0 to 100.'),
  previous: z.string().nullable(),
  unit: z.enum(units),
  formula: z.string().describe('How it is counted, as a sentence.'),
  rows: rowsOf.nullable(),
});
export type Figure = z.output<typeof figure>;
