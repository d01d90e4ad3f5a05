import MessageCircleX from 'lucide-react/icons/message-circle-x';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { lazy, Suspense } from 'react';
import { useOffline } from '../../../data/kept/state.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useReadNotificationsOf } from '../../automation/notifications/index.ts';
import { useConversation } from './data.ts';
import { cachedInLists } from './show-changed.ts';
import { ThreadSkeleton } from './thread/thread-skeleton.tsx';
import { t } from './messages.ts';

/** Thread and composer, which the inbox doesn't need to show its list. */
export const loadOpenConversation = () => import('./open-conversation.tsx');
const OpenConversation = lazy(loadOpenConversation);

type PaneProps = { conversationId: string; onShowCustomer: (() => void) | null; onBack: (() => void) | null; onClear: () => void };

/** The conversation named by the address: itself, its skeleton while it loads, or why it can't be shown. */
export function ConversationPane({ conversationId, onShowCustomer, onBack, onClear }: PaneProps) {
  const read = useConversation(conversationId);
  const { isOffline } = useOffline();
  useReadNotificationsOf(conversationId);
  if (conversationId === '')
    return <EmptyState className="my-auto" icon={<MessagesSquare />} title={t('inbox.choose')} text={t('inbox.choose_text')} />;
  // Also while it is open: a conversation that left this teammate's visibility disappears.
  if (read.isError && isUnknown(read.error.status)) {
    const step = <Button onClick={onClear}>{t('inbox.back')}</Button>;
    return (
      <EmptyState className="my-auto" icon={<MessageCircleX />} title={t('inbox.missing')} text={t('inbox.missing_text')} action={step} />
    );
  }
  // Until it loads, the list's copy is enough to start with; and going offline must not remove a conversation somebody is writing in.
  const known = read.data ?? cachedInLists(conversationId);
  if (known)
    return (
      <Suspense fallback={<ComingConversation />}>
        <OpenConversation conversation={known} onShowCustomer={onShowCustomer} onBack={onBack} />
      </Suspense>
    );
  if (!read.isError) return <ComingConversation />;
  return (
    <ErrorState
      className="my-auto"
      title={t('inbox.thread_failed')}
      {...(isOffline && { text: t('inbox.not_kept') })}
      retry={() => void read.refetch()}
      busy={read.isFetching}
    />
  );
}

/** The conversation doesn't exist, belongs to another shop, or the id is malformed. */
const isUnknown = (status: number) => status === 404 || status === 422 || status === 400;

/** The conversation's skeleton. */
export const ComingConversation = () => (
  <>
    <div className="h-[89px] shrink-0 border-b max-md:h-[107px]" />
    <ThreadSkeleton />
  </>
);
