import { disableTwoFactor } from '@parley/contract/users';
import { useId, useState } from 'react';
import { notify } from '../../data/notify.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
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
  const formId = useId();
  const form = useContractForm(async () => disableTwoFactor, {
    defaults: { id, code: '' },
    blame: { 'two_factor.wrong': 'code' },
    onDone: () => {
      notify.success(t('profile.two_step_turned_off'));
      onClose();
    },
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('profile.cancel')}</Button>
      <Button type="submit" form={formId} variant="danger" busy={form.busy}>
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
      <form {...form.props} id={formId} className="grid gap-3">
        <Field label={t('profile.two_step_code')} error={form.error('code')}>
          <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.field('code')} />
        </Field>
        <FormProblem>{form.problem}</FormProblem>
      </form>
    </Dialog>
  );
}
