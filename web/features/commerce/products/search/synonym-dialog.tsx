import { createProductSynonym, type ProductSynonym, updateProductSynonym } from '@parley/contract/product-synonyms';
import { useId } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useContractForm } from '../../../../data/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { WordsInput } from '../../../../ui/words-input.tsx';
import { t } from './messages.ts';

type SynonymDialogProps = { synonym: ProductSynonym | { words: string[] }; onClose: () => void };

/** Edits a synonym, or creates one from words such as a missed search's. */
export function SynonymDialog({ synonym, onClose }: SynonymDialogProps) {
  const merchant = useMerchantId();
  const formId = useId();
  const id = 'id' in synonym ? synonym.id : '';
  const { words } = synonym;
  const done = () => {
    notify.success(t(id ? 'product_search.saved' : 'product_search.created'));
    onClose();
  };
  const creating = useContractForm(async () => createProductSynonym, { defaults: { merchant, words }, onDone: done });
  const editing = useContractForm(async () => updateProductSynonym, { defaults: { merchant, id, words }, onDone: done });
  const form = id ? editing : creating;
  const footer = (
    <>
      <Button onClick={onClose}>{t('product_search.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" busy={form.busy}>
        {t(id ? 'product_search.save' : 'product_search.create')}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t(id ? 'product_search.edit_title' : 'product_search.create_title')} footer={footer}>
      <form {...form.props} id={formId} className="grid gap-4">
        <Field label={t('product_search.words')} hint={t('product_search.words_hint')} error={form.error('words')}>
          <WordsInput
            name="words"
            label={t('product_search.word')}
            words={form.values.words}
            most={60}
            onChange={(next) => form.put({ words: next })}
            isInField
          />
        </Field>
        <FormProblem>{form.problem}</FormProblem>
      </form>
    </Dialog>
  );
}
