import type { NotificationPreferences } from '@parley/contract/notifications';

const quietly = { in_app: true, email: false, browser: false, push: false };
const wanted = { in_app: true, email: true, browser: true, push: true };

/** Default preferences: in the app what waits for the teammate, by email what they would miss, on their devices what can't wait. */
export const usualPreferences: NotificationPreferences = {
  types: {
    handoff_requested: { in_app: true, email: false, browser: true, push: true },
    handoff_overdue: wanted,
    assigned: wanted,
    mentioned: wanted,
    customer_replied: wanted,
    snooze_ended: quietly,
    schedule_cancelled: { in_app: true, email: true, browser: false, push: false },
    csat_low: quietly,
    approval_requested: { in_app: true, email: false, browser: true, push: true },
    approval_decided: { in_app: true, email: false, browser: true, push: true },
    order_placed: quietly,
    return_requested: quietly,
    payment_problem: wanted,
    webhook_problem: wanted,
    usage_limit: wanted,
    plan_payment_failed: wanted,
    plan_invoice: { in_app: true, email: true, browser: false, push: false },
  },
  email_after_minutes: 10,
  quiet: null,
};

const minute = 60_000;
const day = 24 * 60 * minute;

/** Minutes since midnight in a time zone. */
function minutesIn(zone: string, at: Date) {
  const [hours = '0', minutes = '0'] = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    .format(at)
    .split(':');
  return (Number(hours) % 24) * 60 + Number(minutes);
}
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** When the current quiet hours end, or undefined outside of them. Hours that end before they begin span midnight. */
export function quietUntil(quiet: NotificationPreferences['quiet'], now: Date): Date | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const [at, from, to] = [minutesIn(quiet.time_zone, now), minutesOf(quiet.from), minutesOf(quiet.to)];
  const isQuiet = from < to ? at >= from && at < to : at >= from || at < to;
  if (!isQuiet) return undefined;
  const left = (to - at + 24 * 60) % (24 * 60);
  const minuteStart = now.getTime() - (now.getTime() % minute);
  return new Date(Math.min(minuteStart + left * minute, now.getTime() + day));
}

/** Milliseconds until a busy push service is asked again: as it says, or 30 s, doubled with every try. */
export const pauseAfter = (tries: number, afterSeconds: number | null): number =>
  Math.max(afterSeconds ?? 0, 30 * 2 ** Math.min(tries, 6)) * 1000;
