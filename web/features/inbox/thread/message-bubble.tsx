import type { Message } from '@parley/contract/messages';
import { memo, type ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { Me } from '../me.ts';
import { captionOf, voiceOf } from './captions.ts';
import { Evidence } from './evidence.tsx';
import { MessageCard } from './message-card.tsx';
import { MessageText } from './message-text.tsx';

type BubbleProps = {
  message: Message;
  /** The last of what one person said in one go carries the face and the time. */
  isLast: boolean;
  me: Me;
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
export const MessageBubble = memo(function MessageBubble({ message, isLast, me, state }: BubbleProps) {
  const isIncoming = message.author === 'customer';
  const isSignificant = isLast || message.ai !== null || message.status === 'failed' || message.status === 'cancelled';
  return (
    <div className={cx('flex max-w-[74%] items-end gap-[9px] max-md:max-w-[82%]', isIncoming ? 'self-start' : 'self-end')}>
      {isIncoming && <Face name={voiceOf(message, me)} isShown={isLast} />}
      <div className={cx('flex min-w-0 flex-col', isIncoming ? 'items-start' : 'items-end')}>
        {message.text !== '' && (
          <div
            dir="auto"
            className={cx('max-w-full rounded-[13px] px-3 py-2 leading-normal wrap-anywhere whitespace-pre-wrap', lookOf(message))}
          >
            <span className="sr-only">{voiceOf(message, me)}: </span>
            <MessageText text={message.text} />
          </div>
        )}
        {message.cards.length > 0 && (
          <div className="mt-1.5 grid max-w-full gap-1.5">
            {message.cards.map((card) => (
              <MessageCard key={card.type === 'product' ? card.product_id : card.order_id} card={card} />
            ))}
          </div>
        )}
        {message.ai && <Evidence sources={message.ai.sources} />}
        {state ?? (isSignificant && <Caption message={message} me={me} />)}
      </div>
    </div>
  );
});

const Face = ({ name, isShown }: { name: string; isShown: boolean }) =>
  isShown ? <Avatar name={name} className="max-md:hidden" /> : <span className="w-[26px] shrink-0 max-md:hidden" />;

function Caption({ message, me }: { message: Message; me: Me }) {
  return (
    <p
      title={formatDateTime(message.created_at)}
      className={cx('mt-1 text-xs tabular-nums', message.status === 'failed' ? 'text-bad' : 'text-ink-3')}
    >
      {captionOf(message, me)}
    </p>
  );
}
