import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useAuth } from '../../../data/auth.ts';
import { sentenceFor } from '../../../data/problem.ts';
import { send } from '../../../data/send.ts';
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
import { t } from './messages.ts';

/** /login: for visitors; and, with `?verify=`, the target of the confirmation email's link, signed in or not. */
export function LogIn() {
  const [search] = useSearchParams();
  const token = search.get('verify');
  const [arrived] = useState(() => useAuth.getState().user);
  if (token && arrived) {
    return (
      <AuthFrame title={t('auth.verify_title')} below={<TextLink to={afterLogInPath(arrived)}>{t('auth.go_on')}</TextLink>}>
        <VerifyNote token={token} />
      </AuthFrame>
    );
  }
  return (
    <SignedInGoOn>
      <LogInSteps verify={token} />
    </SignedInGoOn>
  );
}

function LogInSteps({ verify }: { verify: string | null }) {
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
        {verify && <VerifyNote token={verify} />}
        {state?.passwordSet === true && <Banner tone="ok">{t('auth.password_set')}</Banner>}
      </div>
      <LogInForm onChallenge={setChallenge} />
    </AuthFrame>
  );
}

/** The credentials, and the server's challenge for the second step. */
type Challenge = { email: string; password: string; challenge: string };

/** The first step: email and password. With two-step log-in on, it returns a challenge instead of a session. */
function LogInForm({ onChallenge }: { onChallenge: (challenge: Challenge) => void }) {
  const signIn = useSignIn();
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
          <Input large autoFocus type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
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
      <p className="mt-6 text-ink-2">
        {t('auth.no_account')} <TextLink to="/register">{t('auth.register')}</TextLink>
      </p>
      <DemoSignIns
        onChoose={(email, password) => {
          form.set('email', email);
          form.set('password', password);
          secret.current?.focus();
        }}
      />
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

const people = [
  { email: 'mara@harbour.example', password: 'harbour-demo', role: t('auth.demo_owner') },
  { email: 'theo@harbour.example', password: 'harbour-demo', role: t('auth.demo_agent') },
  { email: 'ops@parley.example', password: 'operator-demo', role: t('auth.demo_operator') },
];

/** On a demo installation: the accounts to log in with. Shown once loaded; the form doesn't wait for it. */
function DemoSignIns({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  if (!useAppConfig()?.demo) return null;
  return (
    <section aria-labelledby="demo-sign-ins" className="mt-8 border-t pt-4">
      <h2 id="demo-sign-ins">{t('auth.demo_title')}</h2>
      <p className="text-sm text-ink-3">{t('auth.demo_text')}</p>
      <ul className="-mx-2 mt-2">
        {people.map(({ email, password, role }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose(email, password)}
              className="grid w-full rounded px-2 py-1.5 text-start transition-colors hover:bg-hover"
            >
              <span className="font-medium">{role}</span>
              <span className="text-sm text-ink-3">
                {email} · {password}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Confirms an email address with the mailed token, once, and shows the result. */
function VerifyNote({ token }: { token: string }) {
  const sentToken = useRef('');
  const [outcome, setOutcome] = useState<{ problem?: string }>();
  const updateUser = useAuth((auth) => auth.updateUser);
  useEffect(() => {
    // The link works once, and an effect may run twice.
    if (sentToken.current === token) return;
    sentToken.current = token;
    confirm(token).then(
      () => {
        updateUser({ email_verified: true });
        setOutcome({});
      },
      (failure: unknown) => setOutcome({ problem: sentenceFor(failure) }),
    );
  }, [token, updateUser]);
  if (outcome?.problem) return <Banner tone="bad">{outcome.problem}</Banner>;
  return <Banner tone={outcome ? 'ok' : 'neutral'}>{outcome ? t('auth.verified') : t('auth.verifying')}</Banner>;
}

/** Loaded on demand, since few visitors come from such a link. */
async function confirm(token: string) {
  const { verifyEmail } = await import('@parley/contract/auth');
  return send(verifyEmail, { token });
}
