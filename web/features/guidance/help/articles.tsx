import { helpArticleKinds, type listHelpArticles } from '@parley/contract/help';
import type { Result } from '@parley/contract/endpoint';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMay } from '../../../data/auth.ts';
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

/** What is searched for is in the address: `q`. The field is ahead of it while somebody types, and follows it after Back or a link. */
function useSearch() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const sent = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (sent.current === q) return;
    sent.current = q;
    clearTimeout(timer.current);
    setTyped(q);
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = text.trim();
      const { q: _, ...others } = Object.fromEntries(search);
      setSearch({ ...others, ...(sent.current !== '' && { q: sent.current }) }, { replace: true });
    }, 250);
  }
  return { q, typed, type };
}

/** A search over all articles, the answer to a question, and one article at a time. */
export function Articles() {
  const [search] = useSearchParams();
  const { q, typed, type } = useSearch();
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
        onChange={({ target }) => type(target.value)}
      />
      {q !== '' ? <Found q={q} /> : named ? <Article id={named} /> : <All from={from} />}
    </div>
  );
}

function Found({ q }: { q: string }) {
  const read = useArticles(q);
  return (
    <>
      {isQuestion(q) && <Answer q={q} />}
      <Loaded
        read={read}
        failed={t('help.failed')}
        skeleton={<SkeletonRows rows={4} rowHeight={64} />}
        empty={{ when: ({ items }) => items.length === 0, show: <EmptyState title={t('help.none')} text={t('help.none_text')} /> }}
      >
        {({ items }) => <List title={t('help.results')} items={items} />}
      </Loaded>
    </>
  );
}

function Answer({ q }: { q: string }) {
  const { data } = useAnswer(q);
  if (!data) return null;
  return (
    <Card title={t('help.answer')}>
      <div role="status">
        {data.answer ? (
          <>
            <p className="max-w-[68ch] leading-relaxed">{inline(data.answer.text)}</p>
            <p className="mt-2 text-sm text-ink-3">
              <Link to={`/help?article=${data.answer.source.id}`} className="underline underline-offset-2">
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
              .map((kind) => {
                const Part = kind === 'error' ? Folded : List;
                return <Part key={kind} title={t(`help.kind_${kind}`)} items={items.filter((article) => article.kind === kind)} />;
              })}
          </>
        );
      }}
    </Loaded>
  );
}
const order = ['guide', 'page', 'error'];

type ListProps = { title: string; items: Items };
const List = ({ title, items }: ListProps) => (
  <Card title={title} flush>
    <Rows items={items} />
  </Card>
);

/** There are hundreds of error messages; who has one searches for its words. */
const Folded = ({ title, items }: ListProps) => (
  <details className="rounded-lg border bg-surface">
    <summary className="touch-target cursor-pointer rounded-lg px-3 py-2.5 hover:bg-hover">
      <h2 className="inline text-base font-medium">{title}</h2> <span className="text-sm text-ink-3">{items.length}</span>
    </summary>
    <div className="border-t">
      <Rows items={items} />
    </div>
  </details>
);

const Rows = ({ items }: { items: Items }) => (
  <ul>
    {items.map(({ id, kind, title: name, excerpt }) => (
      <li key={id} className="border-b last:border-b-0">
        <Link to={`/help?article=${id}`} className="block px-3 py-2.5 hover:bg-hover focus-inside">
          <span className="font-medium">{name}</span>
          <span className="line-clamp-2 text-sm text-ink-3">{kind === 'error' ? id : inline(excerpt)}</span>
        </Link>
      </li>
    ))}
  </ul>
);
