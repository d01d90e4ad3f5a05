import ListFilter from 'lucide-react/icons/list-filter';
import { IconButton } from '../../../ui/icon-button.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import type { StatusChoice } from './status-menu.tsx';
import { t } from '../words.ts';

const StatusMenu = onDemand('menu', () => import('./status-menu.tsx'));

type FilterProps = { status: StatusChoice; onChange: (status: StatusChoice) => void };

/** Narrows the list to one status; the button keeps saying so. */
export function StatusFilter({ status, onChange }: FilterProps) {
  const label = status ? t('inbox.filter_on', { status: t(`inbox.status_${status}`) }) : t('inbox.filter');
  const button = (
    <IconButton label={label} icon={<ListFilter />}>
      {status && <span aria-hidden className="absolute end-1.5 top-1.5 size-1.5 rounded-full bg-ink" />}
    </IconButton>
  );
  return <StatusMenu trigger={button} status={status} onChange={onChange} />;
}
