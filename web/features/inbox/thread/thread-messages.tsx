import type { Conversation } from '@parley/contract/conversations';
import type { Message } from '@parley/contract/messages';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { Me } from '../me.ts';
import { useLoadMore } from '../use-load-more.ts';
import { MessageList } from './message-list.tsx';
import { OlderMessages } from './older-messages.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { TypingLine } from './typing-line.tsx';
import { useMarkRead } from './use-mark-read.ts';
import type { useThread } from './use-thread.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import { useTypists } from './use-typists.ts';
import { t } from '../words.ts';

type ThreadMessagesProps = {
  conversation: Conversation;
  thread: ReturnType<typeof useThread>;
  /** The thread's messages and, after them, what is still on its way. */
  messages: readonly Message[];
  me: Me;
  /** What a message says instead of its caption, when it has more to say. */
  stateOf: (message: Message) => ReactNode;
};

/** The thread, or what stands in for it until it is there. */
export function ThreadMessages(props: ThreadMessagesProps) {
  const { thread, messages } = props;
  if (thread.isPending) return <ThreadSkeleton />;
  if (thread.isError && messages.length === 0) {
    return <ErrorState className="flex-1" title={t('inbox.thread_failed')} retry={() => void thread.refetch()} busy={thread.isFetching} />;
  }
  return <ScrolledThread {...props} />;
}

/** Opens at its end, stays where one reads, and fetches what is older on the way up. */
function ScrolledThread({ conversation, thread, messages, me, stateOf }: ThreadMessagesProps) {
  const loadOlder = useLoadMore(thread);
  const [oldest, newest] = [thread.messages[0]?.seq ?? 0, thread.messages.at(-1)?.seq ?? 0];
  const { box, content, onScroll, isAtEnd, read, toEnd } = useThreadScroll({ oldest, newest, onNearTop: loadOlder });
  const typists = useTypists(conversation.id, me);
  useMarkRead(conversation.id, thread.messages, isAtEnd);
  const written = messages.length - thread.messages.length;
  const followOwn = useEffectEvent(toEnd);
  useEffect(() => {
    if (written > 0) followOwn();
  }, [written]);
  const missed = thread.messages.filter((message) => message.seq > read && message.author_id !== me.id).length;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        onScroll={onScroll}
        role="region"
        aria-label={t('inbox.messages', { name: conversation.customer_name })}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-inside"
      >
        <div ref={content} className="flex min-h-full flex-col justify-end gap-3.5 px-[22px] pt-[18px] pb-1 max-md:px-4">
          <OlderMessages hasMore={thread.hasMore} hasFailed={thread.isFetchNextPageError} onRetry={() => void thread.fetchNextPage()} />
          <MessageList messages={messages} me={me} stateOf={stateOf} />
        </div>
      </div>
      <TypingLine typists={typists} customerName={conversation.customer_name} />
      {!isAtEnd && <ToEnd missed={missed} onClick={toEnd} />}
    </div>
  );
}

/** While one reads further up, what came since waits behind this. */
function ToEnd({ missed, onClick }: { missed: number; onClick: () => void }) {
  return (
    <Button className="absolute! inset-x-0 bottom-7 z-10 mx-auto w-fit animate-appear rounded-full!" icon={<ArrowDown />} onClick={onClick}>
      {missed > 0 ? t('inbox.new_messages', { count: missed }) : t('inbox.to_end')}
    </Button>
  );
}
