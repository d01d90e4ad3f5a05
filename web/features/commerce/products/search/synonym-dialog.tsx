import { createProductSynonym, type ProductSynonym, updateProductSynonym } from '@parley/contract/product-synonyms';
import { useId } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useContractForm } from '../../../../data/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { WordsInput } from '../tags-field.tsx';
import { t } from './messages.ts';

type SynonymDialogProps = { synonym: ProductSynonym | { words: string[] }; onClose: () => void };

export const SynonymDialog = ({ synonym, onClose }: SynonymDialogProps) =>
  'id' in synonym ? <EditSynonym synonym={synonym} onClose={onClose} /> : <NewSynonym words={synonym.words} onClose={onClose} />;

function NewSynonym({ words, onClose }: { words: string[]; onClose: () => void }) {
  const merchant = useMerchantId();
  const form = useContractForm(async () => createProductSynonym, {
    defaults: { merchant, words },
    onDone: () => {
      notify.success(t('product_search.created'));
      onClose();
    },
  });
  return (
    <WordsDialog
      {...form}
      words={form.values.words}
      onWords={(next) => form.set('words', next)}
      title={t('product_search.create_title')}
      save={t('product_search.create')}
      onClose={onClose}
    />
  );
}

function EditSynonym({ synonym: { id, words }, onClose }: { synonym: ProductSynonym; onClose: () => void }) {
  const merchant = useMerchantId();
  const form = useContractForm(async () => updateProductSynonym, {
    defaults: { merchant, id, words },
    onDone: () => {
      notify.success(t('product_search.saved'));
      onClose();
    },
  });
  return (
    <WordsDialog
      {...form}
      words={form.values.words}
      onWords={(next) => form.set('words', next)}
      title={t('product_search.edit_title')}
      save={t('product_search.save')}
      onClose={onClose}
    />
  );
}

type WordsDialogProps = {
  words: readonly string[];
  onWords: (words: string[]) => void;
  error: (path: string) => string | undefined;
  problem: string | undefined;
  busy: boolean;
  props: object;
  title: string;
  save: string;
  onClose: () => void;
};

function WordsDialog({ words, onWords, error, problem, busy, props, title, save, onClose }: WordsDialogProps) {
  const formId = useId();
  const footer = (
    <>
      <Button onClick={onClose}>{t('product_search.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" busy={busy}>
        {save}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={title} footer={footer}>
      <form {...props} id={formId} className="grid gap-4">
        <Field label={t('product_search.words')} hint={t('product_search.words_hint')} error={error('words')}>
          <WordsInput name="words" label={t('product_search.word')} words={words} most={60} onChange={onWords} isInField />
        </Field>
        <FormProblem>{problem}</FormProblem>
      </form>
    </Dialog>
  );
}
