import { getNotificationPreferences, type NotificationPreferences, updateNotificationPreferences } from '@parley/contract/notifications';
import BellOff from 'lucide-react/icons/bell-off';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify, notifyProblem } from '../../../data/notify.ts';
import { ApiProblem } from '../../../data/problem.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { setRead } from '../../../data/use-read.ts';
import { refreshTopics } from '../../../data/refresh-topics.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { SettingsPage } from '../../../ui/settings-page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { type Consent, useConsent } from './consent.ts';
import { usePreferences } from './data.ts';
import { DigestCard } from './digest-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { canKeep, KeepCard } from './keep-card.tsx';
import { MailCard } from './mail-card.tsx';
import { canPush, forgetDevice, registerDevice } from './push.ts';
import { TypesCard } from './types-card.tsx';
import { t } from './messages.ts';

/** /settings/notifications: the reader's own notifications, their ways and quiet hours, whatever the role. */
export function NotificationSettings() {
  const may = useMay('inbox:read');
  const read = usePreferences(may);
  const consent = useConsent();
  if (!may)
    return (
      <SettingsPage>
        <Card>
          <EmptyState icon={<BellOff />} title={t('notifications.role_title')} text={t('notifications.role_text')} />
        </Card>
      </SettingsPage>
    );
  const skeleton = (
    <Card flush title={t('notifications.matrix')}>
      <SkeletonRows rows={8} rowHeight={60} />
    </Card>
  );
  return (
    <SettingsPage>
      <BrowserCard consent={consent} />
      {canPush() && <DevicesCard onForgotten={consent.turnOff} />}
      {canKeep() && <KeepCard />}
      <Loaded read={read} skeleton={skeleton}>
        {(preferences) => <PreferencesForm preferences={preferences} />}
      </Loaded>
      <DigestCard />
    </SettingsPage>
  );
}

/** Browser notifications for this person. Only switching them on asks the browser for permission. */
function BrowserCard({ consent: { permission, isOn, turnOn, turnOff } }: { consent: Consent }) {
  const merchant = useMerchantId();
  const [problem, setProblem] = useState<'not_answered' | 'no_push'>();
  const explain = (problem: unknown) => (problem instanceof ApiProblem ? notifyProblem(problem) : setProblem('no_push'));
  const change = async (isOn: boolean) => {
    setProblem(undefined);
    if (!isOn) {
      turnOff();
      await forgetDevice(merchant).catch(() => undefined);
    } else if ((await turnOn()) === 'granted') await registerDevice(merchant).catch(explain);
    else setProblem('not_answered');
    await refreshTopics(['profile']);
  };
  const statusText = permission === 'denied' ? t('notifications.here_denied') : problem && t(`notifications.here_${problem}`);
  return (
    <Card title={t('notifications.here')}>
      {permission === 'unsupported' ? (
        <p className="text-ink-2">{t('notifications.here_unsupported')}</p>
      ) : (
        <Switch
          label={t('notifications.here_switch')}
          hint={t('notifications.here_hint')}
          checked={isOn}
          disabled={permission === 'denied'}
          onChange={({ target }) => void change(target.checked)}
        />
      )}
      <p role="status" className={statusText ? 'mt-2 text-ink-2' : 'sr-only'}>
        {statusText}
      </p>
    </Card>
  );
}

function PreferencesForm({ preferences }: { preferences: NotificationPreferences }) {
  const merchant = useMerchantId();
  const form = useContractForm(async () => updateNotificationPreferences, {
    defaults: { merchant, ...preferences },
    onDone: (saved) => {
      setRead(getNotificationPreferences, { merchant }, () => saved);
      form.reset();
      notify.success(t('notifications.saved'));
    },
  });
  const { types, email_after_minutes: minutes, quiet } = form.values;
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TypesCard types={types} onChange={(changed) => form.set('types', changed)} />
      <MailCard
        minutes={minutes}
        onMinutes={(changed) => form.set('email_after_minutes', changed)}
        quiet={quiet}
        onQuiet={(changed) => form.set('quiet', changed)}
        error={form.error}
      />
      <SaveBar form={form} />
    </form>
  );
}
