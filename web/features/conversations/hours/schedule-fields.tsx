import type { Schedule } from '@parley/contract/hours';
import { useRef } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { HolidaysCard } from './holidays-card.tsx';
import { WeekCard } from './week-card.tsx';
import { t } from './messages.ts';

type ScheduleFieldsProps = {
  schedules: Schedule[];
  /** The team the hours belong to; null is the shop. */
  teamId: string | null;
  now: Date;
  error: (path: string) => string | undefined;
  readOnly: boolean;
  onChange: (schedules: Schedule[]) => void;
};

/** The hours of the shop, or of a team: its own, or the shop's if it has none. */
export function ScheduleFields({ schedules, teamId, now, error, readOnly, onChange }: ScheduleFieldsProps) {
  const index = schedules.findIndex(({ team_id: id }) => id === teamId);
  const own = schedules[index];
  const ofShop = schedules.find(({ team_id: id }) => id === null);
  const changeOwn = (changed: Schedule) => onChange(schedules.map((one, at) => (at === index ? changed : one)));
  // Keeps the last schedule, so that switching off and on again restores it.
  const before = useRef(own);
  const setOwn = (isOn: boolean) => {
    before.current = own ?? before.current;
    const initial = before.current ?? (ofShop && { ...ofShop, team_id: teamId });
    if (!isOn) onChange(schedules.filter(({ team_id: id }) => id !== teamId));
    else if (initial) onChange([...schedules, initial]);
  };
  return (
    <>
      {teamId !== null && (
        <Card>
          <Switch
            label={t('hours.own')}
            hint={t('hours.own_hint')}
            checked={own !== undefined}
            disabled={readOnly}
            onChange={({ target }) => setOwn(target.checked)}
          />
        </Card>
      )}
      {own && (
        <>
          <WeekCard schedule={own} path={`schedules.${index}`} error={error} readOnly={readOnly} onChange={changeOwn} />
          <HolidaysCard schedule={own} now={now} readOnly={readOnly} onChange={changeOwn} />
        </>
      )}
    </>
  );
}
