import { factKinds, type ShopFact } from '@parley/contract/facts';
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SearchX from 'lucide-react/icons/search-x';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { useMerchantId } from '../../../../../data/auth.ts';
import { notify } from '../../../../../data/notify.ts';
import { Banner } from '../../../../../ui/banner.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { Select } from '../../../../../ui/select.tsx';
import { SkeletonRows } from '../../../../../ui/skeleton.tsx';
import { StatusDot } from '../../../../../ui/status-dot.tsx';
import type { Column } from '../../../../../ui/table/column.ts';
import { DataTable, rowHeight } from '../../../../../ui/table/data-table.tsx';
import { usePlace } from '../../use-place.ts';
import { useFacts, usePropose } from './data.ts';
import { aboutOf, countriesOf, kindName, shownState, sourceOf, toneOf, valueOf } from './fact-words.ts';
import { t } from './messages.ts';

const unsorted = { sort: '', order: 'desc' } as const;
const keyOf = ({ id }: ShopFact) => id;
const stay = () => undefined;
const statusOf = (fact: ShopFact) => {
  const shown = shownState(fact);
  return <StatusDot tone={toneOf[shown]}>{t(`facts.state_${shown}`)}</StatusDot>;
};
const columns: readonly Column<ShopFact>[] = [
  {
    key: 'about',
    header: t('facts.column_about'),
    width: 170,
    grow: 2.4,
    always: true,
    cell: (fact) => <span title={aboutOf(fact)}>{aboutOf(fact)}</span>,
  },
  { key: 'value', header: t('facts.column_value'), width: 150, grow: 2, cell: (fact) => <span title={fact.text}>{valueOf(fact)}</span> },
  {
    key: 'countries',
    header: t('facts.column_countries'),
    width: 120,
    grow: 1.8,
    cell: (fact) => <span title={countriesOf(fact)}>{countriesOf(fact)}</span>,
  },
  {
    key: 'source',
    header: t('facts.column_source'),
    width: 120,
    grow: 1.6,
    cell: (fact) => <span title={sourceOf(fact)}>{sourceOf(fact)}</span>,
  },
  { key: 'state', header: t('facts.column_state'), width: 124, cell: statusOf },
];
const phoneRow = (fact: ShopFact) => (
  <>
    <span className="truncate font-medium">
      {aboutOf(fact)} <span className="font-normal text-ink-2">{valueOf(fact)}</span>
    </span>
    <span className="flex gap-2 truncate text-sm text-ink-3">
      {statusOf(fact)} {countriesOf(fact) || sourceOf(fact)}
    </span>
  </>
);

const states = ['conflict', 'proposed', 'confirmed', 'setting', 'overruled', 'dismissed'] as const;

/** What the AI answers short questions from: proposed from the articles, confirmed, edited and added here. */
export function Facts({ mayWrite }: { mayWrite: boolean }) {
  const { of, change, linkTo } = usePlace();
  const { data, isError, isPending, isFetching, refetch } = useFacts();
  const kind = factKinds.find((one) => one === of('kind'));
  const state = states.find((one) => one === of('status'));
  const all = data?.items ?? [];
  const rows = all.filter((fact) => (kind === undefined || fact.kind === kind) && isShown(fact, state));
  const conflicts = all.filter(({ conflict }) => conflict).length;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pt-3 pb-3 max-md:px-0 md:px-6 max-md:[&>*]:px-4">
      <p className="max-w-[860px] text-ink-2">{t('facts.text')}</p>
      <Tools mayWrite={mayWrite} />
      {conflicts > 0 && state !== 'conflict' && (
        <Banner
          className="shrink-0 max-md:mx-4"
          action={<Button onClick={() => change({ status: 'conflict' })}>{t('facts.show_conflicts')}</Button>}
        >
          {t('facts.conflicts', { count: conflicts })}
        </Banner>
      )}
      <div className="flex min-h-[280px] flex-1 flex-col overflow-hidden rounded-lg border bg-surface shadow-paper max-md:rounded-none max-md:border-x-0 max-md:px-0!">
        {rows.length > 0 ? (
          <DataTable
            label={t('facts.list')}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            nameOf={aboutOf}
            phoneRow={phoneRow}
            toOf={(id) => linkTo({ fact: id })}
            openKey={of('fact')}
            sorting={unsorted}
            onSort={stay}
            selection={null}
            onEndReached={stay}
          />
        ) : isError ? (
          <ErrorState title={t('facts.failed')} retry={() => void refetch()} busy={isFetching} />
        ) : isPending ? (
          <SkeletonRows rows={10} rowHeight={rowHeight} />
        ) : kind !== undefined || state !== undefined ? (
          <EmptyState
            icon={<SearchX />}
            title={t('facts.nothing_found')}
            action={<Button onClick={() => change({ kind: '', status: '' })}>{t('facts.clear')}</Button>}
          />
        ) : (
          <EmptyState icon={<ListChecks />} title={t('facts.none')} text={t('facts.none_text')} />
        )}
      </div>
      <p className="min-h-[1lh] text-sm text-ink-3 tabular-nums">{rows.length > 0 && t('facts.total', { count: rows.length })}</p>
    </div>
  );
}

function isShown(fact: ShopFact, state: (typeof states)[number] | undefined): boolean {
  return state === undefined ? fact.state !== 'dismissed' : shownState(fact) === state;
}

function Tools({ mayWrite }: { mayWrite: boolean }) {
  const { of, change, linkTo } = usePlace();
  const reading = useReading();
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Select aria-label={t('facts.filter_kind')} value={of('kind')} onChange={({ target }) => change({ kind: target.value })}>
        <option value="">{t('facts.every_kind')}</option>
        {factKinds.map((one) => (
          <option key={one} value={one}>
            {kindName(one)}
          </option>
        ))}
      </Select>
      <Select aria-label={t('facts.filter_state')} value={of('status')} onChange={({ target }) => change({ status: target.value })}>
        <option value="">{t('facts.every_state')}</option>
        {states.map((one) => (
          <option key={one} value={one}>
            {t(`facts.state_${one}`)}
          </option>
        ))}
      </Select>
      {mayWrite && (
        <span className="flex flex-wrap gap-1.5 md:ms-auto">
          <Button icon={<RefreshCw />} busy={reading.isBusy} onClick={reading.start}>
            {t('facts.read_again')}
          </Button>
          <Link to={linkTo({ fact: 'new' })} className={buttonClass('primary')}>
            <Plus aria-hidden />
            {t('facts.add')}
          </Link>
        </span>
      )}
    </div>
  );
}

/** Reads all articles again, and says what came of it once they are read. */
function useReading() {
  const merchant = useMerchantId();
  const propose = usePropose();
  const { data, dataUpdatedAt, isFetching } = useFacts();
  const [started, setStarted] = useState<{ at: number; known: ReadonlySet<string> }>();
  const isRead = started !== undefined && data?.unread === 0 && !isFetching && dataUpdatedAt >= started.at;
  const finish = useEffectEvent(() => {
    const found = data?.items.filter(({ id }) => !started?.known.has(id)).length ?? 0;
    notify.success(found > 0 ? t('facts.read_found', { count: found }) : t('facts.read_nothing'));
    setStarted(undefined);
  });
  useEffect(() => {
    if (isRead) finish();
  }, [isRead]);
  const start = () => {
    const known = new Set(data?.items.map(({ id }) => id));
    propose.mutate({ merchant }, { onSuccess: () => setStarted({ at: Date.now(), known }) });
  };
  return { isBusy: propose.isPending || started !== undefined, start };
}
