import type { Schedule } from '@parley/contract/hours';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx';
import { days, isFullDay, isOvernight, type Slot, withCopied, withNewSlot } from './draft.ts';
import { dayName, timeWords } from './hours-text.ts';
import { t } from './messages.ts';

type DayRowProps = {
  day: number;
  schedule: Schedule;
  /** The schedule's path in the form, such as `schedules.0`. */
  path: string;
  error: (path: string) => string | undefined;
  readOnly: boolean;
  onChange: (schedule: Schedule) => void;
};

/** One day: its openings, with buttons to add one and to copy them to other days. */
export function DayRow({ day, schedule, path, error, readOnly, onChange }: DayRowProps) {
  const id = useId();
  const name = dayName(day);
  const slots = schedule.slots.map((slot, index) => ({ slot, index })).filter(({ slot }) => slot.day === day);
  const change = (at: number, part: Partial<Slot>) =>
    onChange({ ...schedule, slots: schedule.slots.map((slot, index) => (index === at ? { ...slot, ...part } : slot)) });
  const remove = (at: number) => onChange({ ...schedule, slots: schedule.slots.filter((_, index) => index !== at) });
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-start gap-x-3 border-t py-2 first:border-t-0">
      <span id={id} className="flex h-control w-24 shrink-0 items-center font-medium max-md:flex-1 pointer-coarse:h-11">
        {name}
      </span>
      <div className="grid min-w-0 flex-1 gap-1.5 max-md:order-last max-md:basis-full">
        {slots.length === 0 && <span className="flex h-control items-center text-ink-3">{t('hours.closed_day')}</span>}
        {slots.map(({ slot, index }) => (
          <SlotFields
            key={index}
            slot={slot}
            dayLabel={name}
            path={`${path}.slots.${index}`}
            error={error}
            readOnly={readOnly}
            onChange={(part) => change(index, part)}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      {!readOnly && (
        <div className="flex shrink-0">
          <IconButton
            label={t('hours.add_slot', { day: name })}
            icon={<Plus />}
            disabled={slots.length >= 6}
            onClick={() => onChange(withNewSlot(schedule, day))}
          />
          <CopyMenu day={day} onCopy={(to) => onChange(withCopied(schedule, day, to))} />
        </div>
      )}
    </div>
  );
}

type SlotFieldsProps = {
  slot: Slot;
  dayLabel: string;
  path: string;
  error: (path: string) => string | undefined;
  readOnly: boolean;
  onChange: (part: Partial<Slot>) => void;
  onRemove: () => void;
};

function SlotFields({ slot, dayLabel, path, error, readOnly, onChange, onRemove }: SlotFieldsProps) {
  const issue = error(`${path}.from`) ?? error(`${path}.to`);
  const issueId = useId();
  const fieldOf = (end: 'from' | 'to') => ({
    type: 'time',
    name: `${path}.${end}`,
    value: slot[end],
    readOnly,
    className: 'w-[124px] pointer-coarse:w-[136px] max-md:w-auto! max-md:min-w-0 max-md:flex-1',
    'aria-label': t(end === 'from' ? 'hours.opens' : 'hours.closes', { day: dayLabel }),
    'aria-invalid': error(`${path}.${end}`) ? true : undefined,
    'aria-describedby': issue ? issueId : undefined,
  });
  return (
    <div>
      <div className="flex flex-wrap items-center gap-1.5 max-sm:gap-1">
        <Input {...fieldOf('from')} onChange={({ target }) => onChange({ from: target.value })} />
        <span className="text-ink-3">{t('hours.to')}</span>
        <Input {...fieldOf('to')} onChange={({ target }) => onChange({ to: target.value })} />
        {!readOnly && (
          <IconButton
            label={t('hours.remove_slot', { from: timeWords(slot.from), to: timeWords(slot.to), day: dayLabel })}
            icon={<X />}
            onClick={onRemove}
          />
        )}
        {isOvernight(slot) && (
          <span className="text-sm text-ink-3">{t(isFullDay(slot) ? 'hours.around_the_clock' : 'hours.next_day')}</span>
        )}
      </div>
      {issue && (
        <p id={issueId} role="alert" className="mt-1 text-sm text-bad">
          {issue}
        </p>
      )}
    </div>
  );
}

function CopyMenu({ day, onCopy }: { day: number; onCopy: (days: readonly number[]) => void }) {
  return (
    <Menu align="end" trigger={<IconButton label={t('hours.copy', { day: dayName(day) })} icon={<Copy />} />}>
      <MenuLabel>{t('hours.copy_to')}</MenuLabel>
      <MenuItem onSelect={() => onCopy([1, 2, 3, 4, 5])}>{t('hours.copy_weekdays')}</MenuItem>
      <MenuItem onSelect={() => onCopy(days)}>{t('hours.copy_all')}</MenuItem>
      <MenuSeparator />
      {days
        .filter((other) => other !== day)
        .map((other) => (
          <MenuItem key={other} onSelect={() => onCopy([other])}>
            {dayName(other)}
          </MenuItem>
        ))}
    </Menu>
  );
}
