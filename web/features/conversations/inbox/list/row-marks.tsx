import type { Conversation } from '@parley/contract/conversations';
import BellOff from 'lucide-react/icons/bell-off';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import Eye from 'lucide-react/icons/eye';
import PencilLine from 'lucide-react/icons/pencil-line';
import Pin from 'lucide-react/icons/pin';
import type { ReactNode } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { TagDot } from '../../../../ui/tag-dot.tsx';
import { useViewers } from '../viewers.ts';
import { t } from '../messages.ts';

/** An icon's meaning, as a tooltip and for screen readers. */
const Mark = ({ words, children }: { words: string; children: ReactNode }) => (
  <span title={words} className="inline-flex shrink-0 [&>.lucide]:size-3">
    {children}
    <span className="sr-only">{words}</span>
  </span>
);

const priorityIcons = { low: <ChevronDown aria-hidden />, high: <ChevronUp aria-hidden />, urgent: <ChevronsUp aria-hidden /> };

/** Only values other than the default are marked. */
export const PriorityMark = ({ priority }: Pick<Conversation, 'priority'>) =>
  priority === 'normal' ? null : <Mark words={t(`list.priority_${priority}`)}>{priorityIcons[priority]}</Mark>;

/** Before the time: viewers, pinned, muted. */
export function Marks({ conversation: { id, pinned, muted } }: { conversation: Pick<Conversation, 'id' | 'pinned' | 'muted'> }) {
  return (
    <>
      <ViewersMark conversationId={id} />
      {muted && (
        <Mark words={t('list.muted')}>
          <BellOff aria-hidden />
        </Mark>
      )}
      {pinned && (
        <Mark words={t('list.pinned')}>
          <Pin aria-hidden />
        </Mark>
      )}
    </>
  );
}

/** An eye for a colleague viewing the conversation, a pencil for one writing in it. */
function ViewersMark({ conversationId }: { conversationId: string }) {
  const viewers = useViewers(conversationId);
  if (viewers.length === 0) return null;
  const typing = viewers.filter((viewer) => viewer.isTyping);
  const names = (typing.length > 0 ? typing : viewers).map((viewer) => viewer.name).join(', ');
  return typing.length > 0 ? (
    <Mark words={t('list.typing', { names })}>
      <PencilLine aria-hidden className="text-ink" />
    </Mark>
  ) : (
    <Mark words={t('list.viewing', { names })}>
      <Eye aria-hidden className="text-ink-2" />
    </Mark>
  );
}

const maxDots = 3;
/** In px; the dots always have their room. */
const dot = 7;
const gap = 6;

/** Tag dots, with names where there is room; in a narrow row one name may be truncated, several would be unreadable. */
export function RowTags({ tags }: Pick<Conversation, 'tags'>) {
  if (tags.length === 0) return null;
  const shown = tags.slice(0, maxDots);
  return (
    <span
      style={{ minWidth: shown.length * (dot + gap) - (tags.length > maxDots ? 0 : gap) }}
      className="ms-auto flex shrink-[1000] items-center justify-end gap-1.5 overflow-hidden text-ink-3"
    >
      {shown.map(({ id, name, colour }) => (
        // A name that does not fit wraps to a second line, which is hidden.
        <span key={id} title={name} className="inline-flex h-4 min-w-[7px] flex-wrap content-start gap-x-1 overflow-hidden">
          <TagDot colour={colour} className="my-[4.5px]" />
          <span className={cx('leading-4 whitespace-nowrap', shown.length > 1 && '@max-lg:sr-only')}>{name}</span>
        </span>
      ))}
      {tags.length > maxDots && <span className="truncate">{t('list.more_tags', { count: tags.length - maxDots })}</span>}
    </span>
  );
}
