import { useContractForm } from '../../data/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Input } from '../../ui/input.tsx';
import type { Challenge } from './log-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';
import { t } from './words.ts';

/** The same call, now with its code. */
async function loadSecondStep() {
  const { logIn } = await import('@parley/contract/auth');
  return { ...logIn, input: logIn.input.extend({ code: logIn.input.shape.code.unwrap().min(1, t('auth.code_missing')) }) };
}

/** The second step: the same call again, with the challenge and a code from the app or from the paper. */
export function CodeForm({ challenge, onBack }: { challenge: Challenge; onBack: () => void }) {
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
