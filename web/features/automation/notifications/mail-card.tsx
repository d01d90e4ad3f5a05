import type { NotificationPreferences } from '@parley/contract/notifications';
import { useMemo, useRef } from 'react';
import { timeZoneChoices } from '../../../lib/places.ts';
import { currentZone } from '../../../lib/zoned-time.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { t } from './messages.ts';

type Quiet = NonNullable<NotificationPreferences['quiet']>;

type MailCardProps = {
  minutes: number;
  onMinutes: (minutes: number) => void;
  quiet: Quiet | null;
  onQuiet: (quiet: Quiet | null) => void;
  error: (path: string) => string | undefined;
};

/** When missed notifications are emailed, and the quiet hours. */
export function MailCard({ minutes, onMinutes, quiet, onQuiet, error }: MailCardProps) {
  // Keeps the last values, so that switching off and on again restores them.
  const before = useRef(quiet);
  const setQuiet = (isOn: boolean) => {
    before.current = quiet ?? before.current;
    onQuiet(isOn ? (before.current ?? { from: '22:00', to: '07:00', time_zone: currentZone() }) : null);
  };
  return (
    <Card title={t('notifications.later')}>
      <div className="grid gap-5">
        <Field label={t('notifications.minutes')} hint={t('notifications.minutes_hint')} error={error('email_after_minutes')}>
          <Select
            name="email_after_minutes"
            className="max-w-[200px]"
            value={minutes}
            onChange={({ target }) => onMinutes(Number(target.value))}
          >
            {choicesWith(minutes).map((choice) => (
              <option key={choice} value={choice}>
                {lengthOf(choice)}
              </option>
            ))}
          </Select>
        </Field>
        <div className="grid gap-3">
          <Checkbox
            label={t('notifications.quiet')}
            hint={t('notifications.quiet_hint')}
            checked={quiet !== null}
            onChange={({ target }) => setQuiet(target.checked)}
          />
          {quiet && <QuietFields quiet={quiet} onChange={onQuiet} error={error} />}
        </div>
      </div>
    </Card>
  );
}

type QuietFieldsProps = { quiet: Quiet; onChange: (quiet: Quiet) => void; error: MailCardProps['error'] };

function QuietFields({ quiet, onChange, error }: QuietFieldsProps) {
  const zones = useMemo(() => timeZoneChoices(quiet.time_zone), [quiet.time_zone]);
  const note =
    quiet.from === quiet.to ? t('notifications.quiet_never') : quiet.to < quiet.from ? t('notifications.quiet_next_day') : undefined;
  return (
    <fieldset aria-label={t('notifications.quiet')} className="grid gap-2 ps-6 max-md:ps-0">
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[120px_120px_minmax(0,260px)]">
        {(['from', 'to'] as const).map((edge) => (
          <Field key={edge} label={t(`notifications.quiet_${edge}`)} error={error(`quiet.${edge}`)}>
            <Input
              type="time"
              name={`quiet.${edge}`}
              value={quiet[edge]}
              onChange={({ target }) => onChange({ ...quiet, [edge]: target.value })}
            />
          </Field>
        ))}
        <Field label={t('notifications.time_zone')} error={error('quiet.time_zone')} className="max-sm:col-span-2">
          <Select name="quiet.time_zone" value={quiet.time_zone} onChange={({ target }) => onChange({ ...quiet, time_zone: target.value })}>
            {zones.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p role="status" className="min-h-[1.45em] text-sm text-ink-3">
        {note}
      </p>
    </fieldset>
  );
}

const standardDelays = [1, 5, 10, 15, 30, 60, 120, 240, 480, 1440];

/** The standard delays, plus the current one. */
const choicesWith = (minutes: number) => [...new Set([...standardDelays, minutes])].sort((one, other) => one - other);

const lengthOf = (minutes: number) =>
  minutes % 60 === 0 ? t('notifications.hours_choice', { count: minutes / 60 }) : t('notifications.minutes_choice', { count: minutes });
