import type { Filter } from '@parley/contract/filters';
import ListFilter from 'lucide-react/icons/list-filter';
import { AddCondition } from '../../../ui/filter/add-condition.tsx';
import type { FilterField } from '../../../ui/filter/filter.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { t } from '../words.ts';
import { conversationGrammar } from './use-filter-fields.tsx';

type FilterButtonProps = {
  fields: readonly FilterField[];
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** Pointed at or focused: what there is to choose may be read. */
  onNear: () => void;
};

/** Begins a filter; the chips below the tabs say which there are. */
export function FilterButton({ fields, filter, onChange, onNear }: FilterButtonProps) {
  return (
    <span className="contents" onPointerEnter={onNear} onFocus={onNear}>
      <AddCondition fields={fields} grammar={conversationGrammar} filter={filter} onChange={onChange}>
        <IconButton label={t('inbox.filter')} icon={<ListFilter />} />
      </AddCondition>
    </span>
  );
}
