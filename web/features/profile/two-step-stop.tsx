import { disableTwoFactor } from '@parley/contract/users';
import { useId, useState } from 'react';
import { notify } from '../../data/notify.ts';
import { useDo } from '../../data/use-do.ts';
import { t } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { FormProblem, useContractForm } from '../auth/index.ts';
import { useMyId } from './data.ts';

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
  const formId = useId();
  const { mutateAsync: disable } = useDo(disableTwoFactor);
  const { form, error, submit, busy, problem } = useContractForm({
    schema: disableTwoFactor.input,
    values: { id, code: '' },
    blame: { 'two_factor.wrong': 'code' },
    send: async (entered) => {
      await disable(entered);
      notify.success(t('profile.two_step_turned_off'));
      onClose();
    },
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('profile.cancel')}</Button>
      <Button type="submit" form={formId} variant="danger" busy={busy}>
        {t('profile.two_step_stop')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('profile.two_step_stop_title')}
      description={t('profile.two_step_stop_text')}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-3">
        <Field label={t('profile.two_step_code')} error={error('code')}>
          <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.register('code')} />
        </Field>
        <FormProblem>{problem}</FormProblem>
      </form>
    </Dialog>
  );
}
