import { createArticle } from '@parley/contract/knowledge';
import { languages } from '@parley/contract/intents';
import { useId, useRef } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useContractForm } from '../../../../data/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { languageNames } from '../settings/languages.ts';
import { t } from './messages.ts';

/** Adds a question with its answer, published at once; the form stays open for the next one. */
export function QuickAdd({ onClose }: { onClose: () => void }) {
  const merchant = useMerchantId();
  const formId = useId();
  const question = useRef<HTMLInputElement>(null);
  const stays = useRef(false);
  const form = useContractForm(async () => createArticle, {
    defaults: { merchant, kind: 'question', title: '', body: '', language: 'en', status: 'published' },
    onDone: (_, { language }) => {
      notify.success(t('knowledge.created'));
      if (!stays.current) return onClose();
      form.reset();
      form.set('language', language);
      question.current?.focus();
    },
  });
  const footer = (
    <>
      <Button type="submit" form={formId} busy={form.busy} onClick={() => (stays.current = true)}>
        {t('knowledge.quick_more')}
      </Button>
      <Button type="submit" form={formId} variant="primary" busy={form.busy} onClick={() => (stays.current = false)}>
        {t('knowledge.quick_add')}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('knowledge.quick_title')} description={t('knowledge.quick_text')} footer={footer}>
      <form {...form.props} id={formId} className="grid gap-4">
        <Field label={t('knowledge.title_question')} error={form.error('title')}>
          <Input {...form.field('title')} ref={question} maxLength={200} autoComplete="off" />
        </Field>
        <Field label={t('knowledge.body_question')} error={form.error('body')}>
          <Textarea {...form.field('body')} rows={4} />
        </Field>
        <Field label={t('knowledge.language')} className="max-w-[200px]" error={form.error('language')}>
          <Select {...form.field('language')}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNames[code]}
              </option>
            ))}
          </Select>
        </Field>
        <FormProblem>{form.problem}</FormProblem>
      </form>
    </Dialog>
  );
}
