import { useRef } from 'react';
import { useContractForm } from '../../data/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { TextLink } from './text-link.tsx';
import { useSignIn } from './use-sign-in.ts';
import { t } from './words.ts';

/** What was entered, and the server's word that a code is to follow. */
export type Challenge = { email: string; password: string; challenge: string };

/** The first step: e-mail and password. With two-step log-in on it ends in a challenge instead of a session. */
export function LogInForm({ onChallenge }: { onChallenge: (challenge: Challenge) => void }) {
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
          <Input large type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
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
