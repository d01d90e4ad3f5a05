import { helpArticleKinds, type listHelpArticles } from '@parley/contract/help';
import type { Result } from '@parley/contract/endpoint';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMay } from '../../../data/auth.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Input } from '../../../ui/input.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Article } from './article.tsx';
import { isQuestion, useAnswer, useArticles } from './data.ts';
import { inline } from './plain-text.tsx';
import { t } from './messages.ts';

type Items = Result<typeof listHelpArticles>['items'];

/** A search over all articles, the answer to a question, and one article at a time. */
export function Articles() {
  const [search] = useSearchParams();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 250);
  const named = search.get('article');
  const from = search.get('for');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Input
        type="search"
        large
        icon={<Search aria-hidden />}
        aria-label={t('help.search')}
        placeholder={t('help.search_hint')}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {q !== '' ? <Found q={q} onOpen={() => setTyped('')} /> : named ? <Article id={named} /> : <All from={from} />}
    </div>
  );
}

function Found({ q, onOpen }: { q: string; onOpen: () => void }) {
  const read = useArticles(q);
  return (
    <>
      {isQuestion(q) && <Answer q={q} onOpen={onOpen} />}
      <Loaded
        read={read}
        failed={t('help.failed')}
        skeleton={<SkeletonRows rows={4} rowHeight={64} />}
        empty={{ when: ({ items }) => items.length === 0, show: <EmptyState title={t('help.none')} text={t('help.none_text')} /> }}
      >
        {({ items }) => <List title={t('help.results')} items={items} onOpen={onOpen} />}
      </Loaded>
    </>
  );
}

function Answer({ q, onOpen }: { q: string; onOpen: () => void }) {
  const { data } = useAnswer(q);
  if (!data) return null;
  return (
    <Card title={t('help.answer')}>
      <div role="status">
        {data.answer ? (
          <>
            <p className="max-w-[68ch] leading-relaxed">{inline(data.answer.text)}</p>
            <p className="mt-2 text-sm text-ink-3">
              <Link to={`/help?article=${data.answer.source.id}`} onClick={onOpen} className="underline underline-offset-2">
                {t('help.answer_from', { title: data.answer.source.title })}
              </Link>
            </p>
          </>
        ) : (
          <p className="text-ink-2">
            {t('help.no_answer')}{' '}
            <Link to="/help?tab=contact" className="underline underline-offset-2">
              {t('help.contact_us')}
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}

/** All articles; the one about the page that one comes from, where there is one. */
function All({ from }: { from: string | null }) {
  const read = useArticles('');
  const mayWrite = useMay('settings:write');
  return (
    <Loaded read={read} failed={t('help.failed')} skeleton={<SkeletonRows rows={8} rowHeight={64} />}>
      {({ items }) => {
        const about = from === null ? undefined : items.find(({ path }) => path === from);
        if (about) return <Article id={about.id} />;
        return (
          <>
            {mayWrite && (
              <Link to="/onboarding" className={buttonClass('default', 'control', 'justify-self-start')}>
                {t('help.setup')}
              </Link>
            )}
            {helpArticleKinds
              .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
              .map((kind) => (
                <List key={kind} title={t(`help.kind_${kind}`)} items={items.filter((article) => article.kind === kind)} />
              ))}
          </>
        );
      }}
    </Loaded>
  );
}
const order = ['guide', 'page', 'error'];

const List = ({ title, items, onOpen }: { title: string; items: Items; onOpen?: () => void }) => (
  <Card title={title} flush>
    <ul>
      {items.map(({ id, kind, title: name, excerpt }) => (
        <li key={id} className="border-b last:border-b-0">
          <Link to={`/help?article=${id}`} onClick={onOpen} className="block px-3 py-2.5 hover:bg-hover focus-inside">
            <span className="font-medium">{name}</span>
            <span className="line-clamp-2 text-sm text-ink-3">{kind === 'error' ? id : inline(excerpt)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);
