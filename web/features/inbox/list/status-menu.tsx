import type { ConversationStatus } from '@parley/contract/conversations';
import { conversationStatuses } from '@parley/contract/conversations';
import Check from 'lucide-react/icons/check';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { LayerProps } from '../../../ui/on-demand.tsx';
import { t } from '../words.ts';

/** One status, or any. */
export type StatusChoice = ConversationStatus | '';
type MenuProps = LayerProps & { status: StatusChoice; onChange: (status: StatusChoice) => void };

const choices: StatusChoice[] = ['', ...conversationStatuses];

/** The statuses the list can be narrowed to. */
export default function StatusMenu({ status, onChange, ...layer }: MenuProps) {
  return (
    <Menu align="end" {...layer}>
      {choices.map((choice) => (
        <MenuItem key={choice} onSelect={() => onChange(choice)} icon={choice === status ? <Check /> : <span className="size-[15px]" />}>
          {t(choice ? `inbox.status_${choice}` : 'inbox.status_any')}
        </MenuItem>
      ))}
    </Menu>
  );
}
