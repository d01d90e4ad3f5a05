import { getNotificationPreferences, type NotificationPreferences, updateNotificationPreferences } from '@parley/contract/notifications';
import { useMerchantId } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { setRead } from '../../data/use-read.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { MailCard } from './mail-card.tsx';
import { TypesCard } from './types-card.tsx';
import { t } from './words.ts';

export function PreferencesForm({ preferences }: { preferences: NotificationPreferences }) {
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
