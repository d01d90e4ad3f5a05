import type { Message } from '@parley/contract/messages';
import type { ReactNode } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { formatDate } from '../../../../lib/format.ts';
import { isSameDay, startOfDay } from '../../../../lib/zoned-time.ts';
import type { Me } from '../me.ts';
import { ActivityLine } from './activity-line.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { ThreadRow } from './thread-rows.ts';
import type { ThreadTools } from './use-thread-tools.ts';
import { t } from './messages.ts';

type LineProps = {
  row: ThreadRow;
  me: Me;
  now: number;
  /** The message that was just jumped to. */
  marked: string | null;
  tools: ThreadTools;
  stateOf: (message: Message) => ReactNode;
};

/** One row of the thread, with spacing above that shows which rows belong together. */
export function ThreadLine({ row, me, now, marked, tools, stateOf }: LineProps) {
  const isClose = row.kind === 'message' && !row.isFirst;
  return (
    <div className={cx('flex flex-col', isClose ? 'pt-1.5' : 'pt-3.5 max-md:pt-[11px]')}>
      {row.kind === 'day' && <DayLine at={row.at} now={now} />}
      {row.kind === 'new' && <Divider words={t('thread.new_since')} />}
      {row.kind === 'merged' && <Divider words={t('thread.merged_from', { number: row.number })} />}
      {row.kind === 'activity' && <ActivityLine happenings={row.messages} me={me} addressOf={tools.addressOf} />}
      {row.kind === 'message' && (
        <MessageBubble
          message={row.message}
          isLast={row.isLast}
          isMarked={marked === row.message.id}
          me={me}
          tools={tools}
          state={stateOf(row.message)}
        />
      )}
    </div>
  );
}

const Divider = ({ words }: { words: string }) => (
  <p className="flex items-center gap-2 text-xs font-medium text-ink before:h-px before:flex-1 before:bg-ink/30 after:h-px after:flex-1 after:bg-ink/30">
    {words}
  </p>
);

function dayWords(at: string, now: number): string {
  if (isSameDay(new Date(at), new Date(now))) return t('inbox.today');
  return isSameDay(new Date(at), startOfDay(new Date(now), -1)) ? t('inbox.yesterday') : formatDate(at);
}

/** Divider at the start of a day. */
function DayLine({ at, now }: { at: string; now: number }) {
  return (
    <p className="self-center text-xs text-ink-3">
      <time dateTime={at.slice(0, 10)}>{dayWords(at, now)}</time>
    </p>
  );
}
