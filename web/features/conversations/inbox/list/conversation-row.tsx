import type { Conversation } from '@parley/contract/conversations';
import Hand from 'lucide-react/icons/hand';
import Sparkles from 'lucide-react/icons/sparkles';
import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../../lib/cx.ts';
import { formatDateTime, formatRelative, formatSince } from '../../../../lib/format.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { RowFocus } from '../../../../ui/virtual-list.tsx';
import type { Me } from '../me.ts';
import { clockOf, type Handler, handlerOf, shownWords, waitOf } from './handler.ts';
import { Marks, PriorityMark, RowTags } from './row-marks.tsx';
import { useLongPress } from './use-long-press.ts';
import { t } from '../messages.ts';
import { mediaQuery } from '../../../../lib/browser.ts';

/** Three lines and the divider, in px. */
export const rowHeight = 80;

const colours: Record<Handler['tone'], string> = { human: 'text-human', ai: 'text-ai', neutral: 'text-ink-3' };
const icons = { human: <Hand aria-hidden />, ai: <Sparkles aria-hidden />, neutral: null };

type RowProps = {
  conversation: Conversation;
  /** The address that opens it. */
  to: string;
  isOpen: boolean;
  /** Whether the row is selected. */
  isChosen: boolean;
  /** Checkboxes are shown, and on a phone the whole row is one. */
  isSelecting: boolean;
  mayChoose: boolean;
  /** The same function for every row, or each would render again; `reaches` is true with Shift. */
  onChoose: (id: string, reaches: boolean) => void;
  me: Me;
  now: number;
  tabIndex: RowFocus['tabIndex'];
};

/** One conversation in three lines: customer and wait, their words, handler. Memoized, so it renders only when one of its props changes. */
export const ConversationRow = memo(function ConversationRow(props: RowProps) {
  const { conversation, to, isOpen, isChosen, isSelecting, mayChoose, onChoose, me, now, tabIndex } = props;
  const longPress = useLongPress(() => onChoose(conversation.id, false));
  const click = (event: MouseEvent) => {
    const isBox = event.shiftKey || (isSelecting && !mediaQuery('(hover: hover)').matches);
    if (isBox || longPress.wasLong()) event.preventDefault();
    if (isBox && !longPress.wasLong()) onChoose(conversation.id, event.shiftKey);
  };
  return (
    <div className="group @container relative">
      <Link
        to={to}
        tabIndex={tabIndex}
        data-row-focus=""
        data-conversation={conversation.id}
        aria-current={isOpen ? 'true' : undefined}
        onClick={click}
        {...longPress.handlers}
        className={cx(
          // A long press selects the row, so it must not select text.
          '[-webkit-touch-callout:none] pointer-coarse:select-none',
          'focus-inside grid grid-cols-[1fr_auto] gap-x-2.5 gap-y-px border-b px-4 py-3 md:grid-cols-[26px_1fr_auto] md:px-3 md:py-2.5',
          isSelecting && 'max-md:ps-12',
          isChosen || isOpen ? 'bg-selected' : 'hover:bg-hover',
        )}
      >
        <Avatar
          name={conversation.customer_name}
          className={cx(
            'row-span-3 mt-0.5 max-md:hidden',
            isSelecting && 'invisible',
            mayChoose && 'group-focus-within:invisible group-hover:invisible',
          )}
        />
        <span className="flex min-w-0 items-center gap-1.5">
          <b className={cx('truncate', !conversation.unread && 'font-medium')}>
            <bdi>{conversation.customer_name}</bdi>
            {conversation.unread && <UnreadDot />}
          </b>
          <PriorityMark priority={conversation.priority} />
        </span>
        <span className="flex items-center gap-1.5 text-xs text-ink-3">
          <Marks conversation={conversation} />
          <RowTime conversation={conversation} now={now} />
        </span>
        <span dir="auto" className={cx('col-span-2 truncate', conversation.unread ? 'text-ink' : 'text-ink-2')}>
          {shownWords(conversation, me.name)}
        </span>
        <HandlerLine conversation={conversation} me={me} now={now} />
      </Link>
      {mayChoose && (
        <Checkbox
          label={t('list.select', { name: conversation.customer_name })}
          hideLabel
          tabIndex={tabIndex}
          checked={isChosen}
          // The click event knows about Shift, the change event doesn't.
          onClick={(event) => onChoose(conversation.id, event.shiftKey)}
          onChange={stays}
          className={cx(
            'absolute! start-[18px] top-[15px] md:start-[18px] md:top-[13px]',
            !isSelecting && 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-md:hidden',
          )}
        />
      )}
    </div>
  );
});

/** The list controls the checkbox. */
const stays = () => {};

const UnreadDot = () => (
  <span title={t('list.unread_by_you')}>
    <span aria-hidden className="ms-1.5 inline-block size-1.5 rounded-full bg-human align-[2px]" />
    <span className="sr-only">, {t('inbox.unread')}</span>
  </span>
);

/** How long the customer has been waiting, otherwise when something was last said. */
function RowTime({ conversation, now }: Pick<RowProps, 'conversation' | 'now'>) {
  const wait = waitOf(conversation);
  const at = wait ?? conversation.last_message?.at ?? conversation.last_activity_at;
  if (wait === null)
    return (
      <time dateTime={at} title={formatDateTime(at)} className="tabular-nums">
        {formatRelative(at, now)}
      </time>
    );
  return (
    <time dateTime={at} title={t('list.waiting_since', { time: formatDateTime(at) })} className="font-medium text-human tabular-nums">
      {t('list.waits', { time: formatSince(at, now) })}
    </time>
  );
}

function HandlerLine({ conversation, me, now }: Pick<RowProps, 'conversation' | 'me' | 'now'>) {
  const handler = handlerOf(conversation, me.id);
  const rest = [t(`channel.${conversation.channel}`), clockOf(conversation, now)].filter((word) => word !== null);
  return (
    <span className={cx('col-span-2 mt-[3px] flex min-w-0 items-center gap-1 text-xs tabular-nums', colours[handler.tone])}>
      <span
        className={cx(
          'inline-flex max-w-[60%] shrink-0 items-center gap-[5px] [&>.lucide]:size-3',
          handler.tone !== 'neutral' && 'font-medium',
        )}
      >
        {icons[handler.tone]}
        <span className="truncate">{handler.words}</span>
      </span>
      <span className="truncate md:text-ink-3">· {rest.join(' · ')}</span>
      <RowTags tags={conversation.tags} />
    </span>
  );
}
