import { languages } from '@parley/contract/intents';
import { articleStates } from '@parley/contract/knowledge';
import { type ChangeEvent, useState } from 'react';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TabPanel, Tabs } from '../../../../ui/tabs.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { languageNames } from '../settings/languages.ts';
import { MarkdownView } from './markdown-view.tsx';
import { t } from './messages.ts';

const kinds = ['article', 'question', 'policy'] as const;
const viewNames = ['write', 'preview'] as const;

type FieldName = 'title' | 'body' | 'kind' | 'language' | 'status';
type Typed = {
  field: (name: FieldName) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  };
  error: (path: string) => string | undefined;
};

/** The article's fields, with a preview of its text. */
export function ArticleFields({ form, kind }: { form: Typed; kind: (typeof kinds)[number] }) {
  const [view, setView] = useState<(typeof viewNames)[number]>('write');
  const body = form.field('body');
  const isQuestion = kind === 'question';
  // An issue with the text is only visible on the tab where it is typed.
  const shown = form.error('body') ? 'write' : view;
  return (
    <>
      <Field label={t(isQuestion ? 'knowledge.title_question' : 'knowledge.title')} error={form.error('title')}>
        <Input {...form.field('title')} maxLength={200} autoComplete="off" />
      </Field>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <Field label={t('knowledge.kind')} error={form.error('kind')}>
          <Select {...form.field('kind')}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {t(`knowledge.kind_${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('knowledge.language')} error={form.error('language')}>
          <Select {...form.field('language')}>
            {form.field('language').value === '' && <option value="">–</option>}
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNames[code]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('knowledge.status')} error={form.error('status')}>
          <Select {...form.field('status')}>
            {articleStates.map((one) => (
              <option key={one} value={one}>
                {t(`knowledge.status_${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="grid gap-2">
        <Tabs
          label={t('knowledge.text_views')}
          panelId="article-text"
          tabs={viewNames.map((id) => ({ id, label: t(`knowledge.${id}_tab`) }))}
          value={shown}
          onChange={setView}
          end={<span className="text-sm text-ink-3 tabular-nums">{t('knowledge.length', { count: body.value.length })}</span>}
        />
        <TabPanel id="article-text" tab={shown}>
          {shown === 'preview' ? (
            <div className="min-h-[300px] rounded border px-3 py-2.5">
              {body.value.trim() === '' ? <p className="text-ink-3">{t('knowledge.preview_empty')}</p> : <MarkdownView text={body.value} />}
            </div>
          ) : (
            <Field
              label={t(isQuestion ? 'knowledge.body_question' : 'knowledge.body')}
              hint={t('knowledge.body_hint')}
              error={form.error('body')}
            >
              <Textarea {...body} rows={12} maxRows={28} spellCheck />
            </Field>
          )}
        </TabPanel>
      </div>
    </>
  );
}
