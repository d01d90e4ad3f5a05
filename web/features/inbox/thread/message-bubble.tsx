import type { Message } from '@parley/contract/messages';
import { memo, type ReactNode, useMemo } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { Me } from '../me.ts';
import { AttachmentList } from './attachment-list.tsx';
import { captionOf, voiceOf } from './captions.ts';
import { DeliveryTick } from './delivery-tick.tsx';
import { Evidence } from './evidence.tsx';
import { MessageCard } from './message-card.tsx';
import { MessageMenu } from './message-menu.tsx';
import { MessageText } from './message-text.tsx';
import { Quote } from './quote.tsx';
import type { ThreadTools } from './thread-tools.ts';

type BubbleProps = {
  message: Message;
  /** The last of what one person said in one go carries the face and the time. */
  isLast: boolean;
  /** Just jumped to. */
  isMarked: boolean;
  me: Me;
  tools: ThreadTools;
  /** Stands instead of the caption. */
  state: ReactNode;
};

const lookOf = (message: Message) => {
  if (message.private) return 'border border-dashed border-line-strong text-ink';
  if (message.author === 'customer') return 'bg-hover text-ink';
  if (message.author === 'teammate') return 'bg-ink text-on-ink';
  return message.author === 'ai' ? 'bg-ai-soft text-ink shadow-[inset_0_0_0_1px_var(--ai-line)]' : 'border bg-surface text-ink';
};

/** One message; what the AI said hangs its evidence below. */
export const MessageBubble = memo(function MessageBubble({ message, isLast, isMarked, me, tools, state }: BubbleProps) {
  const isIncoming = message.author === 'customer';
  const isSignificant = isLast || message.ai !== null || message.status === 'failed' || message.status === 'cancelled';
  return (
    <div
      data-message={message.id}
      className={cx(
        'group/message flex max-w-[78%] items-end gap-[9px] max-md:max-w-[88%]',
        isIncoming ? 'me-auto w-fit' : 'ms-auto w-fit flex-row-reverse',
        isMarked && 'animate-appear rounded-lg outline-2 outline-offset-4 outline-line-strong',
      )}
    >
      {isIncoming && <Face name={voiceOf(message, me)} isShown={isLast} />}
      <div className={cx('flex min-w-0 flex-col', isIncoming ? 'items-start' : 'items-end')}>
        <span className="sr-only">{voiceOf(message, me)}: </span>
        <Words message={message} tools={tools} />
        {message.attachments.length > 0 && <AttachmentList message={message} tools={tools} />}
        {message.cards.length > 0 && (
          <div className="mt-1.5 grid max-w-full gap-1.5">
            {message.cards.map((card, index) => (
              <MessageCard key={index} card={card} />
            ))}
          </div>
        )}
        {message.ai && <Evidence sources={message.ai.sources} />}
        {state ?? (isSignificant && <Caption message={message} me={me} />)}
      </div>
      {message.seq > 0 && <MessageMenu message={message} tools={tools} />}
    </div>
  );
});

function Words({ message, tools }: Pick<BubbleProps, 'message' | 'tools'>) {
  const names = useMemo(() => message.mentions.flatMap((id) => tools.names.get(id) ?? []), [message.mentions, tools.names]);
  if (message.text === '' && message.quoted === null) return null;
  return (
    <div dir="auto" className={cx('max-w-full rounded-[13px] px-3 py-2 leading-normal wrap-anywhere whitespace-pre-wrap', lookOf(message))}>
      {message.quoted && <Quote message={message} quoted={message.quoted} onJump={tools.jumpTo} />}
      <MessageText text={message.text} names={names} />
    </div>
  );
}

const Face = ({ name, isShown }: { name: string; isShown: boolean }) =>
  isShown ? <Avatar name={name} className="max-md:hidden" /> : <span className="w-[26px] shrink-0 max-md:hidden" />;

function Caption({ message, me }: { message: Message; me: Me }) {
  return (
    <p
      title={formatDateTime(message.created_at)}
      className={cx('mt-1 flex items-center gap-1 text-xs tabular-nums', message.status === 'failed' ? 'text-bad' : 'text-ink-3')}
    >
      {captionOf(message, me)}
      {message.author !== 'customer' && !message.private && <DeliveryTick status={message.status} />}
    </p>
  );
}
