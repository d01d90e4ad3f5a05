import type { Conversation } from '@parley/contract/conversations';
import { listMessages } from '@parley/contract/inbox';
import { useEffect } from 'react';
import { queryClient } from '../../../data/query-client.ts';
import { ThreadHeader } from './thread/thread-header.tsx';
import { ThreadPane } from './thread/thread-pane.tsx';

type OpenProps = { conversation: Conversation; onShowCustomer: (() => void) | null; onBack: (() => void) | null };

/** A conversation's header, thread and composer. */
export default function OpenConversation({ conversation, onShowCustomer, onBack }: OpenProps) {
  const { erased } = conversation;
  // Threads in the cache don't receive changes to their rows, and would keep showing erased messages.
  useEffect(() => {
    if (erased) void queryClient.resetQueries({ queryKey: [listMessages.line] });
  }, [erased]);
  return (
    <>
      <ThreadHeader conversation={conversation} onShowCustomer={onShowCustomer} onBack={onBack} />
      {/* Erasing the customer remounts the thread, which drops the messages held in memory. */}
      <ThreadPane key={`${conversation.id} ${erased}`} conversation={conversation} />
    </>
  );
}
