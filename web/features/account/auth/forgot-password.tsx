import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { SignedInGoOn } from './after-log-in.tsx';
import { AuthFrame, TextLink } from './auth-frame.tsx';
import { PasswordMeter } from '../password-meter/index.ts';
import { t } from './messages.ts';

/** /forgot-password requests the link; with `?token=`, which the link contains, it sets the password, even when signed in. */
export function ForgotPassword() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const back = <TextLink to="/login">{t('auth.back_to_log_in')}</TextLink>;
  if (token) {
    return (
      <AuthFrame title={t('auth.reset_title')} text={t('auth.reset_text')} below={back}>
        <NewPasswordForm token={token} />
      </AuthFrame>
    );
  }
  return (
    <SignedInGoOn>
      <AuthFrame title={t('auth.forgot_title')} text={t('auth.forgot_text')} below={back}>
        <AskLinkForm />
      </AuthFrame>
    </SignedInGoOn>
  );
}

/** Requests the link. The answer is the same whether or not the account exists. */
function AskLinkForm() {
  const [sentTo, setSentTo] = useState('');
  const form = useContractForm(() => import('@parley/contract/auth').then((auth) => auth.forgotPassword), {
    defaults: { email: '' },
    onDone: (_, { email }) => setSentTo(email.trim()),
  });
  return (
    <form {...form.props} className="grid gap-4">
      <Field label={t('auth.email')} error={form.error('email')}>
        <Input large type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
      </Field>
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" variant={sentTo ? 'default' : 'primary'} size="large" busy={form.busy}>
        {sentTo ? t('auth.forgot_again') : t('auth.forgot_send')}
      </Button>
      {sentTo && <Banner tone="ok">{t('auth.forgot_sent', { email: sentTo })}</Banner>}
    </form>
  );
}

/** Sets a new password with the mailed token; this ends every session, so log-in comes next. */
function NewPasswordForm({ token }: { token: string }) {
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
