import type { Conversation } from '@parley/contract/conversations';
import { listMessages } from '@parley/contract/inbox';
import MessageCircleX from 'lucide-react/icons/message-circle-x';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useEffect } from 'react';
import { queryClient } from '../../../data/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useReadNotificationsOf } from '../../automation/notifications/index.ts';
import { useConversation } from './data.ts';
import { heldInLists } from './show-changed.ts';
import { ThreadHeader } from './thread/thread-header.tsx';
import { ThreadPane } from './thread/thread-pane.tsx';
import { ThreadSkeleton } from './thread/thread-skeleton.tsx';
import { t } from './words.ts';

type PaneProps = { conversationId: string; onShowCustomer: (() => void) | null; onBack: (() => void) | null; onClear: () => void };

/** The conversation the address names: itself, its shape while it comes, or why it is not here. */
export function ConversationPane({ conversationId, onShowCustomer, onBack, onClear }: PaneProps) {
  const read = useConversation(conversationId);
  useReadNotificationsOf(conversationId);
  if (conversationId === '')
    return <EmptyState className="my-auto" icon={<MessagesSquare />} title={t('inbox.choose')} text={t('inbox.choose_text')} />;
  // Also while it is open: what was moved out of one's sight is not shown on.
  if (read.isError && isUnknown(read.error.status)) {
    const step = <Button onClick={onClear}>{t('inbox.back')}</Button>;
    return (
      <EmptyState className="my-auto" icon={<MessageCircleX />} title={t('inbox.missing')} text={t('inbox.missing_text')} action={step} />
    );
  }
  // Until it is read, the list knows it well enough to begin with; a dead network takes nothing away that is being written in it.
  const known = read.data ?? heldInLists(conversationId);
  if (known) return <OpenConversation conversation={known} onShowCustomer={onShowCustomer} onBack={onBack} />;
  if (!read.isError) return <ComingConversation />;
  return <ErrorState className="my-auto" title={t('inbox.thread_failed')} retry={() => void read.refetch()} busy={read.isFetching} />;
}

/** Not there, another shop's, or no id at all. */
const isUnknown = (status: number) => status === 404 || status === 422 || status === 400;

function OpenConversation({
  conversation,
  onShowCustomer,
  onBack,
}: Omit<PaneProps, 'conversationId' | 'onClear'> & { conversation: Conversation }) {
  const { erased } = conversation;
  // What was read of threads before is not told of changes to its rows, and would go on showing what is gone.
  useEffect(() => {
    if (erased) void queryClient.resetQueries({ queryKey: [listMessages.line] });
  }, [erased]);
  return (
    <>
      <ThreadHeader conversation={conversation} onShowCustomer={onShowCustomer} onBack={onBack} />
      {/* Once its customer is erased, what this window holds of the thread is let go of as well. */}
      <ThreadPane key={`${conversation.id} ${erased}`} conversation={conversation} />
    </>
  );
}

/** The conversation's shape. */
export const ComingConversation = () => (
  <>
    <div className="h-[89px] shrink-0 border-b max-md:h-[107px]" />
    <ThreadSkeleton />
  </>
);
