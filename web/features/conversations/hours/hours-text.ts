import { formatCalendarRange, formatIn } from '../../../lib/format.ts';
import { dayIn, isSameDay } from '../../../lib/zoned-time.ts';
import type { Hours } from './data.ts';
import { t } from './messages.ts';

type CurrentSchedule = Hours['schedules'][number];

/** Whether it is open now and when that changes, as a sentence in the schedule's time zone. */
export function nowSentence({ open_now: open, changes_at: at, always_open: always, time_zone: zone }: CurrentSchedule, now: Date): string {
  if (!at) return open ? (always ? t('hours.always') : t('hours.open')) : t('hours.closed');
  const change = new Date(at);
  const time = formatIn(zone, change, { timeStyle: 'short' });
  const day = dayOf(change, now, zone);
  if (!day) return open ? t('hours.open_until', { time }) : t('hours.closed_until', { time });
  return open ? t('hours.open_until_day', { day, time }) : t('hours.closed_until_day', { day, time });
}

/** Omits the day for today, names the weekday within a week, and gives the date later. */
function dayOf(change: Date, now: Date, zone: string): string | undefined {
  if (isSameDay(change, now, zone)) return undefined;
  const isSoon = change.getTime() - now.getTime() < 6 * 86_400_000;
  return formatIn(zone, change, isSoon ? { weekday: 'long' } : { day: 'numeric', month: 'long' });
}

/** The name of a day from 1 (Monday) to 7. */
export const dayName = (day: number, weekday: 'long' | 'short' = 'long'): string =>
  // 1 January 2024 was a Monday.
  formatIn('UTC', Date.UTC(2024, 0, day), { weekday });

/** "9:00 AM–5:00 PM" or "09:00–17:00": a time range in the locale's format. */
export const spanWords = (from: string, to: string): string => `${timeWords(from)}–${timeWords(to)}`;

/** Formats the contract's "09:00" for the locale; empty for an empty field. */
export function timeWords(time: string): string {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  const at = new Date(Date.UTC(2024, 0, 1, hour, minute));
  return Number.isNaN(at.getTime()) ? '' : formatIn('UTC', at, { timeStyle: 'short' });
}

/** "25 December" or "24–26 December 2026"; a yearly holiday has no year. */
export function datesOf({ from, to, yearly }: { from: string; to: string; yearly: boolean }): string {
  const format: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', ...(!yearly && { year: 'numeric' }) };
  return from === to ? formatIn('UTC', from, format) : formatCalendarRange(from, to, format);
}

/** Today's date in the schedule's time zone, in the contract's format. */
export const todayIn = (zone: string, now: Date): string => dayIn(now, zone);
