import { getNotificationPreferences, type NotificationPreferences, updateNotificationPreferences } from '@parley/contract/notifications';
import BellOff from 'lucide-react/icons/bell-off';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { setRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useConsent } from './consent.ts';
import { usePreferences } from './data.ts';
import { MailCard } from './mail-card.tsx';
import { TypesCard } from './types-card.tsx';
import { t } from './words.ts';

/** /settings/notifications: what one hears of, in which ways, and when not. One's own, whatever the role. */
export function NotificationSettings() {
  const may = useMay('inbox:read');
  const { data, isError, isFetching, refetch } = usePreferences(may);
  if (!may)
    return <EmptyState className="my-auto" icon={<BellOff />} title={t('notifications.role_title')} text={t('notifications.role_text')} />;
  return (
    <div className="mx-auto grid w-full max-w-[760px] grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <BrowserCard />
      {data ? (
        <PreferencesForm preferences={data} />
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <Card flush title={t('notifications.matrix')}>
          <SkeletonRows rows={8} rowHeight={60} />
        </Card>
      )}
    </div>
  );
}

/** Notifications of this browser, for this person. Switching them on is what asks the browser for its leave. */
function BrowserCard() {
  const { permission, isOn, turnOn, turnOff } = useConsent();
  const [wasIgnored, setIgnored] = useState(false);
  const change = async (wanted: boolean) => {
    setIgnored(false);
    if (wanted) setIgnored((await turnOn()) === 'default');
    else turnOff();
  };
  const said = permission === 'denied' ? t('notifications.here_denied') : wasIgnored ? t('notifications.here_not_answered') : undefined;
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
      <p role="status" className={said ? 'mt-2 text-ink-2' : 'sr-only'}>
        {said}
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
      <div className="sticky bottom-0 z-10 -mx-1 grid gap-2 border-t bg-bg px-1 py-3">
        <FormProblem>{form.problem}</FormProblem>
        <div className="flex gap-2">
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('notifications.save')}
          </Button>
          <Button variant="ghost" className={form.dirty ? undefined : 'invisible'} onClick={form.reset}>
            {t('notifications.discard')}
          </Button>
        </div>
      </div>
      <LeaveGuard when={form.dirty} />
    </form>
  );
}
