import { speak } from '../../../lib/messages.ts';

/** /settings/business-hours: when the shop and its teams answer. */
export const hours = {
  always: 'Open 24/7',
  always_hint: 'Open at all hours. Holidays still apply.',
  // Whether the shop or a team is open, as the page’s headline.
  open: 'Open now',
  open_until: 'Open now, closes at {time}',
  open_until_day: 'Open now, closes {day} at {time}',
  closed: 'Closed, no business hours set',
  closed_until: 'Closed now, opens at {time}',
  closed_until_day: 'Closed now, opens {day} at {time}',
  // {zone} is a city. A team may have its own time zone.
  times_of: 'Times are in your shop’s time zone ({zone}).',
  times_of_team: 'Times are in this team’s time zone ({zone}).',
  // Follows the above, where the reader’s clock shows another time.
  times_differ: 'It’s {there} there and {here} in your time ({zone}).',
  read_only: 'Only owners and managers can change business hours.',

  whose: 'Hours for',
  shop: 'Shop',
  // A team’s switch: custom hours, or the shop’s.
  own: 'Use custom hours',
  own_hint: 'When off, this team follows the shop’s hours.',

  week: 'Weekly hours',
  time_zone: 'Time zone',
  // Beside the shop’s time zone: a link to the general settings.
  change_zone: 'Change in General',
  closed_day: 'Closed',
  around_the_clock: '24 hours',
  // After a closing time that is past midnight.
  next_day: 'next day',
  opens: '{day}: opens at',
  closes: '{day}: closes at',
  // Between two times: 09:00 to 17:00.
  to: 'to',
  add_slot: 'Add time slot on {day}',
  remove_slot: 'Remove time slot {from} to {to} on {day}',
  copy: 'Copy {day} to other days',
  copy_to: 'Copy to',
  copy_weekdays: 'Monday to Friday',
  copy_all: 'Every day',
  preview: 'Week at a glance',
  // A day of the chart, for screen readers. {slots} is a list of times, or “Closed”.
  preview_day: '{day}: {slots}',

  holidays: 'Holidays',
  holidays_none: 'No holidays yet',
  holidays_text: 'Close for a holiday, or open at different times.',
  holiday_add: 'Add holiday',
  holiday_edit: 'Edit {name}',
  holiday_remove: 'Remove {name}',
  holiday_new: 'New holiday',
  holiday_name: 'Name',
  holiday_from: 'First day',
  holiday_to: 'Last day',
  holiday_yearly: 'Every year',
  // Beside a holiday’s dates, in lower case.
  holiday_yearly_tag: 'every year',
  holiday_past: 'past',
  holiday_open: 'Open part of the day',
  holiday_opening: 'Time slot {number}',
  holiday_opens: 'Time slot {number}: opens at',
  holiday_closes: 'Time slot {number}: closes at',
  holiday_slot_add: 'Add time slot',
  holiday_slot_remove: 'Remove time slot {number}',
  // Puts the holiday into the form. The page’s own button saves it.
  holiday_keep: 'Done',
  cancel: 'Cancel',

  saved: 'Business hours saved',
  changed_meanwhile: 'A teammate changed these hours while you were editing. Your changes are still here.',
  load_theirs: 'Load theirs',
  keep_mine: 'Keep mine',
  kept_mine: 'Saving will replace your teammate’s changes.',
} as const;

export const t = speak({ hours });
