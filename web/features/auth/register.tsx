import { register as registerCall } from '@parley/contract/auth';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDo } from '../../data/use-do.ts';
import { t } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { browserPlace } from './browser-place.ts';
import { FormProblem } from './form-problem.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { SignedInGoOn } from './signed-in-go-on.tsx';
import { TextLink } from './text-link.tsx';
import { useContractForm } from './use-contract-form.ts';
import { useSignIn } from './use-sign-in.ts';

/** /register: a shop and its owner, in one form. */
export function Register() {
  const toLogIn = (
    <p>
      {t('auth.have_account')} <TextLink to="/login">{t('auth.log_in')}</TextLink>
    </p>
  );
  return (
    <SignedInGoOn>
      <AuthFrame title={t('auth.register_title')} text={t('auth.register_text')} below={toLogIn}>
        <RegisterForm />
      </AuthFrame>
    </SignedInGoOn>
  );
}

function RegisterForm() {
  const [place] = useState(() => browserPlace());
  const { mutateAsync: create } = useDo(registerCall);
  const signIn = useSignIn();
  const { form, error, submit, busy, problem } = useContractForm({
    schema: registerCall.input,
    values: { name: '', email: '', password: '', merchant_name: '', ...place },
    blame: { 'email.taken': 'email', 'password.common': 'password' },
    send: async (entered) => signIn(await create(entered)),
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('auth.name')} error={error('name')}>
        <Input large autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={t('auth.shop_name')} error={error('merchant_name')} hint={t('auth.register_place', shownPlace(place))}>
        <Input large autoComplete="organization" {...form.register('merchant_name')} />
      </Field>
      <Field label={t('auth.email')} error={error('email')}>
        <Input large type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <Field label={t('auth.password')} error={error('password')} hint={<PasswordMeter password={password} />}>
        <PasswordInput large autoComplete="new-password" {...form.register('password')} />
      </Field>
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {t('auth.register')}
      </Button>
      <p className="text-sm text-ink-3">
        {t('auth.accept_before')} <TextLink to="/terms">{t('auth.terms')}</TextLink> {t('auth.accept_between')}{' '}
        <TextLink to="/privacy">{t('auth.privacy')}</TextLink>.
      </p>
    </form>
  );
}

const shownPlace = ({ currency, time_zone }: { currency: string; time_zone: string }) => ({
  currency,
  time_zone: time_zone.replaceAll('_', ' '),
});
