import { askEmailChange } from '@parley/contract/email-change';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useMyId } from './data.ts';
import { t } from './messages.ts';
import { blame, ProofField, useProof } from './proof-field.tsx';

/** The new address and the proof; the link in its mail does the rest. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(async () => askEmailChange, {
    defaults: { id: useMyId(), email: '', ...useProof() },
    blame,
    onDone: ({ change }) => {
      if (change) notify.success(t('profile.email_change_sent', { email: change.email }));
      onClose();
    },
  });
  return (
    <ActionDialog
      size="small"
      title={t('profile.email_change')}
      text={'code' in form.values ? t('profile.email_change_code') : t('profile.email_change_password')}
      does={t('profile.email_change_send')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('profile.email_new')} error={form.error('email')}>
        <Input autoFocus type="email" inputMode="email" autoComplete="email" maxLength={254} {...form.field('email')} />
      </Field>
      <ProofField form={form} autoFocus={false} />
    </ActionDialog>
  );
}
