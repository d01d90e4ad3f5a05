import type { Schedule } from '@parley/contract/hours';
import { barsOf, clock, days } from './draft.ts';
import { dayName } from './said.ts';
import { t } from './words.ts';

const fullDay = 24 * 60;
const marks = [0, 6, 12, 18, 24];

/** The week as it is being entered: a line per day from midnight to midnight. Read aloud as times. */
export function WeekBars({ schedule }: { schedule: Schedule }) {
  const bars = barsOf(schedule);
  return (
    <div role="group" aria-label={t('hours.preview')} className="grid gap-1.5">
      <ul className="grid gap-1.5">
        {days.map((day) => (
          <DayBars key={day} day={day} bars={bars[day - 1] ?? []} />
        ))}
      </ul>
      <div aria-hidden className="ms-11 flex justify-between text-xs text-ink-3 tabular-nums">
        {marks.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}

function DayBars({ day, bars }: { day: number; bars: ReturnType<typeof barsOf>[number] }) {
  const slots = bars.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ') || t('hours.closed_day');
  return (
    <li className="flex items-center">
      <span className="sr-only">{t('hours.preview_day', { day: dayName(day), slots })}</span>
      <span aria-hidden className="w-11 shrink-0 text-sm text-ink-2">
        {dayName(day, 'short')}
      </span>
      <span aria-hidden className="relative h-2.5 min-w-0 flex-1 overflow-hidden rounded-full bg-hover dark:bg-line">
        {bars.map(({ from, to }) => (
          <span
            key={from}
            className="absolute inset-y-0 rounded-full bg-ink"
            style={{ insetInlineStart: `${(from / fullDay) * 100}%`, width: `${((to - from) / fullDay) * 100}%` }}
          />
        ))}
      </span>
    </li>
  );
}
