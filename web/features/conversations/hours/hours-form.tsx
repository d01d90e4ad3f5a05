import { type Schedule, updateBusinessHours } from '@parley/contract/hours';
import { type SubmitEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatIn, formatTime } from '../../../lib/format.ts';
import { currentZone, zoneName, zonesDiffer } from '../../../lib/zoned-time.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { type Hours, useTeams } from './data.ts';
import { draftOf, withGap } from './draft.ts';
import { nowSentence } from './hours-text.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { t } from './messages.ts';

const panel = 'hours-of';
const shop = 'shop';

type HoursFormProps = { latest: Hours; /** When `latest` was read. */ now: Date; readAgain: () => unknown };

/** `latest` is the server's current version; the form is based on the version read before the first edit. */
export function HoursForm({ latest, now, readAgain }: HoursFormProps) {
  const readOnly = !useMay('settings:write');
  const [whose, setWhose] = useState(shop);
  const { form, adopt, isOutdated, replaces } = useHoursForm(latest, readAgain);
  const schedules = form.values.schedules as Schedule[];
  const teams = useTeams().data?.items ?? [];
  const teamId = whose === shop ? null : whose;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const gap = withGap(schedules);
    // An invalid field must be on the screen to receive the focus.
    if (gap) flushSync(() => setWhose(gap.team_id ?? shop));
    form.submit(event);
  };
  return (
    <form {...form.props} onSubmit={submit} className="grid gap-4">
      <NowHeader hours={latest} teamId={teamId} now={now} readOnly={readOnly} />
      {teams.length > 0 && (
        <Tabs
          label={t('hours.whose')}
          tabs={[{ id: shop, label: t('hours.shop') }, ...teams.map(({ id, name }) => ({ id, label: name }))]}
          value={whose}
          onChange={setWhose}
          panelId={panel}
        />
      )}
      <Panel id={panel} tab={teams.length > 0 ? whose : undefined}>
        <ScheduleFields
          key={whose}
          schedules={schedules}
          teamId={teamId}
          now={now}
          error={form.error}
          readOnly={readOnly}
          onChange={(changed) => form.set('schedules', changed)}
        />
      </Panel>
      {!readOnly && (
        <SaveBar
          form={isOutdated ? { ...form, problem: undefined } : form}
          notice={
            <>
              {isOutdated && <Outdated onLoad={() => adopt(latest)} onKeep={() => form.set('version', latest.version)} />}
              {replaces && <p className="text-ink-2">{t('hours.kept_mine')}</p>}
            </>
          }
        />
      )}
    </form>
  );
}

const Panel = ({ id, tab, children }: { id: string; tab: string | undefined; children: React.ReactNode }) =>
  tab === undefined ? (
    <div className="grid gap-4">{children}</div>
  ) : (
    <TabPanel id={id} tab={tab} className="grid gap-4">
      {children}
    </TabPanel>
  );

/** The form, and how it handles a save by somebody else: it loses nothing entered and overwrites nothing of theirs without asking. */
function useHoursForm(latest: Hours, readAgain: () => unknown) {
  const merchant = useMerchantId();
  const [base, setBase] = useState(latest);
  const form = useContractForm(async () => updateBusinessHours, {
    defaults: { merchant, schedules: base.schedules.map(draftOf), version: base.version },
    onDone: (saved) => {
      adopt(saved);
      notify.success(t('hours.saved'));
    },
  });
  const adopt = (hours: Hours) => {
    setBase(hours);
    form.reset();
  };
  const { dirty, problem } = form;
  // A refused save may be the first sign that somebody else changed the hours.
  useEffect(() => {
    if (problem) readAgain();
  }, [problem, readAgain]);
  useEffect(() => {
    // The shop's time zone changes without a new version.
    if (!dirty && latest.version >= base.version) setBase(latest);
  }, [dirty, latest, base.version]);
  return { form, adopt, isOutdated: dirty && latest.version > form.values.version, replaces: dirty && form.values.version > base.version };
}

/** Whether the saved schedule is open now. */
type NowHeaderProps = { hours: Hours; teamId: string | null; now: Date; readOnly: boolean };
function NowHeader({ hours, teamId, now, readOnly }: NowHeaderProps) {
  const stated = hours.schedules.find(({ team_id: id }) => id === teamId) ?? hours.schedules.find(({ team_id: id }) => id === null);
  if (!stated) return null;
  const { time_zone: shown } = stated;
  const facts = [
    t(stated.team_id === null ? 'hours.times_of' : 'hours.times_of_team', { zone: zoneName(shown) }),
    zonesDiffer(shown, currentZone(), now) &&
      t('hours.times_differ', {
        there: formatIn(shown, now, { timeStyle: 'short' }),
        here: formatTime(now),
        zone: zoneName(currentZone()),
      }),
    readOnly && t('hours.read_only'),
  ];
  return (
    <header>
      <h2 className="text-lg">{nowSentence(stated, now)}</h2>
      <p className="text-ink-3">{facts.filter(Boolean).join(' ')}</p>
    </header>
  );
}

const Outdated = ({ onLoad, onKeep }: { onLoad: () => void; onKeep: () => void }) => (
  <Banner
    tone="info"
    action={
      <span className="flex flex-wrap gap-1.5">
        <Button onClick={onLoad}>{t('hours.load_theirs')}</Button>
        <Button onClick={onKeep}>{t('hours.keep_mine')}</Button>
      </span>
    }
  >
    {t('hours.changed_meanwhile')}
  </Banner>
);
