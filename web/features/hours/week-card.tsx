import type { Schedule } from '@parley/contract/hours';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { DayRow } from './day-row.tsx';
import { days, withAlwaysOpen } from './draft.ts';
import { TimeZonePicker } from './time-zone-picker.tsx';
import { WeekBars } from './week-bars.tsx';
import { t } from './words.ts';

type WeekCardProps = {
  schedule: Schedule;
  path: string;
  error: (path: string) => string | undefined;
  readOnly: boolean;
  onChange: (schedule: Schedule) => void;
};

export function WeekCard({ schedule, path, error, readOnly, onChange }: WeekCardProps) {
  return (
    <Card title={t('hours.week')} aside={readOnly ? zoneName(schedule) : <ZonePicker schedule={schedule} onChange={onChange} />}>
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
const ZonePicker = ({ schedule, onChange }: Pick<WeekCardProps, 'schedule' | 'onChange'>) => (
  <TimeZonePicker value={schedule.time_zone} onChange={(zone) => onChange({ ...schedule, time_zone: zone })} />
);
