import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { IconButton } from '../../../ui/icon-button.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { t } from '../words.ts';
import { nameOfOrder, type Sorting } from './sorting.ts';

const SortMenu = onDemand('menu', () => import('./sort-menu.tsx'));

type SortButtonProps = { sorting: Sorting; onSort: (sorting: Sorting) => void };

/** In which order the list stands; the button says so. */
export function SortButton({ sorting, onSort }: SortButtonProps) {
  const button = <IconButton className="size-7!" label={t('list.sort', { order: nameOfOrder(sorting) })} icon={<ArrowDownUp />} />;
  return <SortMenu trigger={button} sorting={sorting} onSort={onSort} />;
}
