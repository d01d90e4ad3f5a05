import { type Conversation, priorities } from '@parley/contract/conversations';
import Check from 'lucide-react/icons/check';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { useActionsOnAny } from '../use-conversation-actions.ts';
import { t } from './messages.ts';

/** Most urgent first, as in the list. */
const choices = priorities.toReversed();

export default function PriorityLayer({ conversation, ...layer }: LayerProps & { conversation: Conversation }) {
  const { prioritize } = useActionsOnAny();
  return (
    <Menu align="end" {...layer}>
      {choices.map((priority) => (
        <MenuItem
          key={priority}
          icon={priority === conversation.priority ? <Check /> : <span className="size-[15px]" />}
          onSelect={() => prioritize(conversation, priority)}
        >
          {t(`thread.priority_${priority}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
