import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, Suspense, useId, useMemo, useRef } from 'react';
import { useMay } from '../../../data/auth.ts';
import { keyArea, useHotkey } from '../../../lib/hotkeys.ts';
import { pressKey } from '../../../lib/press-key.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SelectionBar } from '../../../ui/selection/selection-bar.tsx';
import { type ListSelection, selectionIn, useSelected } from '../../../ui/selection/use-selection.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { columnsShown, type Sorting } from '../../../ui/table/column.ts';
import { DataTable, rowHeight } from '../../../ui/table/data-table.tsx';
import { TabPanel } from '../../../ui/tabs.tsx';
import { BulkStrip, showRun } from '../bulk-runs/index.ts';
import type { ListDefinition, ListNarrowing, ListQuery } from './definition.ts';
import { ListHead } from './list-head.tsx';
import {
  type ListCriteria,
  type ListPlace,
  narrowingOf,
  queryOf,
  shownSorting,
  sortedBy,
  useListPlace,
  useListView,
} from './list-place.ts';
import { ViewTabs } from './view-tabs.tsx';
import { t } from './messages.ts';

/** The most rows one bulk run may name; beyond that there is "all that match". */
const maxSelected = 500;

type ListScreenProps<Row, Change> = {
  /** Must be defined outside the component, so that it stays the same object. */
  definition: ListDefinition<Row, Change>;
  /** Above the views: the page's headline and its buttons. */
  above?: ReactNode;
  /** At the end of the search and filter line; gets the list's query, for exports. */
  tools?: (narrowing: ListNarrowing, columns: readonly string[]) => ReactNode;
  /** Replaces the table when set: another way to show the same rows. */
  instead?: ((query: ListQuery | null) => ReactNode) | undefined;
  /** The buttons of an empty list: what brings its first row. */
  first?: ReactNode;
  /** Opens beside the list. */
  drawer: (id: string, close: () => void) => ReactNode;
};

/** A list of any length with views, search, filters, columns, sorting, selection and detail, all kept in the address. */
export function ListScreen<Row, Change = never>(props: ListScreenProps<Row, Change>) {
  const { above, tools, instead, first, drawer } = props;
  const definition = useOffered(props.definition);
  const panelId = useId();
  const area = useRef<HTMLDivElement>(null);
  const { place, narrow, open, toOf } = useListPlace(definition);
  const { view, criteria, isKnown } = useListView(definition, place);
  const query = isKnown ? queryOf(criteria, definition) : null;
  const rows = definition.useRows(instead ? null : query);
  const selected = useSelected(JSON.stringify(query));
  const ids = useMemo(() => rows.items.map(definition.keyOf), [rows.items, definition]);
  const selection = selectionIn(selected, ids, maxSelected);
  const mayChange = useMay(definition.bulk?.may ?? 'inbox:read') && definition.bulk !== undefined;
  const close = () => open('');
  useHotkey('j', () => moveRow(area.current, 'ArrowDown'), { repeats: true, harmless: true });
  useHotkey('k', () => moveRow(area.current, 'ArrowUp'), { repeats: true, harmless: true });
  useHotkey('Escape', selection.clear, { when: selection.isSelecting && place.open === '' });
  const show = (id: string) => narrow({ view: id, filter: '', sort: '', order: '', columns: '' });
  return (
    <div ref={area} {...keyArea} className="relative flex min-h-0 flex-1 flex-col outline-none">
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pt-4 pb-3 max-md:px-0 max-md:pb-0 max-md:[&>*]:px-4">
        {above}
        <ViewTabs definition={definition} view={view} criteria={criteria} panelId={panelId} onShow={show} />
        <ListHead
          definition={definition}
          view={view}
          criteria={criteria}
          onNarrow={narrow}
          onSelect={mayChange && !instead ? selection.open : null}
          isTable={!instead}
          tools={tools?.(narrowingOf(criteria), criteria.columns)}
        />
        <TabPanel
          id={panelId}
          tab={view?.id ?? 'all'}
          className="relative flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border bg-surface shadow-paper max-md:rounded-none max-md:border-x-0 max-md:px-0!"
        >
          {mayChange && !instead && selection.isSelecting && definition.bulk && (
            <Bulk bulk={definition.bulk} selection={selection} criteria={criteria} hasMore={rows.hasMore || ids.length > maxSelected} />
          )}
          {instead ? (
            instead(query)
          ) : (
            <Rows
              definition={definition}
              place={place}
              criteria={criteria}
              rows={rows}
              first={first}
              toOf={toOf}
              selection={mayChange ? selection : null}
              onNarrow={narrow}
            />
          )}
          <BulkStrip />
        </TabPanel>
        <Count definition={definition} query={query} />
      </div>
      {place.open && <Suspense>{drawer(place.open, close)}</Suspense>}
    </div>
  );
}

/** The list without sorting by what this person sees masked, which the server refuses. */
function useOffered<Row, Change>(definition: ListDefinition<Row, Change>): ListDefinition<Row, Change> {
  const isPersonalSeen = useMay('personal_data:read');
  return useMemo(() => {
    if (isPersonalSeen) return definition;
    const columns = definition.columns.map(({ sort, ...column }) => (column.personal || !sort ? column : { ...column, sort }));
    return { ...definition, columns };
  }, [definition, isPersonalSeen]);
}

type RowsProps<Row, Change> = {
  definition: ListDefinition<Row, Change>;
  place: ListPlace;
  criteria: ListCriteria;
  rows: ReturnType<ListDefinition<Row, Change>['useRows']>;
  first: ReactNode;
  toOf: (id: string) => string;
  selection: ListSelection | null;
  onNarrow: (part: Partial<ListPlace>) => void;
};

