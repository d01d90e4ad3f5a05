import { z } from 'zod';
import { condition } from './filters.ts';
import { lists } from './lists.ts';
import { day, id, instant } from './values.ts';

/** Periods are full days in the shop's time zone; `30d` is the last 30 including today. Each is compared with the same number of days before it. */
export const periods = ['today', '7d', '30d', '90d', '365d', 'this_month', 'last_month', 'custom'] as const;
export type Period = (typeof periods)[number];
export const periodInput = {
  period: z.enum(periods).default('30d'),
  from: day.optional().describe('First day of a `custom` period, in the shop’s time zone.'),
  to: day.optional().describe('Last day of a `custom` period, inclusive. At most 731 days after the first.'),
  brand: id.optional(),
};
export const periodShown = z.object({
  from: instant,
  to: instant.describe('End of the period, exclusive.'),
  previous_from: instant,
  previous_to: instant,
  time_zone: z.string(),
  days: z.int(),
});
/** The rows behind a figure: a list with a filter. Opening or exporting it gives exactly the rows that were counted. */
export const rowsOf = z.object({
  list: z.enum(lists),
  filter: z.object({ match: z.enum(['all', 'any']), conditions: z.array(condition) }),
});
export type RowsOf = z.output<typeof rowsOf>;
export const units = ['count', 'money', 'percent', 'seconds', 'score', 'ratio'] as const;
export const figure = z.object({
  key: z.string(),
  value: z
    .string()
    .nullable()
    .describe('Value as a decimal string, or a percentage from 0 to 100. Null if there is no data to calculate it from.'),
  previous: z.string().nullable(),
  unit: z.enum(units),
  formula: z.string().describe('Description of how the metric is calculated.'),
  rows: rowsOf.nullable(),
});
export type Figure = z.output<typeof figure>;
