import { inviteTeammate } from '@parley/contract/merchants';
import { useId } from 'react';
import { useMerchantId } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { roleName, useGivableRoles } from './roles.ts';
import { t } from './words.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const roles = useGivableRoles();
  const form = useContractForm(async () => inviteTeammate, {
    defaults: { merchant: useMerchantId(), email: '', team_role: 'agent' },
    blame: { 'team.member_already': 'email' },
    onDone: ({ email }) => {
      notify.success(t('settings.invite_sent', { email }));
      onClose();
    },
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('settings.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" busy={form.busy}>
        {t('settings.invite_send')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('settings.invite_title')}
      description={t('settings.invite_text')}
      footer={footer}
    >
      <form {...form.props} id={formId} className="grid gap-4">
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
        <FormProblem>{form.problem}</FormProblem>
      </form>
    </Dialog>
  );
}
