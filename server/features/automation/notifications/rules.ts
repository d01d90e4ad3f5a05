import { notificationPreferences, type NotificationPreferences, notificationTypes } from '@parley/contract/notifications';

const quietly = { in_app: true, email: false, browser: false };
const wanted = { in_app: true, email: true, browser: true };

/** What a teammate is told of until they say otherwise: at once what waits for them, by mail what they would miss. */
export const usualPreferences: NotificationPreferences = {
  types: {
    handoff_requested: { in_app: true, email: false, browser: true },
    handoff_overdue: wanted,
    assigned: wanted,
    mentioned: wanted,
    customer_replied: wanted,
    snooze_ended: quietly,
    schedule_cancelled: { in_app: true, email: true, browser: false },
    csat_low: quietly,
    approval_requested: { in_app: true, email: false, browser: true },
  },
  email_after_minutes: 10,
  quiet: null,
};

/** What is kept, with the usual for what is not: a type that came later has no answer yet. */
export function preferencesOf(kept: unknown): NotificationPreferences {
  if (typeof kept !== 'object' || kept === null) return usualPreferences;
  const given = kept as Partial<NotificationPreferences>;
  const types = Object.fromEntries(notificationTypes.map((type) => [type, given.types?.[type] ?? usualPreferences.types[type]]));
  const parsed = notificationPreferences.safeParse({ ...usualPreferences, ...given, types });
  return parsed.success ? parsed.data : usualPreferences;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** The minutes since midnight in a time zone. */
function minutesIn(zone: string, at: Date) {
  const [hours = '0', minutes = '0'] = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    .format(at)
    .split(':');
  return (Number(hours) % 24) * 60 + Number(minutes);
}
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** When quiet hours end, if it is one of them; undefined otherwise. Hours that end before they begin run through midnight. */
export function quietUntil(quiet: NotificationPreferences['quiet'], now: Date): Date | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const [at, from, to] = [minutesIn(quiet.time_zone, now), minutesOf(quiet.from), minutesOf(quiet.to)];
  const isQuiet = from < to ? at >= from && at < to : at >= from || at < to;
  if (!isQuiet) return undefined;
  const left = (to - at + 24 * 60) % (24 * 60);
  const minuteStart = now.getTime() - (now.getTime() % minute);
  return new Date(Math.min(minuteStart + left * minute, now.getTime() + day));
}
