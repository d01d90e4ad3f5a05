import { removeTeammate, type Teammate } from '@parley/contract/merchants';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useTeam } from './data.ts';
import { t } from './messages.ts';

/** Removes a teammate, after asking who gets their open conversations. */
export function RemoveTeammate({ teammate }: { teammate: Teammate }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('settings.team_remove', { name: teammate.name })} icon={<UserMinus />} onClick={() => setOpen(true)} />
      {isOpen && <RemoveDialog teammate={teammate} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemoveDialog({ teammate: { user_id: id, name, permissions }, onClose }: { teammate: Teammate; onClose: () => void }) {
  const others = useTeam().data?.items.filter((one) => one.user_id !== id && one.permissions.includes('inbox:write')) ?? [];
  const form = useContractForm(async () => removeTeammate, {
    defaults: { merchant: useMerchantId(), id, reassign_to: undefined },
    onDone: () => {
      notify.success(t('settings.team_removed', { name }));
      onClose();
    },
  });
  const answers = permissions.includes('inbox:write');
  return (
    <ActionDialog
      danger
      size="small"
      title={t('settings.team_remove_title', { name })}
      text={t('settings.team_remove_text')}
      does={t('settings.team_remove_do')}
      form={form}
      onClose={onClose}
    >
      {answers && others.length > 0 && (
        <Field label={t('settings.team_remove_to')} hint={t('settings.team_remove_to_hint')} error={form.error('reassign_to')}>
          <Select
            name="reassign_to"
            value={form.values.reassign_to ?? ''}
            onChange={({ target }) => form.set('reassign_to', target.value || undefined)}
          >
            <option value="">{t('settings.team_remove_to_nobody')}</option>
            {others.map((one) => (
              <option key={one.user_id} value={one.user_id}>
                {one.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </ActionDialog>
  );
}
