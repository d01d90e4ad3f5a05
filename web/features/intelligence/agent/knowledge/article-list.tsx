import { articleKinds, type ArticleRow, articleStates } from '@parley/contract/knowledge';
import { languages } from '@parley/contract/intents';
import BookOpen from 'lucide-react/icons/book-open';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatNumber, formatWhen } from '../../../../lib/format.ts';
import { languageName } from '../../../../lib/languages.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { StatusDot } from '../../../../ui/status-dot.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable, rowHeight } from '../../../../ui/table/data-table.tsx';
import { usePlace } from '../use-place.ts';
import { useArticles, useSources } from './data.ts';
import { QuickAdd } from './quick-add.tsx';
import { SearchField } from './search-field.tsx';
import { t } from './messages.ts';

const counted = 10_000;
const unsorted = { sort: '', order: 'desc' } as const;
const keyOf = ({ id }: ArticleRow) => id;
const nameOf = ({ title }: ArticleRow) => title;
const stay = () => undefined;

const statusOf = ({ status }: ArticleRow) => (
  <StatusDot tone={status === 'published' ? 'ok' : 'neutral'}>{t(`knowledge.status_${status}`)}</StatusDot>
);
const columns: readonly Column<ArticleRow>[] = [
  {
    key: 'title',
    header: t('knowledge.column_title'),
    width: 170,
    grow: 4,
    always: true,
    cell: ({ title, excerpt }) => (
      <span title={excerpt}>
        {title} <span className="font-normal text-ink-3">{excerpt}</span>
      </span>
    ),
  },
  { key: 'kind', header: t('knowledge.column_kind'), width: 78, cell: ({ kind }) => t(`knowledge.kind_${kind}`) },
  { key: 'language', header: t('knowledge.column_language'), width: 88, cell: ({ language }) => languageName(language) },
  { key: 'status', header: t('knowledge.column_status'), width: 100, cell: statusOf },
  {
    key: 'source',
    header: t('knowledge.column_source'),
    width: 96,
    grow: 1.4,
    cell: ({ source }) => <span title={source?.name}>{source?.name ?? t('knowledge.by_hand')}</span>,
  },
  {
    key: 'used',
    header: t('knowledge.column_used'),
    width: 54,
    align: 'end',
    cell: ({ used }) => <span title={t('knowledge.used_title', { count: used })}>{formatNumber(used)}</span>,
  },
  { key: 'updated', header: t('knowledge.column_updated'), width: 84, align: 'end', cell: ({ updated_at: at }) => formatWhen(at) },
];

const phoneRow = (row: ArticleRow) => (
  <>
    <span className="truncate font-medium">{row.title}</span>
    <span className="flex gap-2 truncate text-sm text-ink-3">
      {statusOf(row)} {t(`knowledge.kind_${row.kind}`)} · {formatWhen(row.updated_at)}
    </span>
  </>
);

/** All articles, filtered by the address. */
export function ArticleList({ mayWrite }: { mayWrite: boolean }) {
  const { of, change, linkTo } = usePlace();
  const [isAdding, setAdding] = useState(false);
  const narrowing = {
    q: of('q') || undefined,
    kind: articleKinds.find((one) => one === of('kind')),
    status: articleStates.find((one) => one === of('status')),
    language: of('language') || undefined,
    source_id: of('source') || undefined,
  };
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined);
  const articles = useArticles(narrowing);
  const clear = () => change({ q: '', kind: '', status: '', language: '', source: '' });
  const add = mayWrite && (
    <>
      <Button icon={<MessageCircleQuestionMark />} onClick={() => setAdding(true)}>
        {t('knowledge.quick')}
      </Button>
      <Link to={linkTo({ article: 'new' })} className={buttonClass('primary')}>
        <Plus aria-hidden />
        {t('knowledge.write')}
      </Link>
    </>
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pt-3 pb-3 max-md:px-0 md:px-6 max-md:[&>*]:px-4">
      <Tools add={add} />
      <div className="flex min-h-[280px] flex-1 flex-col overflow-hidden rounded-lg border bg-surface shadow-paper max-md:rounded-none max-md:border-x-0 max-md:px-0!">
        {articles.items.length > 0 ? (
          <DataTable
            label={t('knowledge.list')}
            columns={columns}
            rows={articles.items}
            keyOf={keyOf}
            nameOf={nameOf}
            phoneRow={phoneRow}
            toOf={(id) => linkTo({ article: id })}
            openKey={of('article')}
            sorting={unsorted}
            onSort={stay}
            selection={null}
            onEndReached={articles.loadMore}
            dim={articles.isPlaceholderData}
          />
        ) : articles.isError ? (
          <ErrorState title={t('knowledge.list_failed')} retry={() => void articles.refetch()} busy={articles.isFetching} />
        ) : articles.isPending ? (
          <SkeletonRows rows={10} rowHeight={rowHeight} />
        ) : isNarrowed ? (
          <EmptyState
            icon={<SearchX />}
            title={t('knowledge.nothing_found')}
            action={<Button onClick={clear}>{t('knowledge.clear')}</Button>}
          />
        ) : (
          <Teach mayWrite={mayWrite} />
        )}
      </div>
      <p className="min-h-[1lh] text-sm text-ink-3 tabular-nums">{totalOf(articles.data?.pages[0])}</p>
      {isAdding && <QuickAdd onClose={() => setAdding(false)} />}
    </div>
  );
}

