import { Fragment, lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { AuthFrame, TextLink } from './auth-frame.tsx';
import { browserPlace } from './browser-place.ts';
import { PasswordMeter } from '../password-meter/index.ts';
import { SignedInGoOn, useSignIn } from './after-log-in.tsx';
import { t } from './messages.ts';

const InvitePage = lazy(async () => ({ default: (await import('./invite-page.tsx')).InvitePage }));

/** /register: creates a shop and its owner in one form; with `?invite=` a user joins an existing shop. */
export function Register() {
  const [search] = useSearchParams();
  const invite = search.get('invite');
  if (invite) {
    return (
      <Suspense fallback={<div aria-busy />}>
        <InvitePage token={invite} />
      </Suspense>
    );
  }
  return <RegisterShop />;
}

function RegisterShop() {
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

const registers = () => import('@parley/contract/auth').then((auth) => auth.register);

/** `load` is another call that registers, with the same fields. */
export function RegisterForm({ load = registers }: { load?: typeof registers }) {
  const [place] = useState(() => browserPlace());
  const signIn = useSignIn();
  const form = useContractForm(load, {
    defaults: { name: '', email: '', password: '', merchant_name: '', ...place },
    blame: { 'email.taken': 'email', 'password.common': 'password' },
    onDone: signIn,
  });
  return (
    <form {...form.props} className="grid gap-4">
      <Field label={t('auth.name')} error={form.error('name')}>
        <Input large autoComplete="name" {...form.field('name')} />
      </Field>
      <Field label={t('auth.shop_name')} error={form.error('merchant_name')} hint={t('auth.register_place', shownPlace(place))}>
        <Input large autoComplete="organization" {...form.field('merchant_name')} />
      </Field>
      <Field label={t('auth.email')} error={form.error('email')}>
        <Input large type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
      </Field>
      <Field label={t('auth.password')} error={form.error('password')} hint={<PasswordMeter password={form.values.password} />}>
        <PasswordInput large autoComplete="new-password" {...form.field('password')} />
      </Field>
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('auth.register')}
      </Button>
      <p className="text-sm text-ink-3">
        <Acceptance />
      </p>
    </form>
  );
}

const legalLinks = {
  '<terms>': () => <TextLink to="/terms">{t('auth.terms')}</TextLink>,
  '<privacy>': () => <TextLink to="/privacy">{t('auth.privacy')}</TextLink>,
};
const isLegalLink = (part: string): part is keyof typeof legalLinks => part in legalLinks;

/** One sentence with both links in it, so that a translation can place them. */
function Acceptance() {
  const parts = t('auth.accept', { terms: '<terms>', privacy: '<privacy>' }).split(/(<\w+>)/);
  return parts.map((part) => <Fragment key={part}>{isLegalLink(part) ? legalLinks[part]() : part}</Fragment>);
}

const shownPlace = ({ currency, time_zone }: { currency: string; time_zone: string }) => ({
  currency,
  time_zone: time_zone.replaceAll('_', ' '),
});
