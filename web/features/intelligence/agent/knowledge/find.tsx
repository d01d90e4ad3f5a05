import type { FoundPassage } from '@parley/contract/knowledge';
import { languages } from '@parley/contract/intents';
import SearchX from 'lucide-react/icons/search-x';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../../lib/cx.ts';
import { formatPercent } from '../../../../lib/format.ts';
import { languageName } from '../../../../lib/languages.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { languageNames } from '../settings/languages.ts';
import { usePlace } from '../use-place.ts';
import { useFound } from './data.ts';
import { marked } from './marked.ts';
import { Pane } from './pane.tsx';
import { t } from './messages.ts';

/** The passages the AI would find for a question, and how much of it each covers. */
export function Find({ mayWrite }: { mayWrite: boolean }) {
  const { of, change, linkTo } = usePlace();
  const q = of('find');
  const language = of('language') || 'en';
  const [words, setWords] = useState(q);
  const found = useFound(q, language);
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    change({ find: words.trim().slice(0, 500) });
  };
  return (
    <Pane>
      <form onSubmit={look} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_150px_auto]">
        <p className="text-ink-2 sm:col-span-3">{t('knowledge.find_text')}</p>
        <Field label={t('knowledge.find_label')}>
          <Input
            value={words}
            maxLength={500}
            placeholder={t('knowledge.find_placeholder')}
            enterKeyHint="search"
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <Field label={t('knowledge.language')}>
          <Select value={language} onChange={({ target }) => change({ language: target.value === 'en' ? '' : target.value })}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNames[code]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="primary" busy={found.isFetching}>
          {t('knowledge.find_do')}
        </Button>
      </form>
      <div aria-live="polite">
        {q === '' ? null : found.data ? (
          found.data.items.length > 0 ? (
            <section aria-label={t('knowledge.found', { count: found.data.items.length })}>
              <p className="mb-2 text-sm text-ink-3">{t('knowledge.found', { count: found.data.items.length })}</p>
              <ol className={cx('rounded-lg border bg-surface shadow-paper', found.isPlaceholderData && 'opacity-60')}>
                {found.data.items.map((passage, place) => (
                  <Passage key={`${passage.article_id} ${place}`} passage={passage} to={linkTo({ article: passage.article_id })} />
                ))}
              </ol>
            </section>
          ) : (
            <EmptyState
              icon={<SearchX />}
              title={t('knowledge.find_none')}
              text={t('knowledge.find_none_text')}
              action={
                mayWrite && (
                  <Link to={linkTo({ article: 'new' })} className={buttonClass()}>
                    {t('knowledge.write')}
                  </Link>
                )
              }
            />
          )
        ) : found.isError ? (
          <ErrorState title={t('knowledge.find_failed')} retry={() => void found.refetch()} busy={found.isFetching} />
        ) : (
          <SkeletonRows rows={4} rowHeight={92} className="rounded-lg border bg-surface" />
        )}
      </div>
    </Pane>
  );
}

function Passage({ passage, to }: { passage: FoundPassage; to: string }) {
  const { title, kind, language, score, passage: text, highlights } = passage;
  return (
    <li className="grid gap-1.5 border-b px-3 py-3 last:border-b-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Link to={to} className="font-medium underline decoration-line-strong underline-offset-[3px] hover:decoration-ink">
          {title}
        </Link>
        <span className="text-sm text-ink-3">
          {t(`knowledge.kind_${kind}`)} · {languageName(language)}
        </span>
        <span className="ms-auto text-sm text-ink-3 tabular-nums">{t('knowledge.covers', { share: formatPercent(score, 0) })}</span>
      </p>
      <p dir="auto" className="whitespace-pre-line text-ink-2 wrap-anywhere">
        {marked(text, highlights).map(({ words, isHit }, place) =>
          isHit ? (
            <mark key={place} className="rounded-xs bg-ai-soft px-0.5 font-medium text-ink">
              {words}
            </mark>
          ) : (
            words
          ),
        )}
      </p>
    </li>
  );
}
