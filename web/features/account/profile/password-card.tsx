import { changePassword } from '@parley/contract/users';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { PasswordMeter } from '../password-meter/index.ts';
import { useMyId } from './data.ts';
import { t } from './messages.ts';

export function PasswordCard() {
  const id = useMyId();
  const form = useContractForm(async () => changePassword, {
    defaults: { id, current_password: '', new_password: '' },
    blame: { 'password.wrong': 'current_password', 'password.common': 'new_password' },
    onDone: () => {
      form.reset();
      notify.success(t('profile.password_changed'));
    },
  });
  return (
    <Card title={t('profile.password')}>
      <form {...form.props} className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('profile.password_current')} error={form.error('current_password')}>
            <PasswordInput autoComplete="current-password" {...form.field('current_password')} />
          </Field>
          <Field
            label={t('profile.password_new')}
            error={form.error('new_password')}
            hint={<PasswordMeter password={form.values.new_password} />}
          >
            <PasswordInput autoComplete="new-password" {...form.field('new_password')} />
          </Field>
        </div>
        <FormProblem>{form.problem}</FormProblem>
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('profile.password_change')}
        </Button>
      </form>
    </Card>
  );
}
