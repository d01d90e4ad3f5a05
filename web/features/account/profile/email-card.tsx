import { sendVerification } from '@parley/contract/auth';
import { cancelEmailChange, type EmailState, resendEmailChange } from '@parley/contract/email-change';
import { useEffect, useState } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { useEmail, useMyId } from './data.ts';
import { EmailDialog } from './email-dialog.tsx';
import { t } from './messages.ts';

/** The email address, whether it is verified, and the change that waits for its link. */
export function EmailCard() {
  const read = useEmail();
  const { data: state } = read;
  const updateUser = useAuth((auth) => auth.updateUser);
  const { email, email_verified: isVerified } = state ?? {};
  useEffect(() => {
    // The link may have been opened in another browser.
    if (email !== undefined && isVerified !== undefined) updateUser({ email, email_verified: isVerified });
  }, [email, isVerified, updateUser]);
  const status = isVerified ? (
    <StatusDot tone="ok">{t('profile.email_confirmed')}</StatusDot>
  ) : (
    <StatusDot tone="neutral">{t('profile.email_open')}</StatusDot>
  );
  return (
    <Card title={t('profile.email')} aside={state && status}>
      <Loaded read={read} skeleton={<Skeleton width={180} className="my-2" />}>
        {(loaded) => (
          <div className="grid gap-3">
            <Current {...loaded} />
            {loaded.change && <Waiting change={loaded.change} />}
            {!loaded.email_verified && !loaded.change && <Unverified />}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function Current({ email }: EmailState) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 truncate">{email}</p>
      <Button onClick={() => setOpen(true)}>{t('profile.email_change')}</Button>
      {isOpen && <EmailDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function Waiting({ change: { email, expires_at: until, expired } }: { change: NonNullable<EmailState['change']> }) {
  const id = useMyId();
  const again = useCommand(resendEmailChange, { onDone: () => notify.success(t('profile.email_change_sent', { email })) });
  const cancel = useCommand(cancelEmailChange, { onDone: () => notify.success(t('profile.email_change_cancelled')) });
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-[24ch] flex-1 wrap-anywhere">
        <p>{t(expired ? 'profile.email_expired' : 'profile.email_waiting', { email })}</p>
        {!expired && <p className="text-sm text-ink-3">{t('profile.email_waiting_text', { time: formatDateTime(until) })}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={again.isPending} onClick={() => again.mutate({ id })}>
          {t('profile.email_change_again')}
        </Button>
        <Button variant="ghost" busy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
          {t('profile.email_change_cancel')}
        </Button>
      </div>
    </div>
  );
}

function Unverified() {
  const again = useCommand(sendVerification, { onDone: () => notify.success(t('profile.email_sent')) });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-[24ch] flex-1 text-ink-2">{t('profile.email_open_text')}</p>
      <Button busy={again.isPending} onClick={() => again.mutate({})}>
        {t('profile.email_again')}
      </Button>
    </div>
  );
}
