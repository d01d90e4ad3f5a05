import { plainWords } from '@parley/contract/marks';
import type { Message, MessageStatus } from '@parley/contract/messages';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { memo, type ReactElement, type ReactNode, useMemo } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { formatDateTime } from '../../../../lib/format.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { onDemand } from '../../../../ui/on-demand.tsx';
import type { Me } from '../me.ts';
import { AttachmentList } from './attachment-list.tsx';
import { captionOf, authorName } from './captions.ts';
import { Evidence } from './evidence.tsx';
import { MessageCard } from './message-card.tsx';
import { MessageText } from './message-text.tsx';
import type { ThreadTools } from './use-thread-tools.ts';
import { t } from './messages.ts';

type BubbleProps = {
  message: Message;
  /** The last of an author's group shows the avatar and the time. */
  isLast: boolean;
  /** The target of the last jump. */
  isMarked: boolean;
  me: Me;
  tools: ThreadTools;
  /** Replaces the caption. */
  state: ReactNode;
};

const lookOf = (message: Message) => {
  if (message.private) return 'border border-dashed border-line-strong text-ink';
  if (message.author === 'customer') return 'bg-hover text-ink';
  if (message.author === 'teammate') return 'bg-ink text-on-ink';
  return message.author === 'ai' ? 'bg-ai-soft text-ink shadow-[inset_0_0_0_1px_var(--ai-line)]' : 'border bg-surface text-ink';
};

/** One message; an answer of the AI shows its evidence below. */
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
      {isIncoming && <Face name={authorName(message, me)} isShown={isLast} />}
      <div className={cx('flex min-w-0 flex-col', isIncoming ? 'items-start' : 'items-end')}>
        <span className="sr-only">{authorName(message, me)}: </span>
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
        {message.suggested_from.length > 0 && (
          <div className="mt-1.5 text-xs text-ink-3">
            <p className="text-end">{t('inbox.suggested_from')}</p>
            <Evidence sources={message.suggested_from} />
          </div>
        )}
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

type QuoteProps = { message: Message; quoted: NonNullable<Message['quoted']>; onJump: (messageId: string) => void };

/** The start of the quoted message; a click jumps to it. */
function Quote({ message, quoted, onJump }: QuoteProps) {
  const name = quoted.author_name ?? t('thread.quoted_somebody');
  const target = message.in_reply_to;
  const words = plainWords(quoted.text);
  return (
    <button
      type="button"
      disabled={target === null}
      onClick={() => target !== null && onJump(target)}
      className="mb-1 block w-full min-w-0 rounded-xs border-s-2 border-current/40 ps-2 text-start text-sm opacity-80 hover:opacity-100"
    >
      <span className="sr-only">{t('thread.quoted')} </span>
      <b className="block truncate">{name}</b>
      <span className="line-clamp-2 whitespace-normal">{words}</span>
    </button>
  );
}

const MessageItems = onDemand('menu', () => import('./message-items.tsx'));

/** Actions beside a message that is hovered or focused. */
function MessageMenu({ message, tools }: { message: Message; tools: ThreadTools }) {
  const button = (
    <IconButton
      label={t('thread.message_menu')}
      icon={<Ellipsis />}
      className="self-center opacity-0 transition-opacity group-hover/message:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-60"
    />
  );
  return <MessageItems trigger={button} message={message} tools={tools} />;
}

const look = 'size-3!';
const ticks: Record<MessageStatus, ReactElement> = {
  queued: <Clock aria-hidden className={look} />,
  sending: <Clock aria-hidden className={look} />,
  sent: <Check aria-hidden className={look} />,
  delivered: <CheckCheck aria-hidden className={look} />,
  read: <CheckCheck aria-hidden className={`${look} text-ink`} />,
  failed: <CircleAlert aria-hidden className={look} />,
  cancelled: <Ban aria-hidden className={look} />,
};

/** The delivery status as an icon; the word stands beside it. */
const DeliveryTick = ({ status }: { status: MessageStatus }) => ticks[status];
