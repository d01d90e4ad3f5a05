import { sendVerification } from '@parley/contract/auth';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { useProfile } from './data.ts';
import { t } from './messages.ts';

/** The email address, and whether it is confirmed. A profile that fails to load is reported by the card above. */
export function EmailCard() {
  const { data: profile, isError } = useProfile();
  const again = useCommand(sendVerification, { onDone: () => notify.success(t('profile.email_sent')) });
  if (isError && !profile) return null;
  const confirmed = profile?.email_verified ?? true;
  const status = confirmed ? (
    <StatusDot tone="ok">{t('profile.email_confirmed')}</StatusDot>
  ) : (
    <StatusDot tone="neutral">{t('profile.email_open')}</StatusDot>
  );
  return (
    <Card title={t('profile.email')} aside={profile && status}>
      {profile ? <p className="truncate">{profile.email}</p> : <Skeleton width={180} className="my-1" />}
      {!confirmed && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex-1 text-ink-2">{t('profile.email_open_text')}</p>
          <Button busy={again.isPending} onClick={() => again.mutate({})}>
            {t('profile.email_again')}
          </Button>
        </div>
      )}
    </Card>
  );
}