/** Each page of this list holds the total count. */
function totalOf(page: object | undefined): string {
  if (!page || !('total' in page) || typeof page.total !== 'number' || page.total === 0) return '';
  return page.total >= counted ? t('knowledge.total_more', { most: formatNumber(counted) }) : t('knowledge.total', { count: page.total });
}

/** Explains the knowledge while it is empty. */
function Teach({ mayWrite }: { mayWrite: boolean }) {
  const { linkTo } = usePlace();
  const action = mayWrite && (
    <>
      <Link to={linkTo({ article: 'new' })} className={buttonClass()}>
        {t('knowledge.write')}
      </Link>
      <Link to={linkTo({ part: 'files' })} className={buttonClass()}>
        {t('knowledge.empty_file')}
      </Link>
      <Link to={linkTo({ part: 'sites' })} className={buttonClass()}>
        {t('knowledge.empty_site')}
      </Link>
    </>
  );
  return <EmptyState icon={<BookOpen />} title={t('knowledge.empty')} text={t('knowledge.empty_text')} action={action} />;
}

function Tools({ add }: { add: ReactNode }) {
  const { of, change } = usePlace();
  const sources = useSources().items;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <SearchField label={t('knowledge.search')} value={of('q')} onChange={(q) => change({ q })} />
      {/* A single scrolling line on a phone; elsewhere below the search. */}
      <div className="flex flex-wrap gap-1.5 max-md:flex-nowrap md:order-3 md:w-full max-md:-mx-4 max-md:w-[calc(100%+32px)] max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 max-md:[scrollbar-width:none] max-md:[&>*]:shrink-0">
        <Select aria-label={t('knowledge.filter_kind')} value={of('kind')} onChange={({ target }) => change({ kind: target.value })}>
          <option value="">{t('knowledge.every_kind')}</option>
          {articleKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`knowledge.kind_${kind}`)}
            </option>
          ))}
        </Select>
        <Select aria-label={t('knowledge.filter_status')} value={of('status')} onChange={({ target }) => change({ status: target.value })}>
          <option value="">{t('knowledge.every_status')}</option>
          {articleStates.map((status) => (
            <option key={status} value={status}>
              {t(`knowledge.status_${status}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('knowledge.filter_language')}
          value={of('language')}
          onChange={({ target }) => change({ language: target.value })}
        >
          <option value="">{t('knowledge.every_language')}</option>
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </Select>
        {(sources.length > 0 || of('source') !== '') && (
          <Select
            aria-label={t('knowledge.filter_source')}
            className="max-w-[180px]"
            value={of('source')}
            onChange={({ target }) => change({ source: target.value })}
          >
            <option value="">{t('knowledge.every_source')}</option>
            {sources.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      {add && <span className="flex gap-1.5 max-md:w-full max-md:[&>*]:flex-1 max-md:[&>*]:px-2! md:order-2 md:ms-auto">{add}</span>}
    </div>
  );
}
