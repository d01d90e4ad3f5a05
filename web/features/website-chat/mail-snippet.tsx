import { mailSnippet } from '@parley/contract/website-chat';
import { useState } from 'react';
import { useMerchantId } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Input } from '../../ui/input.tsx';
import { t } from './words.ts';

export function MailSnippet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('chat.mail')}</Button>
      <Dialog open={open} onOpenChange={setOpen} size="small" title={t('chat.mail_title')} description={t('chat.mail_text')}>
        <MailForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function MailForm({ onDone }: { onDone: () => void }) {
  const merchant = useMerchantId();
  const form = useContractForm(async () => mailSnippet, {
    defaults: { merchant, email: '' },
    onDone: (_, { email }) => {
      notify.success(t('chat.mail_sent', { email }));
      onDone();
    },
  });
  return (
    <form {...form.props} className="grid gap-4">
      <Field label={t('chat.mail_to')} error={form.error('email')}>
        <Input type="email" autoComplete="off" {...form.field('email')} />
      </Field>
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" variant="primary" busy={form.busy} className="justify-self-end">
        {t('chat.mail_send')}
      </Button>
    </form>
  );
}
