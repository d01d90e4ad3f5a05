import type { Conversation } from '@parley/contract/conversations';
import type { Message } from '@parley/contract/messages';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useOffline } from '../../../../data/kept/state.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { Me } from '../me.ts';
import { useNow } from '../use-now.ts';
import { ThreadLine } from './thread-line.tsx';
import { threadRows } from './thread-rows.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { TypingLine, useTypists } from './typing-line.tsx';
import { useJump } from './use-jump.ts';
import { useMarkRead } from './use-mark-read.ts';
import type { Older } from './use-older.ts';
import { useThreadList } from './use-thread-list.ts';
import { useThreadTools } from './use-thread-tools.ts';
import type { Thread } from './use-thread.ts';
import { t } from './messages.ts';

const ImageViewer = lazy(() => import('./image-viewer.tsx'));

type ThreadMessagesProps = {
  conversation: Conversation;
  thread: Thread;
  /** The thread's messages, followed by those still on their way. */
  messages: readonly Message[];
  me: Me;
  /** A message's status instead of its caption, while it has one. */
  stateOf: (message: Message) => ReactNode;
};

/** The thread, or its skeleton or error. */
export function ThreadMessages(props: ThreadMessagesProps) {
  const { thread, messages } = props;
  const { isOffline } = useOffline();
  if (thread.isPending) return <ThreadSkeleton />;
  if (thread.isError && messages.length === 0) {
    return (
      <ErrorState
        className="flex-1"
        title={t('inbox.thread_failed')}
        {...(isOffline && { text: t('inbox.not_kept') })}
        retry={() => void thread.refetch()}
        busy={thread.isFetching}
      />
    );
  }
  return <ScrolledThread {...props} />;
}

/** Opens at its end, keeps its position while somebody reads, and loads older messages on scrolling up. */
function ScrolledThread({ conversation, thread, messages, me, stateOf }: ThreadMessagesProps) {
  const [isAtEnd, setAtEnd] = useState(true);
  const [image, setImage] = useState<string | null>(null);
  const now = useNow();
  const typists = useTypists(conversation.id, me);
  const newFrom = useMarkRead({ conversation, messages: thread.messages, isAtEnd });
  const rows = useMemo(() => threadRows(messages, newFrom), [messages, newFrom]);
  const newest = thread.messages.at(-1)?.seq ?? 0;
  const { older } = thread;
  const { box, list, onScroll, toEnd, show, ...view } = useThreadList({ rows, newest, hasOlder: older.hasMore, onNearTop: older.load });
  if (view.isAtEnd !== isAtEnd) setAtEnd(view.isAtEnd);
  const jump = useJump({ rows, older, show: show });
  const tools = useThreadTools({ conversation, messages, thread, jumpTo: jump.toMessage, openImage: setImage });

  const written = messages.length - thread.messages.length;
  const followOwn = useEffectEvent(toEnd);
  useEffect(() => {
    if (written > 0) followOwn();
  }, [written]);
  const missed = useMemo(
    () => (view.isAtEnd ? 0 : thread.messages.filter(({ seq, author_id }) => seq > view.read && author_id !== me.id).length),
    [view.isAtEnd, view.read, thread.messages, me.id],
  );
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        onScroll={onScroll}
        role="region"
        aria-label={t('inbox.messages', { name: conversation.customer_name })}
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain [overflow-anchor:none] focus-inside"
      >
        <ol className="relative mt-auto w-full shrink-0" style={{ height: list.getTotalSize() }}>
          <OlderLine older={older} isSeeking={jump.isSeeking} />
          {list.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <li
                key={key}
                ref={list.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={rows.length}
                className="absolute inset-x-0 top-0 px-[22px] max-md:px-4"
                style={{ transform: `translateY(${start}px)` }}
              >
                <ThreadLine row={row} me={me} now={now} marked={jump.marked} tools={tools} stateOf={stateOf} />
              </li>
            );
          })}
        </ol>
      </div>
      <TypingLine typists={typists} customerName={conversation.customer_name} conversationId={conversation.id} />
      {!view.isAtEnd && <ToEnd missed={missed} onClick={toEnd} />}
      {image !== null && (
        <Suspense>
          <Viewer messages={messages} shown={image} onShow={setImage} onClose={() => setImage(null)} onStale={tools.refreshAddress} />
        </Suspense>
      )}
    </div>
  );
}

type ViewerProps = {
  messages: readonly Message[];
  shown: string;
  onShow: (id: string) => void;
  onClose: () => void;
  onStale: (message: Message) => void;
};

/** The images of all loaded messages. */
function Viewer({ messages, onStale, ...viewer }: ViewerProps) {
  const images = useMemo(() => messages.flatMap(({ attachments }) => attachments.filter(({ kind }) => kind === 'image')), [messages]);
  const stale = (id: string) => {
    const message = messages.find(({ attachments }) => attachments.some((file) => file.id === id));
    if (message) onStale(message);
  };
  return <ImageViewer images={images} onStale={stale} {...viewer} />;
}

/** Above the oldest loaded message. */
function OlderLine({ older, isSeeking }: { older: Older; isSeeking: boolean }) {
  if (!older.hasMore) return null;
  return (
    <li className="absolute inset-x-0 top-2 flex h-8 items-center justify-center gap-2 text-xs text-ink-3">
      {older.hasFailed && t('inbox.older_failed')}
      {older.hasFailed ? (
        <Button onClick={older.retry}>{t('inbox.retry')}</Button>
      ) : (
        <Spinner label={isSeeking ? t('thread.seeking') : t('inbox.older')} />
      )}
    </li>
  );
}

/** Jumps to new messages that arrived while the thread is scrolled up. */
function ToEnd({ missed, onClick }: { missed: number; onClick: () => void }) {
  return (
    <Button className="absolute! inset-x-0 bottom-7 z-10 mx-auto w-fit animate-appear rounded-full!" icon={<ArrowDown />} onClick={onClick}>
      {missed > 0 ? t('inbox.new_messages', { count: missed }) : t('inbox.to_end')}
    </Button>
  );
}
