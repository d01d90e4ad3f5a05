import { forgotPassword } from '@parley/contract/auth';
import { useState } from 'react';
import { useDo } from '../../data/use-do.ts';
import { t } from '../../lib/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { FormProblem } from './form-problem.tsx';
import { useContractForm } from './use-contract-form.ts';

/** Has the link mailed. The answer is the same whether or not there is such an account. */
export function AskLinkForm() {
  const [sentTo, setSentTo] = useState('');
  const { mutateAsync: ask } = useDo(forgotPassword);
  const { form, error, submit, busy, problem } = useContractForm({
    schema: forgotPassword.input,
    values: { email: '' },
    send: async ({ email }) => {
      await ask({ email });
      setSentTo(email.trim());
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t('auth.email')} error={error('email')}>
        <Input large type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant={sentTo ? 'default' : 'primary'} size="large" busy={busy}>
        {sentTo ? t('auth.forgot_again') : t('auth.forgot_send')}
      </Button>
      {sentTo && <Banner tone="ok">{t('auth.forgot_sent', { email: sentTo })}</Banner>}
    </form>
  );
}
