import { bookDemo } from '@parley/contract/feedback';
import { useState } from 'react';
import { useDo } from '../../data/use-do.ts';
import { t } from '../../lib/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useContractForm } from '../auth/index.ts';

/** Asks to be shown Parley. What was typed stays until the server has it. */
export default function BookDemoForm() {
  const [bookedFor, setBookedFor] = useState('');
  const { mutateAsync: book } = useDo(bookDemo);
  const { form, error, submit, busy, problem } = useContractForm({
    schema: bookDemo.input,
    values: { name: '', email: '', shop: '', message: '' },
    send: async (entered) => {
      await book(entered);
      form.reset();
      setBookedFor(entered.email.trim());
    },
  });
  if (bookedFor) {
    return (
      <Banner tone="ok" action={<Button onClick={() => setBookedFor('')}>{t('landing.demo_another')}</Button>}>
        {t('landing.demo_done', { email: bookedFor })}
      </Banner>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('landing.demo_name')} error={error('name')}>
          <Input large autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={t('landing.demo_email')} error={error('email')}>
          <Input large type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
        </Field>
      </div>
      <Field label={t('landing.demo_shop')} error={error('shop')}>
        <Input large autoComplete="organization" {...form.register('shop')} />
      </Field>
      <Field label={t('landing.demo_message')} error={error('message')} optional>
        <Textarea rows={4} {...form.register('message')} />
      </Field>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Button type="submit" variant="primary" size="large" busy={busy} className="justify-self-start">
        {t('landing.demo_send')}
      </Button>
    </form>
  );
}
