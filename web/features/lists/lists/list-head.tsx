import type { Filter } from '@parley/contract/filters';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Columns3 from 'lucide-react/icons/columns-3';
import ListChecks from 'lucide-react/icons/list-checks';
import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef, useState } from 'react';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { useIsPhone } from '../../../lib/use-media.ts';
import { useTyped } from '../../../lib/use-typed.ts';
import { Button } from '../../../ui/button.tsx';
import { AddCondition } from '../../../ui/filter/add-condition.tsx';
import { FilterBar } from '../../../ui/filter/filter-bar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Menu, MenuChoice, MenuLabel } from '../../../ui/menu.tsx';
import { ColumnChooser } from '../../../ui/table/column-chooser.tsx';
import type { Column, Sorting } from '../../../ui/table/column.ts';
import type { ListDefinition, ListView } from './definition.ts';
import { type ListCriteria, type ListPlace, shownSorting } from './list-place.ts';
import { t } from './messages.ts';

type HeadProps<Row, Change> = {
  definition: ListDefinition<Row, Change>;
  view: ListView | null;
  criteria: ListCriteria;
  onNarrow: (part: Partial<ListPlace>) => void;
  /** Starts a selection on touch screens; null where bulk actions don't exist. */
  onSelect: (() => void) | null;
  /** Columns and sorting apply only to a table. */
  isTable: boolean;
  tools: ReactNode;
};

/** Search, filters, columns, and the page's own controls. */
export function ListHead<Row, Change>({ definition, view, criteria, onNarrow, onSelect, isTable, tools }: HeadProps<Row, Change>) {
  const isPhone = useIsPhone();
  const [isNear, setNear] = useState(false);
  const isFiltered = criteria.filter.conditions.length > 0;
  const fields = definition.useFields(isNear || isFiltered);
  const { grammar, columns, defaultColumns } = definition;
  // Clearing a view's filter means an empty filter, not the view's filter again.
  const filter = (next: Filter) => onNarrow({ filter: next.conditions.length > 0 || view ? JSON.stringify(next) : '' });
  const isDefault = JSON.stringify(criteria.columns) === JSON.stringify(view?.columns ?? defaultColumns);
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5">
        <ListSearch label={definition.words.search} q={criteria.q} onChange={(q) => onNarrow({ q })} />
        <span className="contents" onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
          <AddCondition fields={fields} grammar={grammar} filter={criteria.filter} onChange={filter}>
            <Button icon={<ListFilter />}>{t('filter.filter')}</Button>
          </AddCondition>
        </span>
        {isPhone && isTable && <PhoneSort columns={columns} criteria={shownSorting(criteria)} onSort={onNarrow} />}
        {isPhone && onSelect && <IconButton label={t('lists.select_some')} icon={<ListChecks />} onClick={onSelect} />}
        <span className="ms-auto" />
        {!isPhone && isTable && (
          <ColumnChooser
            trigger={<IconButton label={t('lists.columns')} icon={<Columns3 />} />}
            columns={columns}
            shown={criteria.columns}
            onChange={(shown) => onNarrow({ columns: shown.join(',') })}
            onReset={isDefault ? null : () => onNarrow({ columns: '' })}
          />
        )}
        {tools}
      </div>
      {isFiltered && (
        <FilterBar
          fields={fields}
          grammar={grammar}
          filter={criteria.filter}
          onChange={filter}
          onClear={() => onNarrow({ filter: '', view: '', sort: '', order: '', columns: '' })}
        />
      )}
    </>
  );
}

/** Long enough that typing a word sends one request, in milliseconds. */
const settles = 200;

type SearchProps = { label: string; q: string; onChange: (q: string) => void };

/** The list's own search: / focuses it, Escape clears it. */
function ListSearch({ label, q, onChange }: SearchProps) {
  const box = useRef<HTMLSpanElement>(null);
  const { words, type, clear } = useTyped(q, onChange, settles);
  useHotkey('/', () => box.current?.querySelector('input')?.focus());
  return (
    <span ref={box} className="w-[250px] max-w-full shrink-0 max-md:w-full">
      <Input
        role="searchbox"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || words === '') return;
          event.stopPropagation();
          clear();
        }}
        icon={<Search />}
        {...(words !== '' && { end: <IconButton className="size-6!" label={t('lists.search_clear')} icon={<X />} onClick={clear} /> })}
      />
    </span>
  );
}

type SortProps<Row> = { columns: readonly Column<Row>[]; criteria: Sorting; onSort: (sorting: Sorting) => void };

/** Sorting for a list without column headers to click. */
function PhoneSort<Row>({ columns, criteria, onSort }: SortProps<Row>) {
  const sortings = columns.flatMap(({ header, sort }) =>
    sort === undefined
      ? []
      : (['desc', 'asc'] as const).map((order) => ({
          sort,
          order,
          words: order === 'asc' ? t('lists.sorted_asc', { name: header }) : t('lists.sorted_desc', { name: header }),
        })),
  );
  const now = sortings.find(({ sort, order }) => sort === criteria.sort && order === criteria.order);
  return (
    <Menu
      align="end"
      trigger={<IconButton label={t('lists.sort', { order: now?.words ?? t('lists.sorted_by_match') })} icon={<ArrowDownUp />} />}
    >
      <MenuLabel>{t('lists.sort_menu')}</MenuLabel>
      {sortings.map(({ sort, order, words }) => (
        <MenuChoice key={words} checked={sort === criteria.sort && order === criteria.order} onSelect={() => onSort({ sort, order })}>
          {words}
        </MenuChoice>
      ))}
    </Menu>
  );
}
