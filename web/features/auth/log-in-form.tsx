import { logIn } from '@parley/contract/auth';
import { useDo } from '../../data/use-do.ts';
import { t } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { FormProblem } from './form-problem.tsx';
import { TextLink } from './text-link.tsx';
import { useContractForm } from './use-contract-form.ts';
import { useSignIn } from './use-sign-in.ts';

/** What was entered, and the server's word that a code is to follow. */
export type Challenge = { email: string; password: string; challenge: string };

/** The first step: e-mail and password. With two-step log-in on it ends in a challenge instead of a session. */
export function LogInForm({ onChallenge }: { onChallenge: (challenge: Challenge) => void }) {
  const { mutateAsync: ask } = useDo(logIn);
  const signIn = useSignIn();
  const { form, error, submit, busy, problem } = useContractForm({
    schema: logIn.input,
    values: { email: '', password: '' },
    send: async ({ email, password }) => {
      const answer = await ask({ email, password });
      if ('challenge' in answer) onChallenge({ email, password, challenge: answer.challenge });
      else signIn(answer);
    },
  });
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t('auth.email')} error={error('email')}>
          <Input large type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
        </Field>
        <Field label={t('auth.password')} error={error('password')} aside={<TextLink to="/forgot-password">{t('auth.forgot')}</TextLink>}>
          <PasswordInput large autoComplete="current-password" {...form.register('password')} />
        </Field>
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {t('auth.log_in')}
        </Button>
      </form>
      <p className="mt-6 text-ink-2">
        {t('auth.no_account')} <TextLink to="/register">{t('auth.register')}</TextLink>
      </p>
      <DemoSignIns
        onChoose={(email, password) => {
          form.setValue('email', email);
          form.setValue('password', password);
          form.setFocus('password');
        }}
      />
    </>
  );
}
