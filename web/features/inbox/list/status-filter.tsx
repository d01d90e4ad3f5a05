import type { ConversationStatus } from '@parley/contract/conversations';
import { conversationStatuses } from '@parley/contract/conversations';
import Check from 'lucide-react/icons/check';
import ListFilter from 'lucide-react/icons/list-filter';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { t } from '../words.ts';

type Choice = ConversationStatus | '';
type FilterProps = { status: Choice; onChange: (status: Choice) => void };

/** Narrows the list to one status; the button keeps saying so. */
export function StatusFilter({ status, onChange }: FilterProps) {
  const label = status ? t('inbox.filter_on', { status: t(`inbox.status_${status}`) }) : t('inbox.filter');
  const choices: Choice[] = ['', ...conversationStatuses];
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={label} icon={<ListFilter />}>
          {status && <span aria-hidden className="absolute end-1.5 top-1.5 size-1.5 rounded-full bg-ink" />}
        </IconButton>
      }
    >
      {choices.map((choice) => (
        <MenuItem key={choice} onSelect={() => onChange(choice)} icon={choice === status ? <Check /> : <span className="size-[15px]" />}>
          {t(choice ? `inbox.status_${choice}` : 'inbox.status_any')}
        </MenuItem>
      ))}
    </Menu>
  );
}
