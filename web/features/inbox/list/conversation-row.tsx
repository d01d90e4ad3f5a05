import type { Conversation } from '@parley/contract/conversations';
import Hand from 'lucide-react/icons/hand';
import Sparkles from 'lucide-react/icons/sparkles';
import { memo } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { formatDateTime, formatRelative } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { RowFocus } from '../../../ui/virtual-list.tsx';
import type { Me } from '../me.ts';
import { clockOf, type Holder, holderOf, wordsOf } from './holder.ts';
import { t } from '../words.ts';

/** As drawn: three lines and the hairline, in px. */
export const rowHeight = 80;

const colours: Record<Holder['tone'], string> = { human: 'text-human', ai: 'text-ai', neutral: 'text-ink-3' };
const icons = { human: <Hand aria-hidden />, ai: <Sparkles aria-hidden />, neutral: null };

type RowProps = {
  conversation: Conversation;
  /** Where it opens. */
  to: string;
  isSelected: boolean;
  me: Me;
  now: number;
  tabIndex: RowFocus['tabIndex'];
};

/** One conversation in three lines: who, what was said, who holds it. Drawn anew only when one of them changes. */
export const ConversationRow = memo(function ConversationRow({ conversation, to, isSelected, me, now, tabIndex }: RowProps) {
  const at = conversation.last_message?.at ?? conversation.last_activity_at;
  return (
    <Link
      to={to}
      tabIndex={tabIndex}
      data-row-focus=""
      aria-current={isSelected ? 'true' : undefined}
      className={cx(
        'focus-inside grid grid-cols-[1fr_auto] gap-x-2.5 gap-y-px border-b px-4 py-3 md:grid-cols-[26px_1fr_auto] md:px-3 md:py-2.5',
        isSelected ? 'bg-selected' : 'hover:bg-hover',
      )}
    >
      <Avatar name={conversation.customer_name} className="row-span-3 mt-0.5 max-md:hidden" />
      <b className="truncate">
        <bdi>{conversation.customer_name}</bdi>
        {conversation.unread && <UnreadDot />}
      </b>
      <time dateTime={at} title={formatDateTime(at)} className="text-xs text-ink-3 tabular-nums">
        {formatRelative(at, now)}
      </time>
      <span dir="auto" className="col-span-2 truncate text-ink-2">
        {wordsOf(conversation.last_message, me.name)}
      </span>
      <HolderLine conversation={conversation} me={me} now={now} />
    </Link>
  );
});

const UnreadDot = () => (
  <>
    <span aria-hidden className="ms-1.5 inline-block size-1.5 rounded-full bg-human align-[2px]" />
    <span className="sr-only">, {t('inbox.unread')}</span>
  </>
);

function HolderLine({ conversation, me, now }: Pick<RowProps, 'conversation' | 'me' | 'now'>) {
  const holder = holderOf(conversation, me.id);
  const rest = [t(`inbox.channel_${conversation.channel}`), clockOf(conversation, now)].filter((word) => word !== null);
  return (
    <span className={cx('col-span-2 mt-[3px] flex min-w-0 items-center gap-2 text-xs tabular-nums max-md:gap-1', colours[holder.tone])}>
      <span
        className={cx(
          'inline-flex max-w-[60%] shrink-0 items-center gap-[5px] [&>.lucide]:size-3',
          holder.tone !== 'neutral' && 'font-medium',
        )}
      >
        {icons[holder.tone]}
        <span className="truncate">{holder.words}</span>
      </span>
      <span className="truncate md:text-ink-3">· {rest.join(' · ')}</span>
    </span>
  );
}