/** The rows: loading, failed, empty or filled. */
function Rows<Row, Change>({ definition, place, criteria, rows, first, toOf, selection, onNarrow }: RowsProps<Row, Change>) {
  const { columns: all, words, keyOf, nameOf, phoneRow } = definition;
  const columns = useMemo(() => columnsShown(all, criteria.columns), [all, criteria.columns]);
  if (rows.isPending) return <SkeletonRows rows={12} rowHeight={rowHeight} />;
  if (rows.isError && rows.items.length === 0) return <Failed rows={rows} defaultSorting={definition.sorting} onNarrow={onNarrow} />;
  if (rows.items.length === 0) return <Empty criteria={criteria} words={words} first={first} onNarrow={onNarrow} />;
  return (
    <DataTable
      label={words.label}
      columns={columns}
      rows={rows.items}
      keyOf={keyOf}
      nameOf={nameOf}
      phoneRow={phoneRow}
      toOf={toOf}
      openKey={place.open}
      sorting={shownSorting(criteria)}
      onSort={(sort) => onNarrow(sortedBy(shownSorting(criteria), sort))}
      selection={selection}
      onEndReached={rows.loadMore}
      // On a phone the last row stays reachable above the selection bar.
      footer={selection?.isSelecting && <div className="h-11 md:hidden" />}
      dim={rows.isPlaceholderData}
    />
  );
}

type FailedProps = {
  rows: Pick<ReturnType<ListDefinition<never>['useRows']>, 'error' | 'isFetching' | 'refetch'>;
  defaultSorting: Sorting;
  onNarrow: (part: Partial<ListPlace>) => void;
};

/** A refused sort order would be refused again, so the default is offered instead of a retry. */
function Failed({ rows, defaultSorting, onNarrow }: FailedProps) {
  const refused = rows.error?.errors?.find(({ path }) => path === 'sort');
  if (!refused) return <ErrorState title={t('lists.failed')} retry={() => void rows.refetch()} busy={rows.isFetching} />;
  const action = (
    <Button onClick={() => onNarrow({ sort: defaultSorting.sort, order: defaultSorting.order })}>{t('lists.usual_order')}</Button>
  );
  return (
    <div role="alert">
      <EmptyState icon={<SearchX />} title={t('lists.sort_refused')} text={refused.message} action={action} />
    </div>
  );
}

type EmptyProps = {
  criteria: ListCriteria;
  words: ListDefinition<never>['words'];
  first: ReactNode;
  onNarrow: (part: Partial<ListPlace>) => void;
};

/** What will appear here, and the step that makes it appear. */
function Empty({ criteria, words, first, onNarrow }: EmptyProps) {
  if (criteria.q) {
    const clear = <Button onClick={() => onNarrow({ q: '' })}>{t('lists.clear_search')}</Button>;
    return <EmptyState icon={<SearchX />} title={t('lists.empty_search')} text={t('lists.empty_search_text')} action={clear} />;
  }
  if (criteria.filter.conditions.length > 0 && !words.emptyView) {
    const clear = <Button onClick={() => onNarrow({ filter: '', view: '' })}>{t('lists.clear_filter')}</Button>;
    return <EmptyState icon={<SearchX />} title={t('lists.empty_filter')} text={t('lists.empty_filter_text')} action={clear} />;
  }
  return words.emptyView ? <EmptyState {...words.emptyView} /> : <EmptyState {...words.empty} action={first} />;
}

type BulkProps<Change> = {
  bulk: NonNullable<ListDefinition<never, Change>['bulk']>;
  selection: ListSelection;
  criteria: ListCriteria;
  hasMore: boolean;
};

/** Actions on the selection. */
function Bulk<Change>({ bulk: { useStart, Actions }, selection, criteria, hasMore }: BulkProps<Change>) {
  const start = useStart(({ id }) => {
    showRun(id);
    selection.clear();
  });
  const narrowing = selection.isAll ? narrowingOf(criteria) : { ids: selection.chosen };
  const rows = selection.isAll ? { kind: 'all' as const, ...narrowingOf(criteria) } : { kind: 'ids' as const, ids: selection.chosen };
  return (
    // In place of the column headers; on a phone, at the foot of the list.
    <div className="absolute inset-x-0 top-0 z-10 max-md:top-auto max-md:bottom-0">
      <SelectionBar
        selection={selection}
        label={t('lists.selected_bar')}
        hasMore={hasMore}
        isPhoneFoot
        className="h-9 border-b bg-surface ps-2.5 pe-2 max-md:h-11 max-md:border-t max-md:border-b-0"
      >
        <Suspense>
          <Actions onChange={(change) => start(rows, change)} narrowing={narrowing} />
        </Suspense>
      </SelectionBar>
    </div>
  );
}

/** How many rows match; its place is reserved while the count loads. */
function Count<Row, Change>({
  definition,
  query,
}: {
  definition: ListDefinition<Row, Change>;
  query: Parameters<typeof definition.useCount>[0];
}) {
  const counted = definition.useCount(query);
  const words = counted && definition.words.count(counted.count);
  return (
    <p role="status" className="min-h-5 shrink-0 text-sm text-ink-3 tabular-nums max-md:pb-2">
      {counted && words && (counted.more ? t('lists.more_than', { rows: words }) : words)}
    </p>
  );
}

/** Works on the whole page: the first press focuses the last row, the next ones move. */
function moveRow(area: HTMLElement | null, key: 'ArrowDown' | 'ArrowUp') {
  const row = area?.querySelector<HTMLElement>('[data-row-focus][tabindex="0"]');
  if (row && document.activeElement !== row) row.focus();
  else pressKey(row, key);
}
