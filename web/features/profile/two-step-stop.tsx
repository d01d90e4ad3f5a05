import { disableTwoFactor } from '@parley/contract/users';
import { useState } from 'react';
import { notify } from '../../data/notify.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { DeedDialog } from '../../ui/deed-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useMyId } from './data.ts';
import { t } from './words.ts';

/** Turning it off asks for a code once more. */
export function TwoStepStop() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('profile.two_step_stop')}</Button>
      {open && <StopDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function StopDialog({ onClose }: { onClose: () => void }) {
  const id = useMyId();
  const form = useContractForm(async () => disableTwoFactor, {
    defaults: { id, code: '' },
    blame: { 'two_factor.wrong': 'code' },
    onDone: () => {
      notify.success(t('profile.two_step_turned_off'));
      onClose();
    },
  });
  return (
    <DeedDialog
      size="small"
      danger
      title={t('profile.two_step_stop_title')}
      text={t('profile.two_step_stop_text')}
      does={t('profile.two_step_stop')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('profile.two_step_code')} error={form.error('code')}>
        <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.field('code')} />
      </Field>
    </DeedDialog>
  );
}
