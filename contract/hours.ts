import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { day as date, id, instant, merchantId, name, timeZone } from './values.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00.');
/** `to` at or before `from` means that the slot ends the next day. A day is 1 (Monday) to 7 (Sunday): ISO 8601. */
export const slot = z.object({ day: z.int().min(1).max(7), from: clock, to: clock });
const daysOf = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
/** If several cover a day, the shortest applies; if equally long, the one for a single year. */
export const holiday = z
  .object({
    name: name('a name', 60),
    from: date,
    to: date.describe('Last day of the holiday. Same as `from` for a single day.'),
    yearly: z.boolean().default(false),
    slots: z
      .array(z.object({ from: clock, to: clock }))
      .max(6)
      .default([])
      .describe('Opening hours on the holiday. If empty, the shop or team is closed all day.'),
  })
  .refine((one) => daysOf(one) >= 1, { path: ['to'], message: 'Choose a last day on or after the first.' })
  .refine((one) => !one.yearly || daysOf(one) <= 365, { path: ['to'], message: 'Choose at most 365 days for a yearly holiday.' });
export const schedule = z.object({
  team_id: id.nullable().describe('ID of the team. Null for the shop’s schedule, which also applies to teams without their own.'),
  time_zone: timeZone.describe(
    'Time zone of a team’s hours. The shop’s schedule is always in the shop’s time zone, which its settings change: another one is not used.',
  ),
  always_open: z.boolean().describe('Whether the schedule is open around the clock. If true, `slots` are ignored; holidays still apply.'),
  slots: z.array(slot).max(42, 'Add up to 42 time slots a week.'),
  holidays: z.array(holiday).max(100, 'Add up to 100 holidays.'),
});
export type Schedule = z.output<typeof schedule>;

const shop = z.object({ merchant: merchantId });
const hours = z.object({
  schedules: z.array(
    schedule.extend({
      open_now: z.boolean(),
      changes_at: instant.nullable().describe('Time at which the schedule next opens or closes. Null if it never does.'),
    }),
  ),
  version: z.int(),
});
export const getBusinessHours = query('GET /api/merchants/:merchant/settings/business-hours', {
  summary: 'Retrieve the business hours of the shop and its teams',
  access: 'inbox:read',
  topics: ['hours', 'settings'],
  input: shop,
  result: hours,
});
export const updateBusinessHours = command('PUT /api/merchants/:merchant/settings/business-hours', {
  summary: 'Update the business hours of the shop and its teams; `version` guards against overwriting a teammate’s change',
  access: 'settings:write',
  topics: ['hours'],
  input: shop.extend({ schedules: z.array(schedule).min(1).max(50), version: z.int() }),
  result: hours,
  problems: ['settings.changed', 'team.missing'],
});
