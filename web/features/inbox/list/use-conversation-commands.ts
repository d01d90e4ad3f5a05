import type { Conversation } from '@parley/contract/conversations';
import { type OfferedCommand, useOfferCommands } from '../../../lib/offered-commands.ts';
import { useDeeds } from '../use-deeds.ts';
import { t } from '../words.ts';

/** What can be done with the open conversation, in the search's window. */
export function useConversationCommands(conversation: Conversation | undefined): void {
  const { move, takeOver, returnToAi, pin, change, markUnread } = useDeeds(conversation ?? { id: '' });
  const commands: (OfferedCommand | false)[] = [];
  if (conversation) {
    const { actions, pinned, muted, customer_name: detail } = conversation;
    commands.push(
      actions.includes('take_over') && { name: t('inbox.take_over'), detail, run: takeOver },
      actions.includes('return_to_ai') && { name: t('inbox.return_to_ai'), detail, run: returnToAi },
      actions.includes('resolve') && { name: t('inbox.resolve'), detail, run: () => move({ status: 'resolved' }) },
      actions.includes('reopen') && { name: t('inbox.reopen'), detail, run: () => move({ status: 'open' }) },
      { name: pinned ? t('list.unpin') : t('list.pin'), detail, run: () => pin(!pinned) },
      actions.includes('mute') && { name: muted ? t('list.unmute') : t('list.mute'), detail, run: () => change({ muted: !muted }) },
      { name: t('list.mark_unread'), detail, run: markUnread },
    );
  }
  useOfferCommands(commands.filter((one) => one !== false));
}
