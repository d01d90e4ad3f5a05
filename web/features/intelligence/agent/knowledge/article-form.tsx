import { type Language, languages } from '@parley/contract/intents';
import { type Article, createArticle, updateArticle } from '@parley/contract/knowledge';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useContractForm } from '../../../../data/use-contract-form.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleFields } from './article-fields.tsx';
import { t } from './messages.ts';
import { useCreateForm } from './use-create-form.ts';

type Frame = { isUnsaved: boolean; onClose: () => void };

/** Creates an article; afterwards the list shows it. */
export function NewArticle({ isUnsaved, onClose }: Frame) {
  const merchant = useMerchantId();
  const formId = useId();
  const form = useCreateForm(async () => createArticle, {
    defaults: { merchant, kind: 'article', title: '', body: '', language: 'en', status: 'published' },
    onDone: ({ status }) => {
      notify.success(t(status === 'draft' ? 'knowledge.saved_draft' : 'knowledge.created'));
    },
    onClose,
  });
  const footer = (
    <Button type="submit" form={formId} variant="primary" busy={form.busy}>
      {t('knowledge.create')}
    </Button>
  );
  return (
    <Drawer title={t('knowledge.new_article')} onClose={onClose} size="form" unsaved={form.dirty} pageUnsaved={isUnsaved} footer={footer}>
      <form {...form.props} id={formId} className="grid gap-4">
        <ArticleFields form={form} kind={form.values.kind ?? 'article'} />
        <FormProblem>{form.problem}</FormProblem>
      </form>
    </Drawer>
  );
}

type EditProps = Frame & { latest: Article; readAgain: () => void };

/** Edits an article. If a teammate saved first, nothing typed is lost and nothing of theirs is overwritten without asking. */
export function EditArticle({ latest, readAgain, isUnsaved, onClose }: EditProps) {
  const merchant = useMerchantId();
  const formId = useId();
  const [base, setBase] = useState(latest);
  const form = useContractForm(async () => updateArticle, {
    defaults: { merchant, version: base.version, ...writtenOf(base) },
    onDone: (saved) => {
      form.reset();
      setBase(saved);
      notify.success(t(saved.status === 'draft' ? 'knowledge.saved_draft' : 'knowledge.saved'));
    },
  });
  const { problem, dirty } = form;
  const read = useEffectEvent(readAgain);
  useEffect(() => {
    if (problem) read();
  }, [problem]);
  if (latest !== base && !dirty && latest.version >= base.version) setBase(latest);
  const isOutdated = dirty && latest.version > base.version;
  const takeTheirs = () => {
    form.reset();
    setBase(latest);
  };
  const footer = (
    <>
      <Button type="submit" form={formId} variant="primary" busy={form.busy} disabled={!dirty}>
        {t('knowledge.save')}
      </Button>
      {dirty && (
        <Button variant="ghost" onClick={form.reset}>
          {t('knowledge.discard')}
        </Button>
      )}
      <ArticleActions article={latest} onGone={onClose} withStatus={false} />
    </>
  );
  return (
    <Drawer title={base.title} onClose={onClose} size="form" unsaved={form.dirty} pageUnsaved={isUnsaved} footer={footer}>
      <form {...form.props} id={formId} className="grid gap-4">
        {isOutdated && (
          <Banner
            tone="info"
            className="flex-wrap"
            action={
              <span className="flex flex-wrap gap-1.5">
                <Button onClick={takeTheirs}>{t('knowledge.take_theirs')}</Button>
                <Button onClick={() => setBase(latest)}>{t('knowledge.keep_mine')}</Button>
              </span>
            }
          >
            {t('knowledge.changed_meanwhile')}
          </Banner>
        )}
        <ArticleFields form={form} kind={form.values.kind ?? 'article'} />
        <FormProblem>{isOutdated ? undefined : problem}</FormProblem>
      </form>
    </Drawer>
  );
}

const typedKinds = ['article', 'question', 'policy'] as const;

/** The editable fields of an article. A language the form does not offer stays until another is chosen. */
function writtenOf({ id, kind, title, body, language, status }: Article) {
  const known = languages.find((code): code is Language => code === language);
  return { id, kind: typedKinds.find((one) => one === kind) ?? 'article', title, body, status, ...(known && { language: known }) };
}
