import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuChoice, MenuLabel } from '../../ui/menu.tsx';
import type { Column, Sorting } from '../../ui/table/column.ts';
import { t } from './words.ts';

type SortProps<Row> = { columns: readonly Column<Row>[]; asked: Sorting; onSort: (sorting: Sorting) => void };

/** The order of a list without a head to click on. */
export function PhoneSort<Row>({ columns, asked, onSort }: SortProps<Row>) {
  const sortings = columns.flatMap(({ header, sort }) =>
    sort === undefined
      ? []
      : (['desc', 'asc'] as const).map((order) => ({
          sort,
          order,
          words: order === 'asc' ? t('lists.sorted_asc', { name: header }) : t('lists.sorted_desc', { name: header }),
        })),
  );
  const now = sortings.find(({ sort, order }) => sort === asked.sort && order === asked.order);
  return (
    <Menu align="end" trigger={<IconButton label={t('lists.sort', { order: now?.words ?? '' })} icon={<ArrowDownUp />} />}>
      <MenuLabel>{t('lists.sort_menu')}</MenuLabel>
      {sortings.map(({ sort, order, words }) => (
        <MenuChoice key={words} checked={sort === asked.sort && order === asked.order} onSelect={() => onSort({ sort, order })}>
          {words}
        </MenuChoice>
      ))}
    </Menu>
  );
}
