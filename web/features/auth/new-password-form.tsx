import { resetPassword } from '@parley/contract/auth';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { useDo } from '../../data/use-do.ts';
import { t } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { FormProblem } from './form-problem.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { useContractForm } from './use-contract-form.ts';

/** Sets a new password by the token of the mailed link; every session ends, so log-in comes next. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const logout = useAuth((auth) => auth.logout);
  const { mutateAsync: reset } = useDo(resetPassword);
  const { form, error, submit, busy, problem } = useContractForm({
    schema: resetPassword.input,
    values: { token, password: '' },
    blame: { 'password.common': 'password' },
    send: async (entered) => {
      await reset(entered);
      logout();
      await navigate('/login', { replace: true, state: { passwordSet: true } });
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('auth.new_password')} error={error('password')} hint={<PasswordMeter password={password} />}>
        <PasswordInput large autoComplete="new-password" {...form.register('password')} />
      </Field>
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {t('auth.reset_save')}
      </Button>
    </form>
  );
}
