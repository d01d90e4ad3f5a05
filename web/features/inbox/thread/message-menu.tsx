import type { Message } from '@parley/contract/messages';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { IconButton } from '../../../ui/icon-button.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import type { ThreadTools } from './thread-tools.ts';
import { t } from './words.ts';

const MessageItems = onDemand('menu', () => import('./message-items.tsx'));

/** Beside a message when it is pointed at or focused: what to do with it. */
export function MessageMenu({ message, tools }: { message: Message; tools: ThreadTools }) {
  const button = (
    <IconButton
      label={t('thread.message_menu')}
      icon={<Ellipsis />}
      className="self-center opacity-0 transition-opacity group-hover/message:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-60"
    />
  );
  return <MessageItems trigger={button} message={message} tools={tools} />;
}
