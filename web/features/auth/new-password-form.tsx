import { useNavigate } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { t } from './words.ts';

/** Sets a new password by the token of the mailed link; every session ends, so log-in comes next. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const logout = useAuth((auth) => auth.logout);
  const form = useContractForm(() => import('@parley/contract/auth').then((auth) => auth.resetPassword), {
    defaults: { token, password: '' },
    blame: { 'password.common': 'password' },
    onDone: () => {
      logout();
      return navigate('/login', { replace: true, state: { passwordSet: true } });
    },
  });
  return (
    <form {...form.props} className="grid gap-4">
      <Field label={t('auth.new_password')} error={form.error('password')} hint={<PasswordMeter password={form.values.password} />}>
        <PasswordInput large autoComplete="new-password" {...form.field('password')} />
      </Field>
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('auth.reset_save')}
      </Button>
    </form>
  );
}
