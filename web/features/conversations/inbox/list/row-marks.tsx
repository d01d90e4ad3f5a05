import type { Conversation } from '@parley/contract/conversations';
import BellOff from 'lucide-react/icons/bell-off';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import Eye from 'lucide-react/icons/eye';
import PencilLine from 'lucide-react/icons/pencil-line';
import Pin from 'lucide-react/icons/pin';
import type { ReactNode } from 'react';
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

/** The first tag with its name, and how many more; pointing at it shows all names. */
export function RowTags({ tags }: Pick<Conversation, 'tags'>) {
  const [first, ...others] = tags;
  if (!first) return null;
  return (
    <span
      title={tags.map(({ name }) => name).join(', ')}
      className="ms-auto flex min-w-[7px] shrink-[1000] items-center gap-1.5 overflow-hidden text-ink-3"
    >
      <TagDot colour={first.colour} className="shrink-0" />
      <span className="min-w-0 truncate">{first.name}</span>
      {others.length > 0 && (
        <span className="shrink-0">
          <span aria-hidden>{t('list.more_tags', { count: others.length })}</span>
          <span className="sr-only">, {others.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
    </span>
  );
}
