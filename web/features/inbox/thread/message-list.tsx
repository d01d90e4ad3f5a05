import type { Message } from '@parley/contract/messages';
import { type ReactNode, useMemo } from 'react';
import type { Me } from '../me.ts';
import { useNow } from '../use-now.ts';
import { ActivityLine } from './activity-line.tsx';
import { DayLine } from './day-line.tsx';
import { groupMessages, keyOf, type ThreadItem } from './group-messages.ts';
import { MessageBubble } from './message-bubble.tsx';

type MessageListProps = {
  messages: readonly Message[];
  me: Me;
  /** What a message says instead of its caption, when it has more to say; otherwise null. */
  stateOf: (message: Message) => ReactNode;
};

/** The thread's lines, oldest first. */
export function MessageList({ messages, me, stateOf }: MessageListProps) {
  const items = useMemo(() => groupMessages(messages), [messages]);
  const now = useNow();
  return (
    <ol className="flex flex-col gap-3.5 max-md:gap-[11px]">
      {items.map((item) => (
        <li key={item.key} className="flex flex-col gap-1.5">
          <Item item={item} me={me} now={now} stateOf={stateOf} />
        </li>
      ))}
    </ol>
  );
}

type ItemProps = Pick<MessageListProps, 'me' | 'stateOf'> & { item: ThreadItem; now: number };

function Item({ item, me, now, stateOf }: ItemProps) {
  if (item.kind === 'day') return <DayLine at={item.at} now={now} />;
  if (item.kind === 'activity') return <ActivityLine happenings={item.messages} me={me} />;
  return item.messages.map((message, index) => (
    <MessageBubble key={keyOf(message)} message={message} isLast={index === item.messages.length - 1} me={me} state={stateOf(message)} />
  ));
}
