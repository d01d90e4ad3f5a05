import type { Filter } from '@parley/contract/filters';
import { type Tab, tabs } from '@parley/contract/inbox';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ListChecks from 'lucide-react/icons/list-checks';
import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { leaveField, useHotkey } from '../../../../lib/hotkeys.ts';
import { useIsPhone } from '../../../../lib/use-media.ts';
import { useTyped } from '../../../../lib/use-typed.ts';
import { AddCondition } from '../../../../ui/filter/add-condition.tsx';
import { Chip, FilterBar } from '../../../../ui/filter/filter-bar.tsx';
import type { FilterField } from '../../../../ui/filter/filter.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Input } from '../../../../ui/input.tsx';
import { onDemand } from '../../../../ui/on-demand.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { useCounts } from '../data.ts';
import type { Place } from '../use-inbox-url.ts';
import { t } from '../messages.ts';
import { type ListCriteria, differs, type ListView } from './criteria.ts';
import { nameOfOrder, type Sorting } from './sorting.ts';
import { conversationGrammar, useFilterFields } from './use-filter-fields.tsx';
import { ViewsButton } from './views-button.tsx';
import { waitingSentence } from './handler.ts';

type HeadProps = {
  place: Place;
  view: ListView | null;
  criteria: ListCriteria;
  panelId: string;
  onNarrow: (part: Partial<Place>) => void;
  /** Replaces the second line while conversations are selected. */
  selectionBar: ReactNode;
  /** Starts a selection on touch screens; null for roles that can't change anything. */
  onSelect: (() => void) | null;
};

/** Leaving a view drops its filter; a filter set by hand stays from tab to tab. */
const withoutView = (view: string): Partial<Place> => (view ? { view: '', filter: '', sort: '', order: '' } : {});

