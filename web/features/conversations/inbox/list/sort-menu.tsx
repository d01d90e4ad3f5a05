import { Menu, MenuChoice, MenuLabel } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { t } from '../messages.ts';
import { nameOfOrder, type Sorting, sortings } from './sorting.ts';

type SortMenuProps = LayerProps & { sorting: Sorting; onSort: (sorting: Sorting) => void };

/** The list's sort orders. */
export default function SortMenu({ sorting, onSort, ...layer }: SortMenuProps) {
  return (
    <Menu align="end" {...layer}>
      <MenuLabel>{t('list.sort_menu')}</MenuLabel>
      {sortings.map((one) => (
        <MenuChoice key={nameOfOrder(one)} checked={one.sort === sorting.sort && one.order === sorting.order} onSelect={() => onSort(one)}>
          {nameOfOrder(one)}
        </MenuChoice>
      ))}
    </Menu>
  );
}
