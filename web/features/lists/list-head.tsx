import type { Filter } from '@parley/contract/filters';
import Columns3 from 'lucide-react/icons/columns-3';
import ListChecks from 'lucide-react/icons/list-checks';
import ListFilter from 'lucide-react/icons/list-filter';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { AddCondition } from '../../ui/filter/add-condition.tsx';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ColumnChooser } from '../../ui/table/column-chooser.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { ListDefinition, ListView } from './definition.ts';
import type { Asked, ListPlace } from './list-place.ts';
import { ListSearch } from './list-search.tsx';
import { PhoneSort } from './phone-sort.tsx';
import { t } from './words.ts';

type HeadProps<Row, Change> = {
  definition: ListDefinition<Row, Change>;
  view: ListView | null;
  asked: Asked;
  onNarrow: (part: Partial<ListPlace>) => void;
  /** Begins to select, for a finger; null where nothing can be done with several rows. */
  onSelect: (() => void) | null;
  /** Columns and order are of a table. */
  isTable: boolean;
  tools: ReactNode;
};

/** Search, filters, columns, and what the page offers besides. */
export function ListHead<Row, Change>({ definition, view, asked, onNarrow, onSelect, isTable, tools }: HeadProps<Row, Change>) {
  const isPhone = useIsPhone();
  const [isNear, setNear] = useState(false);
  const isFiltered = asked.filter.conditions.length > 0;
  const fields = definition.useFields(isNear || isFiltered);
  const { grammar, columns, usualColumns } = definition;
  // A view's filter that was emptied is an empty filter, not the view's again.
  const filter = (next: Filter) => onNarrow({ filter: next.conditions.length > 0 || view ? JSON.stringify(next) : '' });
  const isUsual = JSON.stringify(asked.columns) === JSON.stringify(view?.columns ?? usualColumns);
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5">
        <ListSearch label={definition.words.search} q={asked.q} onChange={(q) => onNarrow({ q })} />
        <span className="contents" onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
          <AddCondition fields={fields} grammar={grammar} filter={asked.filter} onChange={filter}>
            <Button icon={<ListFilter />}>{t('filter.filter')}</Button>
          </AddCondition>
        </span>
        {isPhone && isTable && <PhoneSort columns={columns} asked={asked} onSort={onNarrow} />}
        {isPhone && onSelect && <IconButton label={t('lists.select_some')} icon={<ListChecks />} onClick={onSelect} />}
        <span className="ms-auto" />
        {!isPhone && isTable && (
          <ColumnChooser
            trigger={<IconButton label={t('lists.columns')} icon={<Columns3 />} />}
            columns={columns as readonly Column<never>[]}
            shown={asked.columns}
            onChange={(shown) => onNarrow({ columns: shown.join(',') })}
            onReset={isUsual ? null : () => onNarrow({ columns: '' })}
          />
        )}
        {tools}
      </div>
      {isFiltered && (
        <FilterBar
          fields={fields}
          grammar={grammar}
          filter={asked.filter}
          onChange={filter}
          onClear={() => onNarrow({ filter: '', view: '', sort: '', order: '', columns: '' })}
        />
      )}
    </>
  );
}
