import { type Invite, resendInvite, revokeInvite } from '@parley/contract/merchants';
import { useMerchantId } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { useDo } from '../../data/use-do.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { roleName, useGivableRoles } from './roles.ts';
import { t } from './words.ts';

/** Somebody who was asked and has not come yet. */
export function InviteRow({ invite: { id, email, team_role, expires_at, expired } }: { invite: Invite }) {
  const merchant = useMerchantId();
  const roles = useGivableRoles();
  const again = useDo(resendInvite, { onDone: () => notify.success(t('settings.invite_sent', { email })) });
  const revoke = useDo(revokeInvite, { onDone: () => notify.success(t('settings.invite_revoked', { email })) });
  const role = roleName(team_role);
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-b px-3 py-2 last:border-b-0">
      <Avatar name={email} />
      <div className="min-w-[180px] flex-1">
        <p className="truncate font-medium">{email}</p>
        <p className="text-sm text-ink-3">
          {expired ? t('settings.invite_over', { role }) : t('settings.invite_open', { role, time: formatDateTime(expires_at) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:ps-[38px]">
        {roles.includes(team_role) && (
          <Button
            busy={again.isPending}
            aria-label={t('settings.invite_again_label', { email })}
            onClick={() => again.mutate({ merchant, id })}
          >
            {t('settings.invite_again')}
          </Button>
        )}
        {roles.length > 0 && (
          <Button
            busy={revoke.isPending}
            aria-label={t('settings.invite_revoke_label', { email })}
            onClick={() => revoke.mutate({ merchant, id })}
          >
            {t('settings.invite_revoke')}
          </Button>
        )}
      </div>
    </li>
  );
}
