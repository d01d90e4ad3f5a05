import type { Schedule } from '@parley/contract/hours';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { timeZoneChoices } from '../../../lib/places.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { PopoverOrSheet } from '../../../ui/popover-or-sheet.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { DayRow } from './day-row.tsx';
import { barsOf, clock, days, withAlwaysOpen } from './draft.ts';
import { dayName, spanWords } from './hours-text.ts';
import { t } from './messages.ts';

type WeekCardProps = {
  schedule: Schedule;
  path: string;
  error: (path: string) => string | undefined;
  readOnly: boolean;
  onChange: (schedule: Schedule) => void;
};

export function WeekCard({ schedule, path, error, readOnly, onChange }: WeekCardProps) {
  return (
    <Card title={t('hours.week')} aside={readOnly ? zoneName(schedule) : <Zone schedule={schedule} onChange={onChange} />}>
      <div className="grid gap-4">
        <Switch
          label={t('hours.always')}
          hint={t('hours.always_hint')}
          checked={schedule.always_open}
          disabled={readOnly}
          onChange={({ target }) => onChange(withAlwaysOpen(schedule, target.checked))}
        />
        <WeekBars schedule={schedule} />
        {!schedule.always_open && (
          <div className="border-t">
            {days.map((day) => (
              <DayRow key={day} day={day} schedule={schedule} path={path} error={error} readOnly={readOnly} onChange={onChange} />
            ))}
          </div>
        )}
      </div>
    </Card>
  );
}

const zoneName = ({ time_zone: zone }: Schedule) => zone.replaceAll('_', ' ');
/** A team chooses its own time zone; the shop's is one of its settings. */
const Zone = ({ schedule, onChange }: Pick<WeekCardProps, 'schedule' | 'onChange'>) =>
  schedule.team_id === null ? (
    <span className="flex flex-wrap justify-end gap-x-2">
      {zoneName(schedule)}
      <Link to="/settings#shop" className="font-medium text-ink underline">
        {t('hours.change_zone')}
      </Link>
    </span>
  ) : (
    <TimeZonePicker value={schedule.time_zone} onChange={(zone) => onChange({ ...schedule, time_zone: zone })} />
  );

const fullDay = 24 * 60;
const marks = [0, 6, 12, 18, 24];

/** Chart of the week as entered, one line per day from midnight to midnight. Screen readers get the times. */
function WeekBars({ schedule }: { schedule: Schedule }) {
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
  const slots = bars.map(barWords).join(', ') || t('hours.closed_day');
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

const barWords = ({ from, to }: { from: number; to: number }): string =>
  to - from === fullDay ? t('hours.around_the_clock') : spanWords(clock(from), clock(to));

/** There are hundreds of zones, so a part of the name filters them. */
function TimeZonePicker({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const [open, setOpen] = useState(false);
  const buttonId = useId();
  // The current zone comes first, since nobody would find it among hundreds.
  const choices = useMemo(
    () =>
      [value, ...timeZoneChoices(value).flatMap(({ value: zone }) => (zone === value ? [] : [zone]))].map((id) => ({
        id,
        label: nameOf(id),
      })),
    [value],
  );
  const choose = (zone: string) => {
    setOpen(false);
    onChange(zone);
  };
  const trigger = (
    <Button id={buttonId} aria-label={t('ui.labelled', { label: t('hours.time_zone'), value: nameOf(value) })}>
      {nameOf(value)}
      <ChevronDown aria-hidden className="text-ink-3" />
    </Button>
  );
  return (
    <PopoverOrSheet trigger={trigger} label={t('hours.time_zone')} open={open} onOpenChange={setOpen} className="w-[280px] p-0!">
      <ChoiceList label={t('hours.time_zone')} choices={choices} chosen={[value]} onChoose={choose} />
    </PopoverOrSheet>
  );
}

const nameOf = (zone: string) => zone.replaceAll('_', ' ');
