import type { Filter } from '@parley/contract/filters';
import { type Tab, tabs } from '@parley/contract/inbox';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ListChecks from 'lucide-react/icons/list-checks';
import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { useHotkey } from '../../../../lib/hotkeys.ts';
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
import { t } from '../words.ts';
import { type Asked, differs, type ListView } from './asked.ts';
import { nameOfOrder, type Sorting } from './sorting.ts';
import { conversationGrammar, useFilterFields } from './use-filter-fields.tsx';
import { ViewsButton } from './views-button.tsx';
import { waitingSentence } from './holder.ts';

type HeadProps = {
  place: Place;
  view: ListView | null;
  asked: Asked;
  panelId: string;
  onNarrow: (part: Partial<Place>) => void;
  /** Takes the place of the second line while something is selected. */
  selectionBar: ReactNode;
  /** Begins to select, for a finger; null for who may change nothing. */
  onSelect: (() => void) | null;
};

/** What a view brought is gone with it; a filter of one's own stays from tab to tab. */
const withoutView = (view: string): Partial<Place> => (view ? { view: '', filter: '', sort: '', order: '' } : {});

/** Above the list: whose conversations, which of them, in which order, and the one sentence the page is for. */
export function ListHead({ place, view, asked, panelId, onNarrow, selectionBar, onSelect }: HeadProps) {
  const counts = useCounts().data;
  const [isSearching, setSearching] = useState(place.q !== '');
  const [isNear, setNear] = useState(false);
  const isPhone = useIsPhone();
  useHotkey('/', () => setSearching(true));
  const isFiltered = asked.filter.conditions.length > 0 || place.status !== '';
  const fields = useFilterFields(isNear || isFiltered);
  const filter = (next: Filter) => onNarrow({ filter: next.conditions.length > 0 || view ? JSON.stringify(next) : '' });
  const clear = () => onNarrow({ filter: '', status: '', view: '', ...(view && { sort: '', order: '' }) });
  const sort = (next: Sorting) => onNarrow(next);
  const show = (id: string) => onNarrow({ ...withoutView('leave'), view: id, ...(id && { tab: 'all', status: '', q: '' }) });
  const closeSearch = () => {
    setSearching(false);
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
        end={<FilterButton fields={fields} filter={asked.filter} onChange={filter} onNear={() => setNear(true)} />}
      />
      {selectionBar ??
        (isSearching ? (
          <ListSearch q={place.q} onChange={(q) => onNarrow({ q })} onClose={closeSearch} />
        ) : (
          <div className="flex h-9 items-center border-b ps-3 pe-2 max-md:h-11 max-md:ps-4">
            <Sentence view={view} asked={asked} waiting={counts?.needs_you} />
            <span className="ms-auto" />
            {isPhone && onSelect && (
              <IconButton className="size-7!" label={t('list.select_some')} icon={<ListChecks />} onClick={onSelect} />
            )}
            <ViewsButton view={view} asked={asked} onShow={show} />
            <SortButton sorting={asked} onSort={sort} />
            <IconButton className="size-7!" label={t('inbox.search')} kbd="/" icon={<Search />} onClick={() => setSearching(true)} />
          </div>
        ))}
      {isFiltered && (
        <FilterBar
          fields={fields}
          grammar={conversationGrammar}
          filter={asked.filter}
          onChange={filter}
          onClear={clear}
          before={place.status && <StatusChip status={place.status} onRemove={() => onNarrow({ status: '' })} />}
          className="border-b px-3 py-1.5 max-md:px-4"
        />
      )}
    </>
  );
}

type SentenceProps = { view: ListView | null; asked: Asked; waiting: number | undefined };

/** The name of the view one is in; otherwise the one thing the inbox says. */
function Sentence({ view, asked, waiting }: SentenceProps) {
  if (view)
    return (
      <p className="min-w-0 truncate text-sm">
        <b className="font-medium">{view.name}</b>
        {differs(asked, view) && <span className="text-ink-3"> · {t('list.view_changed')}</span>}
      </p>
    );
  return <p className={cx('min-w-0 truncate text-sm text-ink-3', waiting === undefined && 'invisible')}>{waitingSentence(waiting ?? 0)}</p>;
}

/** A status that came with the address stands beside the filters. */
const StatusChip = ({ status, onRemove }: { status: Exclude<Place['status'], ''>; onRemove: () => void }) => (
  <Chip words={t('list.filter_status', { status: t(`inbox.status_${status}`) })} onRemove={onRemove} />
);

type Counts = NonNullable<ReturnType<typeof useCounts>['data']>;

/** Needs you always says its figure, the AI's tab too; Mine and All would only add noise. */
function countOf(tab: Tab, counts: Counts | undefined) {
  if (tab === 'mine' || tab === 'all') return {};
  return { count: counts?.[tab] ?? null, urgent: tab === 'needs_you' && Boolean(counts?.needs_you) };
}

/** Long enough that a word in typing asks once. */
const settles = 250;

type SearchProps = { q: string; onChange: (q: string) => void; onClose: () => void };

/** The list's own search; Escape or the cross ends it and shows the whole list again. */
function ListSearch({ q, onChange, onClose }: SearchProps) {
  const { words, type } = useTyped(q, onChange, settles);
  return (
    <div className="border-b px-2 py-[3px] max-md:py-1">
      <Input
        role="searchbox"
        enterKeyHint="search"
        autoFocus
        aria-label={t('inbox.search')}
        placeholder={t('inbox.search_hint')}
        maxLength={200}
        value={words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        icon={<Search />}
        end={<IconButton className="size-6!" label={t('inbox.search_close')} icon={<X />} onClick={onClose} />}
      />
    </div>
  );
}

type FilterButtonProps = {
  fields: readonly FilterField[];
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** Pointed at or focused: what there is to choose may be read. */
  onNear: () => void;
};

/** Begins a filter; the chips below the tabs say which there are. */
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

/** In which order the list stands; the button says so. */
function SortButton({ sorting, onSort }: SortButtonProps) {
  const button = <IconButton className="size-7!" label={t('list.sort', { order: nameOfOrder(sorting) })} icon={<ArrowDownUp />} />;
  return <SortMenu trigger={button} sorting={sorting} onSort={onSort} />;
}
