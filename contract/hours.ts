import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { id, instant, merchantId, name, timeZone } from './values.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 09:00.');
/** `to` at or before `from` means that it ends the next day. A day is 1 (Monday) to 7 (Sunday): ISO 8601. */
export const slot = z.object({ day: z.int().min(1).max(7), from: clock, to: clock });
const date = z.iso.date();
const daysOf = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
/** Where several cover a day the shortest holds; of equally long ones the one for a single year. */
export const holiday = z
  .object({
    name: name('a name', 60),
    from: date,
    to: date.describe('Its last day; the same as `from` for one day.'),
    yearly: z.boolean().default(false),
    slots: z
      .array(z.object({ from: clock, to: clock }))
      .max(6)
      .default([])
      .describe('When it is open all the same; none means closed.'),
  })
  .refine((one) => daysOf(one) >= 1, { path: ['to'], message: 'Choose a last day that is not before the first.' })
  .refine((one) => !one.yearly || daysOf(one) <= 365, { path: ['to'], message: 'Every year it may last 365 days at most.' });
export const schedule = z.object({
  team_id: id.nullable().describe('null is the schedule of the shop; a team without one of its own keeps the shop’s.'),
  time_zone: timeZone,
  always_open: z.boolean().describe('Around the clock instead of by `slots`; holidays still count.'),
  slots: z.array(slot).max(42, 'Use at most 42 openings a week.'),
  holidays: z.array(holiday).max(100, 'Use at most 100 holidays.'),
});
export type Schedule = z.output<typeof schedule>;

const shop = z.object({ merchant: merchantId });
const hours = z.object({
  schedules: z.array(
    schedule.extend({ open_now: z.boolean(), changes_at: instant.nullable().describe('When it next opens or closes; null if never.') }),
  ),
  version: z.int(),
});
export const getBusinessHours = query('GET /api/merchants/:merchant/settings/business-hours', {
  summary: 'When the shop and its teams answer',
  access: 'inbox:read',
  topics: ['hours', 'settings'],
  input: shop,
  result: hours,
});
export const updateBusinessHours = command('PUT /api/merchants/:merchant/settings/business-hours', {
  summary: 'Set when the shop and its teams answer; `version` guards against overwriting a teammate’s change',
  access: 'settings:write',
  topics: ['hours'],
  input: shop.extend({ schedules: z.array(schedule).min(1).max(50), version: z.int() }),
  result: hours,
  problems: ['settings.changed', 'team.missing'],
});
