import { logIn } from '@parley/contract/auth';
import { useDo } from '../../data/use-do.ts';
import { t } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { FormProblem } from './form-problem.tsx';
import type { Challenge } from './log-in-form.tsx';
import { useContractForm } from './use-contract-form.ts';
import { useSignIn } from './use-sign-in.ts';

/** The same input, now with its code. */
const secondStep = logIn.input.extend({ code: logIn.input.shape.code.unwrap().min(1, t('auth.code_missing')) });

/** The second step: the same call again, with the challenge and a code from the app or from the paper. */
export function CodeForm({ challenge, onBack }: { challenge: Challenge; onBack: () => void }) {
  const { mutateAsync: ask } = useDo(logIn);
  const signIn = useSignIn();
  const { form, error, submit, busy, problem } = useContractForm({
    schema: secondStep,
    values: { ...challenge, code: '' },
    blame: { 'two_factor.wrong': 'code' },
    send: async (entered) => {
      const answer = await ask(entered);
      if ('token' in answer) signIn(answer);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('auth.code')} hint={t('auth.code_recovery')} error={error('code')}>
        <Input large autoFocus autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...form.register('code')} />
      </Field>
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="primary" size="large" busy={busy}>
        {t('auth.code_check')}
      </Button>
      <Button variant="ghost" size="large" onClick={onBack}>
        {t('auth.code_back')}
      </Button>
    </form>
  );
}
