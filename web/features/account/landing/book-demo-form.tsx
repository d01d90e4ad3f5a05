import { useState } from 'react';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { t } from './messages.ts';

/** Books a demo. What was typed stays until the server has it. */
export default function BookDemoForm() {
  const [bookedFor, setBookedFor] = useState('');
  const form = useContractForm(() => import('@parley/contract/feedback').then((feedback) => feedback.bookDemo), {
    defaults: { name: '', email: '', shop: '', message: '' },
    onDone: (_, { email }) => {
      form.reset();
      setBookedFor(email.trim());
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
    <form {...form.props} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('landing.demo_name')} error={form.error('name')}>
          <Input large autoComplete="name" {...form.field('name')} />
        </Field>
        <Field label={t('landing.demo_email')} error={form.error('email')}>
          <Input large type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
        </Field>
      </div>
      <Field label={t('landing.demo_shop')} error={form.error('shop')}>
        <Input large autoComplete="organization" {...form.field('shop')} />
      </Field>
      <Field label={t('landing.demo_message')} error={form.error('message')} optional>
        <Textarea rows={4} {...form.field('message')} />
      </Field>
      {form.problem && <Banner tone="bad">{form.problem}</Banner>}
      <Button type="submit" variant="primary" size="large" busy={form.busy} className="justify-self-start">
        {t('landing.demo_send')}
      </Button>
    </form>
  );
}
