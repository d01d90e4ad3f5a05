import { type Invite, inviteTeammate, resendInvite, revokeInvite } from '@parley/contract/merchants';
import { permissionsOf } from '@parley/contract/permissions';
import { isBuiltIn } from '@parley/contract/role-id';
import { type ComponentProps, useId, useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useFlag } from '../../../data/flags.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useEntitlement } from '../../../data/use-entitlement.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useTeam } from './data.ts';
import { InviteLink } from './invite-link.tsx';
import { builtInHint, useGivableRoles, useMayManage, useRoleName, useRoles } from './roles.ts';
import { TeammateRow } from './teammate-row.tsx';
import { t } from './messages.ts';

/** The shop's teammates and invitations. Never empty: only teammates can read it. */
export function TeamCard() {
  const { data, isError, isFetching, refetch } = useTeam();
  const mayChange = useMay('team:write');
  const seats = useEntitlement('teammates');
  const fullId = useId();
  const isFull = mayChange && seats?.left === 0;
  const aside = (
    <>
      <PlanUsage />
      {mayChange && <InviteButton disabled={isFull} aria-describedby={isFull ? fullId : undefined} />}
    </>
  );
  return (
    <Card id="team" flush title={t('settings.team')} aside={aside}>
      {isFull && (
        <p id={fullId} className="border-b px-3 py-2 text-sm text-ink-2">
          {t('settings.team_full', { count: seats.limit ?? 0 })}
        </p>
      )}
      {data ? (
        <ul>
          {data.items.map((teammate) => (
            <TeammateRow key={teammate.user_id} teammate={teammate} />
          ))}
          {data.invites.map((invite) => (
            <InviteRow key={invite.id} invite={invite} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={3} rowHeight={64} avatar />
      )}
    </Card>
  );
}

/** How much of the plan the team uses; invitations count. */
function PlanUsage() {
  const isOn = useFlag('plan_usage');
  const seats = useEntitlement('teammates');
  if (!isOn || !seats) return null;
  const { used, limit } = seats;
  return (
    <span className="text-sm text-ink-3">
      {limit === null ? t('settings.team_usage_unlimited', { count: used }) : t('settings.team_usage', { used, limit })}
    </span>
  );
}

function InviteButton(props: Pick<ComponentProps<typeof Button>, 'disabled' | 'aria-describedby'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...props} onClick={() => setOpen(true)}>
        {t('settings.team_invite')}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const roles = useGivableRoles();
  const form = useContractForm(async () => inviteTeammate, {
    defaults: { merchant: useMerchantId(), email: '', role: 'agent' },
    blame: { 'team.member_already': 'email' },
    onDone: ({ email }) => {
      notify.success(t('settings.invite_sent', { email }));
      onClose();
    },
  });
  const { role = 'agent' } = form.values;
  return (
    <ActionDialog
      size="small"
      title={t('settings.invite_title')}
      text={t('settings.invite_text')}
      does={t('settings.invite_send')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('settings.invite_email')} error={form.error('email')}>
        <Input type="email" autoComplete="off" {...form.field('email')} />
      </Field>
      <Field label={t('settings.invite_role')} hint={isBuiltIn(role) ? builtInHint(role) : undefined} error={form.error('role')}>
        <Select {...form.field('role')}>
          {roles.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
    </ActionDialog>
  );
}

/** An invited person who has not joined yet. */
function InviteRow({ invite: { id, email, role: roleId, team_role, expires_at, expired } }: { invite: Invite }) {
  const merchant = useMerchantId();
  const [roleName, custom, mayManage] = [useRoleName(), useRoles().data?.items, useMayManage()];
  const [isLinking, link] = useState(false);
  const again = useCommand(resendInvite, { onDone: () => notify.success(t('settings.invite_sent', { email })) });
  const revoke = useCommand(revokeInvite, { onDone: () => notify.success(t('settings.invite_revoked', { email })) });
  const role = roleName(roleId, team_role);
  const allows = isBuiltIn(roleId) ? permissionsOf(roleId) : (custom?.find((one) => one.id === roleId)?.permissions ?? []);
  const mayResend = mayManage(allows) && allows.length > 0;
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
        {mayResend && !expired && (
          <Button aria-label={t('settings.invite_link_label', { email })} onClick={() => link(true)}>
            {t('settings.invite_link')}
          </Button>
        )}
        {mayResend && (
          <Button
            busy={again.isPending}
            aria-label={t('settings.invite_again_label', { email })}
            onClick={() => again.mutate({ merchant, id })}
          >
            {t('settings.invite_again')}
          </Button>
        )}
        {mayManage([]) && (
          <Button
            busy={revoke.isPending}
            aria-label={t('settings.invite_revoke_label', { email })}
            onClick={() => revoke.mutate({ merchant, id })}
          >
            {t('settings.invite_revoke')}
          </Button>
        )}
      </div>
      {isLinking && <InviteLink id={id} email={email} onClose={() => link(false)} />}
    </li>
  );
}
