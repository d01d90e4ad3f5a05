import { changePassword } from '@parley/contract/users';
import { useWatch } from 'react-hook-form';
import { notify } from '../../data/notify.ts';
import { useDo } from '../../data/use-do.ts';
import { t } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { FormProblem, PasswordMeter, useContractForm } from '../auth/index.ts';
import { useMyId } from './data.ts';

export function PasswordCard() {
  const id = useMyId();
  const { mutateAsync: change } = useDo(changePassword);
  const { form, error, submit, busy, problem } = useContractForm({
    schema: changePassword.input,
    values: { id, current_password: '', new_password: '' },
    blame: { 'password.wrong': 'current_password', 'password.common': 'new_password' },
    send: async (entered) => {
      await change(entered);
      form.reset();
      notify.success(t('profile.password_changed'));
    },
  });
  const password = useWatch({ control: form.control, name: 'new_password' });
  return (
    <Card title={t('profile.password')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('profile.password_current')} error={error('current_password')}>
            <PasswordInput autoComplete="current-password" {...form.register('current_password')} />
          </Field>
          <Field label={t('profile.password_new')} error={error('new_password')} hint={<PasswordMeter password={password} />}>
            <PasswordInput autoComplete="new-password" {...form.register('new_password')} />
          </Field>
        </div>
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('profile.password_change')}
        </Button>
      </form>
    </Card>
  );
}
