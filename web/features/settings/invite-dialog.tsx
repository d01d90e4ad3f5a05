import { inviteTeammate } from '@parley/contract/merchants';
import { useMerchantId } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { DeedDialog } from '../../ui/deed-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { roleName, useGivableRoles } from './roles.ts';
import { t } from './words.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const roles = useGivableRoles();
  const form = useContractForm(async () => inviteTeammate, {
    defaults: { merchant: useMerchantId(), email: '', team_role: 'agent' },
    blame: { 'team.member_already': 'email' },
    onDone: ({ email }) => {
      notify.success(t('settings.invite_sent', { email }));
      onClose();
    },
  });
  return (
    <DeedDialog
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
      <Field label={t('settings.invite_role')} hint={t(`settings.role_${form.values.team_role}_hint`)} error={form.error('team_role')}>
        <Select {...form.field('team_role')}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleName(role)}
            </option>
          ))}
        </Select>
      </Field>
    </DeedDialog>
  );
}
