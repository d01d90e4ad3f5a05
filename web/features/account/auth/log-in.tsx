import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useAuth } from '../../../data/auth.ts';
import { useAppConfig } from '../../../data/use-app-config.ts';
import { inputSchemaOf } from '../../../data/input-schema.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { afterLogInPath, SignedInGoOn, useSignIn } from './after-log-in.tsx';
import { AuthFrame, TextLink } from './auth-frame.tsx';
import type { MailedLink } from './link-note.tsx';
import { t } from './messages.ts';

const SsoLogIn = lazy(() => import('./sso-log-in.tsx'));

/** /login, and below it /login/sso, which few come by. */
export function LogIn() {
  const below = useParams()['*'];
  return <Suspense>{below ? <SsoLogIn path={below} /> : <LogInHere />}</Suspense>;
}

/** For visitors; and, with `?verify=` or `?change=`, the target of a link mailed to an address, signed in or not. */
function LogInHere() {
  const [search] = useSearchParams();
  const link = mailedLink(search);
  const [arrived] = useState(() => useAuth.getState().user);
  if (link && arrived) {
    return (
      <AuthFrame title={t('auth.verify_title')} below={<TextLink to={afterLogInPath(arrived)}>{t('auth.go_on')}</TextLink>}>
        <Arrived {...link} />
      </AuthFrame>
    );
  }
  return (
    <SignedInGoOn>
      <LogInSteps link={link} />
    </SignedInGoOn>
  );
}

const LinkNote = lazy(() => import('./link-note.tsx'));
/** Loaded on demand, since few visitors come from such a link. */
const Arrived = (link: MailedLink) => (
  <Suspense fallback={<Banner>{t('auth.verifying')}</Banner>}>
    <LinkNote {...link} />
  </Suspense>
);

const mailedLink = (search: URLSearchParams): MailedLink | undefined =>
  (['verify', 'change'] as const).flatMap((does) => {
    const token = search.get(does);
    return token ? [{ does, token }] : [];
  })[0];

function LogInSteps({ link }: { link: MailedLink | undefined }) {
  const [challenge, setChallenge] = useState<Challenge>();
  const { state } = useLocation();
  if (challenge) {
    return (
      <AuthFrame title={t('auth.code_title')} text={t('auth.code_text')}>
        <CodeForm challenge={challenge} onBack={() => setChallenge(undefined)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('auth.log_in_title')}>
      <div className="mb-6 grid gap-2 empty:hidden">
        {link && <Arrived {...link} />}
        {state?.passwordSet === true && <Banner tone="ok">{t('auth.password_set')}</Banner>}
      </div>
      <LogInForm onChallenge={setChallenge} />
    </AuthFrame>
  );
}

/** The credentials, and the server's challenge for the second step. */
type Challenge = { email: string; password: string; challenge: string };

/** In a chunk of its own, with what speaks to authenticators. */
const PasskeyLogIn = lazy(() => import('./passkey-log-in.tsx'));
/** On a demo installation only. */
const DemoSignIns = lazy(() => import('./demo-sign-ins.tsx'));
/** Browsers keep passkeys for names, and not for an IP address. */
const hasPasskeys = () => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** The first step: email and password. With two-step log-in on, it returns a challenge instead of a session. */
function LogInForm({ onChallenge }: { onChallenge: (challenge: Challenge) => void }) {
  const signIn = useSignIn();
  const { state } = useLocation();
  // Shown once loaded; the form doesn't wait for it.
  const isDemo = useAppConfig()?.demo;
  const secret = useRef<HTMLInputElement>(null);
  const form = useContractForm(() => import('@parley/contract/auth').then((auth) => auth.logIn), {
    defaults: { email: '', password: '' },
    onDone: (answer, { email, password }) => {
      if ('challenge' in answer) onChallenge({ email, password, challenge: answer.challenge });
      else signIn(answer);
    },
  });
  return (
    <>
      <form {...form.props} className="grid gap-4">
        <Field label={t('auth.email')} error={form.error('email')}>
          <Input large autoFocus type="email" autoComplete="username webauthn" inputMode="email" {...form.field('email')} />
        </Field>
        <Field
          label={t('auth.password')}
          error={form.error('password')}
          aside={<TextLink to="/forgot-password">{t('auth.forgot')}</TextLink>}
        >
          <PasswordInput large ref={secret} autoComplete="current-password" {...form.field('password')} />
        </Field>
        <FormProblem>{form.problem}</FormProblem>
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('auth.log_in')}
        </Button>
      </form>
      {hasPasskeys() && (
        <Suspense fallback={<div className="mt-3 h-10" />}>
          <PasskeyLogIn />
        </Suspense>
      )}
      <p className="mt-6 text-ink-2">
        <TextLink to="/login/sso" state={state}>
          {t('auth.log_in_sso')}
        </TextLink>
      </p>
      <p className="mt-1.5 text-ink-2">
        {t('auth.no_account')} <TextLink to="/register">{t('auth.register')}</TextLink>
      </p>
      {isDemo && (
        <Suspense>
          <DemoSignIns
            onChoose={(email, password) => {
              form.set('email', email);
              form.set('password', password);
              secret.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The same call, now with a code. */
async function loadSecondStep() {
  const { logIn } = await import('@parley/contract/auth');
  const input = await inputSchemaOf(logIn);
  return { ...logIn, input: input.extend({ code: input.shape.code.unwrap().min(1, t('auth.code_missing')) }) };
}

/** The second step: the same call again, with the challenge and a code from the app or a recovery code. */
function CodeForm({ challenge, onBack }: { challenge: Challenge; onBack: () => void }) {
  const signIn = useSignIn();
  const form = useContractForm(loadSecondStep, {
    defaults: { ...challenge, code: '' },
    blame: { 'two_factor.wrong': 'code' },
    onDone: (answer) => 'token' in answer && signIn(answer),
  });
  return (
    <form {...form.props} className="grid gap-4">
      <Field label={t('auth.code')} hint={t('auth.code_recovery')} error={form.error('code')}>
        <Input large autoFocus autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.field('code')} />
      </Field>
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('auth.code_check')}
      </Button>
      <Button variant="ghost" size="large" onClick={onBack}>
        {t('auth.code_back')}
      </Button>
    </form>
  );
}