/** Above the list: tabs, filters, sort order, and the headline. */
export function ListHead({ place, view, criteria, panelId, onNarrow, selectionBar, onSelect }: HeadProps) {
  const counts = useCounts().data;
  const [isSearching, setSearching] = useState(place.q !== '');
  // How often the search was asked for: each time it takes the focus, and comes before the selection bar until it loses it.
  const [asked, setAsked] = useState(0);
  const [isInFront, setInFront] = useState(false);
  const search = () => {
    setSearching(true);
    setInFront(true);
    setAsked(asked + 1);
  };
  const [isNear, setNear] = useState(false);
  const isPhone = useIsPhone();
  useHotkey('/', search);
  const isFiltered = criteria.filter.conditions.length > 0 || place.status !== '';
  const fields = useFilterFields(isNear || isFiltered);
  const filter = (next: Filter) => onNarrow({ filter: next.conditions.length > 0 || view ? JSON.stringify(next) : '' });
  const clear = () => onNarrow({ filter: '', status: '', view: '', ...(view && { sort: '', order: '' }) });
  const sort = (next: Sorting) => onNarrow(next);
  const show = (id: string) => onNarrow({ ...withoutView('leave'), view: id, ...(id && { tab: 'all', status: '', q: '' }) });
  const closeSearch = () => {
    setSearching(false);
    setInFront(false);
    onNarrow({ q: '' });
  };
  return (
    <>
      <Tabs
        label={t('inbox.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`inbox.tab_${id}`), ...countOf(id, counts) }))}
        value={place.tab}
        onChange={(tab) => onNarrow({ tab, ...withoutView(place.view) })}
        panelId={panelId}
        className="px-3 pt-1 max-md:px-4"
        end={<FilterButton fields={fields} filter={criteria.filter} onChange={filter} onNear={() => setNear(true)} />}
      />
      {(!isInFront && selectionBar) ||
        (isSearching ? (
          <ListSearch q={place.q} asked={asked} onChange={(q) => onNarrow({ q })} onLeave={() => setInFront(false)} onClose={closeSearch} />
        ) : (
          <div className="flex h-9 items-center border-b ps-3 pe-2 max-md:h-11 max-md:ps-4">
            <Sentence view={view} criteria={criteria} waiting={counts?.needs_you} />
            <span className="ms-auto" />
            {isPhone && onSelect && (
              <IconButton className="size-7!" label={t('list.select_some')} icon={<ListChecks />} onClick={onSelect} />
            )}
            <ViewsButton view={view} criteria={criteria} onShow={show} />
            <SortButton sorting={criteria} onSort={sort} />
            <IconButton className="size-7!" label={t('inbox.search')} kbd="/" icon={<Search />} onClick={search} />
          </div>
        ))}
      {isFiltered && (
        <FilterBar
          fields={fields}
          grammar={conversationGrammar}
          filter={criteria.filter}
          onChange={filter}
          onClear={clear}
          before={place.status && <StatusChip status={place.status} onRemove={() => onNarrow({ status: '' })} />}
          className="border-b px-3 py-1.5 max-md:px-4"
        />
      )}
    </>
  );
}

type SentenceProps = { view: ListView | null; criteria: ListCriteria; waiting: number | undefined };

/** The name of the current view, otherwise the headline. */
function Sentence({ view, criteria, waiting }: SentenceProps) {
  if (view)
    return (
      <p className="min-w-0 truncate text-sm">
        <b className="font-medium">{view.name}</b>
        {differs(criteria, view) && <span className="text-ink-3"> · {t('list.view_changed')}</span>}
      </p>
    );
  return <p className={cx('min-w-0 truncate text-sm text-ink-3', waiting === undefined && 'invisible')}>{waitingSentence(waiting ?? 0)}</p>;
}

/** A status from the address is shown next to the filters. */
const StatusChip = ({ status, onRemove }: { status: Exclude<Place['status'], ''>; onRemove: () => void }) => (
  <Chip words={t('list.filter_status', { status: t(`inbox.status_${status}`) })} onRemove={onRemove} />
);

type Counts = NonNullable<ReturnType<typeof useCounts>['data']>;

/** "Needs you" always shows its count, and so does the AI's tab; counts at Mine and All would only be noise. */
function countOf(tab: Tab, counts: Counts | undefined) {
  if (tab === 'mine' || tab === 'all') return {};
  const count = counts?.[tab] ?? null;
  const hint = count === null ? undefined : t(`list.${tab}_count`, { count });
  return { count, urgent: tab === 'needs_you' && Boolean(count), hint };
}

/** Long enough that typing a word sends one request, in milliseconds. */
const settles = 250;

type SearchProps = { q: string; asked: number; onChange: (q: string) => void; onLeave: () => void; onClose: () => void };

/** The list's own search; Escape or the cross clears it. */
function ListSearch({ q, asked, onChange, onLeave, onClose }: SearchProps) {
  const { words, type } = useTyped(q, onChange, settles);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) box.current?.querySelector('input')?.focus();
  }, [asked]);
  const close = () => {
    leaveField(box.current);
    onClose();
  };
  return (
    <div ref={box} className="flex h-9 items-center border-b px-2 max-md:h-11 [&>*]:flex-1">
      <Input
        role="searchbox"
        enterKeyHint="search"
        aria-label={t('inbox.search')}
        placeholder={t('inbox.search_hint')}
        maxLength={200}
        value={words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        onBlur={onLeave}
        icon={<Search />}
        end={<IconButton className="size-6!" label={t('inbox.search_close')} icon={<X />} onClick={close} />}
      />
    </div>
  );
}

type FilterButtonProps = {
  fields: readonly FilterField[];
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** Pointing at it or focusing it loads the choices. */
  onNear: () => void;
};

/** Starts a filter; the chips below the tabs show the current ones. */
function FilterButton({ fields, filter, onChange, onNear }: FilterButtonProps) {
  return (
    <span className="contents" onPointerEnter={onNear} onFocus={onNear}>
      <AddCondition fields={fields} grammar={conversationGrammar} filter={filter} onChange={onChange}>
        <IconButton label={t('inbox.filter')} icon={<ListFilter />} />
      </AddCondition>
    </span>
  );
}

const SortMenu = onDemand('menu', () => import('./sort-menu.tsx'));

type SortButtonProps = { sorting: Sorting; onSort: (sorting: Sorting) => void };

/** Sorts the list; the button names the current order. */
function SortButton({ sorting, onSort }: SortButtonProps) {
  const button = <IconButton className="size-7!" label={t('list.sort', { order: nameOfOrder(sorting) })} icon={<ArrowDownUp />} />;
  return <SortMenu trigger={button} sorting={sorting} onSort={onSort} />;
}
