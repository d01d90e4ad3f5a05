import type { Conversation } from '@parley/contract/conversations';
import { Menu } from '../../../ui/menu.tsx';
import type { LayerProps } from '../../../ui/on-demand.tsx';
import { useDeeds } from '../use-deeds.ts';
import { SetAsideItems } from './set-aside-items.tsx';

/** Until when the conversation can wait. */
export default function SetAsideLayer({ conversation, ...layer }: LayerProps & { conversation: Conversation }) {
  const { move } = useDeeds(conversation);
  return (
    <Menu align="end" {...layer}>
      <SetAsideItems conversation={conversation} move={move} />
    </Menu>
  );
}
