import { useState } from 'react';
import { useContractForm } from '../../data/use-contract-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Input } from '../../ui/input.tsx';
import { t } from './words.ts';

/** Has the link mailed. The answer is the same whether or not there is such an account. */
export function AskLinkForm() {
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
