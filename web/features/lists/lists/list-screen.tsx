import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, Suspense, useId, useMemo, useRef } from 'react';
import { useMay } from '../../../data/auth.ts';
import { useHotkey } from '../../../lib/hotkeys.ts';
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
import { type Asked, type ListPlace, narrowingOf, queryOf, sortedBy, useListPlace, useListView } from './list-place.ts';
import { ViewTabs } from './view-tabs.tsx';
import { t } from './words.ts';

/** As many as one change of many names; beyond there is "all that match". */
const most = 500;

type ListScreenProps<Row, Change> = {
  /** Written outside the component. */
  definition: ListDefinition<Row, Change>;
  /** Above the views: the one thing the page says, and its buttons. */
  above?: ReactNode;
  /** At the end of the line of search and filter; told what the list shows, for exports. */
  tools?: (narrowing: ListNarrowing, columns: readonly string[]) => ReactNode;
  /** What stands in the place of the table while it is given: another way to look at the same rows. */
  instead?: ((query: ListQuery | null) => ReactNode) | undefined;
  /** What opens beside the list. */
  drawer: (id: string, close: () => void) => ReactNode;
};

/** A list of any length with views, search, filters, columns, order, selection and detail, all of it in the address. */
export function ListScreen<Row, Change = never>({ definition, above, tools, instead, drawer }: ListScreenProps<Row, Change>) {
  const panelId = useId();
  const area = useRef<HTMLDivElement>(null);
  const { place, narrow, open, toOf } = useListPlace(definition);
  const { view, asked, isKnown } = useListView(definition, place);
  const query = isKnown ? queryOf(asked, definition) : null;
  const rows = definition.useRows(instead ? null : query);
  const selected = useSelected(JSON.stringify(query));
  const ids = useMemo(() => rows.items.map(definition.keyOf), [rows.items, definition]);
  const selection = selectionIn(selected, ids, most);
  const mayChange = useMay(definition.bulk?.may ?? 'inbox:read') && definition.bulk !== undefined;
  const close = () => open('');
  useHotkey('j', () => moveRow(area.current, 'ArrowDown'), { repeats: true });
  useHotkey('k', () => moveRow(area.current, 'ArrowUp'), { repeats: true });
  useHotkey('Escape', selection.clear, { when: selection.isSelecting && place.open === '' });
  const show = (id: string) => narrow({ view: id, filter: '', sort: '', order: '', columns: '' });
  return (
    <div ref={area} className="relative flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pt-4 pb-3 max-md:px-0 max-md:pb-0 max-md:[&>*]:px-4">
        {above}
        <ViewTabs definition={definition} view={view} asked={asked} panelId={panelId} onShow={show} />
        <ListHead
          definition={definition}
          view={view}
          asked={asked}
          onNarrow={narrow}
          onSelect={mayChange && !instead ? selection.open : null}
          isTable={!instead}
          tools={tools?.(narrowingOf(asked), asked.columns)}
        />
        <TabPanel
          id={panelId}
          tab={view?.id ?? 'all'}
          className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border bg-surface shadow-paper max-md:rounded-none max-md:border-x-0 max-md:px-0!"
        >
          {mayChange && !instead && selection.isSelecting && definition.bulk && (
            <Bulk bulk={definition.bulk} selection={selection} asked={asked} hasMore={rows.hasMore || ids.length > most} />
          )}
          {instead ? (
            instead(query)
          ) : (
            <Rows
              definition={definition}
              place={place}
              asked={asked}
              rows={rows}
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

type RowsProps<Row, Change> = {
  definition: ListDefinition<Row, Change>;
  place: ListPlace;
  asked: Asked;
  rows: ReturnType<ListDefinition<Row, Change>['useRows']>;
  toOf: (id: string) => string;
  selection: ListSelection | null;
  onNarrow: (part: Partial<ListPlace>) => void;
};

/** The rows in their four states. */
function Rows<Row, Change>({ definition, place, asked, rows, toOf, selection, onNarrow }: RowsProps<Row, Change>) {
  const { columns: all, words, keyOf, nameOf, phoneRow } = definition;
  const columns = useMemo(() => columnsShown(all, asked.columns), [all, asked.columns]);
  if (rows.isPending) return <SkeletonRows rows={12} rowHeight={rowHeight} />;
  if (rows.isError && rows.items.length === 0) return <Failed rows={rows} usual={definition.sorting} onNarrow={onNarrow} />;
  if (rows.items.length === 0) return <Empty asked={asked} words={words} onNarrow={onNarrow} />;
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
      sorting={asked}
      onSort={(sort) => onNarrow(sortedBy(asked, sort))}
      selection={selection}
      onEndReached={rows.loadMore}
      dim={rows.isPlaceholderData}
    />
  );
}

type FailedProps = {
  rows: Pick<ReturnType<ListDefinition<never>['useRows']>, 'error' | 'isFetching' | 'refetch'>;
  usual: Sorting;
  onNarrow: (part: Partial<ListPlace>) => void;
};

/** An order that was refused would be refused again: the usual one is offered instead. */
function Failed({ rows, usual, onNarrow }: FailedProps) {
  const refused = rows.error?.errors?.find(({ path }) => path === 'sort');
  if (!refused) return <ErrorState title={t('lists.failed')} retry={() => void rows.refetch()} busy={rows.isFetching} />;
  const action = <Button onClick={() => onNarrow({ sort: usual.sort, order: usual.order })}>{t('lists.usual_order')}</Button>;
  return (
    <div role="alert">
      <EmptyState icon={<SearchX />} title={t('lists.sort_refused')} text={refused.message} action={action} />
    </div>
  );
}

type EmptyProps = { asked: Asked; words: ListDefinition<never>['words']; onNarrow: (part: Partial<ListPlace>) => void };

/** What will appear here, and the step that makes it appear. */
function Empty({ asked, words, onNarrow }: EmptyProps) {
  if (asked.q) {
    const clear = <Button onClick={() => onNarrow({ q: '' })}>{t('lists.clear_search')}</Button>;
    return <EmptyState icon={<SearchX />} title={t('lists.empty_search')} text={t('lists.empty_search_text')} action={clear} />;
  }
  if (asked.filter.conditions.length > 0 && !words.emptyView) {
    const clear = <Button onClick={() => onNarrow({ filter: '', view: '' })}>{t('lists.clear_filter')}</Button>;
    return <EmptyState icon={<SearchX />} title={t('lists.empty_filter')} text={t('lists.empty_filter_text')} action={clear} />;
  }
  return <EmptyState {...(words.emptyView ?? words.empty)} />;
}

type BulkProps<Change> = {
  bulk: NonNullable<ListDefinition<never, Change>['bulk']>;
  selection: ListSelection;
  asked: Asked;
  hasMore: boolean;
};

/** What can be done with what is chosen. */
function Bulk<Change>({ bulk: { useStart, Deeds }, selection, asked, hasMore }: BulkProps<Change>) {
  const start = useStart(({ id }) => {
    showRun(id);
    selection.clear();
  });
  const narrowing = selection.isAll ? narrowingOf(asked) : { ids: selection.chosen };
  const rows = selection.isAll ? { kind: 'all' as const, ...narrowingOf(asked) } : { kind: 'ids' as const, ids: selection.chosen };
  return (
    <SelectionBar selection={selection} label={t('lists.selected_bar')} hasMore={hasMore} className="h-10 border-b ps-2.5 pe-2 max-md:h-11">
      <Suspense>
        <Deeds onChange={(change) => start(rows, change)} narrowing={narrowing} />
      </Suspense>
    </SelectionBar>
  );
}

/** How many rows match, once it is known; its place is kept. */
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

/** From wherever one is: the first press leads to the row that was last, the next ones move. */
function moveRow(area: HTMLElement | null, key: 'ArrowDown' | 'ArrowUp') {
  const row = area?.querySelector<HTMLElement>('[data-row-focus][tabindex="0"]');
  if (row && document.activeElement !== row) row.focus();
  else pressKey(row, key);
}
