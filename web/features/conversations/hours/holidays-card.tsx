import type { Schedule } from '@parley/contract/hours';
import CalendarOff from 'lucide-react/icons/calendar-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type Holiday, isPast } from './draft.ts';
import { HolidayDialog } from './holiday-dialog.tsx';
import { datesOf, spanWords, todayIn } from './hours-text.ts';
import { t } from './messages.ts';

type HolidaysCardProps = { schedule: Schedule; now: Date; readOnly: boolean; onChange: (schedule: Schedule) => void };

export function HolidaysCard({ schedule, now, readOnly, onChange }: HolidaysCardProps) {
  // Index of the holiday being edited; after the last one for a new holiday.
  const [editing, setEditing] = useState<number>();
  const { holidays, time_zone: zone } = schedule;
  const today = todayIn(zone, now);
  const keep = (holiday: Holiday) => {
    const others = holidays.filter((_, index) => index !== editing);
    onChange({ ...schedule, holidays: [...others, holiday].toSorted((a, b) => a.from.localeCompare(b.from)) });
    setEditing(undefined);
  };
  const add = !readOnly && <Button onClick={() => setEditing(holidays.length)}>{t('hours.holiday_add')}</Button>;
  return (
    <Card title={t('hours.holidays')} aside={holidays.length > 0 && add}>
      {holidays.length === 0 && (
        <EmptyState icon={<CalendarOff />} title={t('hours.holidays_none')} text={t('hours.holidays_text')} action={add} />
      )}
      <ul>
        {holidays.map((holiday, index) => (
          <li key={index} className={cx('flex items-center gap-2 border-t py-2 first:border-t-0', isPast(holiday, today) && 'text-ink-3')}>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{holiday.name}</span>
              <span className="block text-sm text-ink-3">{aboutOf(holiday, today)}</span>
            </span>
            {!readOnly && (
              <>
                <IconButton label={t('hours.holiday_edit', { name: holiday.name })} icon={<Pencil />} onClick={() => setEditing(index)} />
                <IconButton
                  label={t('hours.holiday_remove', { name: holiday.name })}
                  icon={<Trash />}
                  onClick={() => onChange({ ...schedule, holidays: holidays.filter((_, at) => at !== index) })}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {editing !== undefined && (
        <HolidayDialog holiday={holidays[editing]} today={today} onClose={() => setEditing(undefined)} onKeep={keep} />
      )}
    </Card>
  );
}

function aboutOf(holiday: Holiday, today: string): string {
  const times = holiday.slots.map(({ from, to }) => spanWords(from, to)).join(', ') || t('hours.closed_day');
  const more = holiday.yearly ? [t('hours.holiday_yearly_tag')] : isPast(holiday, today) ? [t('hours.holiday_past')] : [];
  return [datesOf(holiday), times, ...more].join(' · ');
}
