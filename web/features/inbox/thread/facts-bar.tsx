import type { Conversation } from '@parley/contract/conversations';
import BellOff from 'lucide-react/icons/bell-off';
import Pin from 'lucide-react/icons/pin';
import ShieldBan from 'lucide-react/icons/shield-ban';
import type { ReactElement, ReactNode } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { StatusDot, type StatusTone } from '../../../ui/status-dot.tsx';
import { AssignMenu } from './assign-menu.tsx';
import { BrandMenu } from './brand-menu.tsx';
import { PriorityMenu } from './priority-menu.tsx';
import { SubjectField } from './subject-field.tsx';
import { TagsMenu } from './tags-menu.tsx';
import { t } from './words.ts';

type FactsProps = {
  conversation: Conversation;
  /** What stands first where the line above has no room for it. */
  children: ReactNode;
};

/** The line under the name: number, status, subject, and who, how urgent, about what. On a phone it is drawn sideways. */
export function FactsBar({ conversation, children }: FactsProps) {
  return (
    <div
      role="group"
      aria-label={t('thread.facts')}
      className="flex h-9 items-center gap-2 border-t px-4 text-sm max-md:h-12 max-md:overflow-x-auto max-md:px-3 max-md:[scrollbar-width:none]"
    >
      {children}
      <span className="shrink-0 text-ink-3 tabular-nums">{t('thread.number', { number: conversation.number })}</span>
      <Status conversation={conversation} />
      <Marks conversation={conversation} />
      <SubjectField conversation={conversation} />
      <span className="ms-auto flex shrink-0 items-center gap-0.5">
        <BrandMenu conversation={conversation} />
        <AssignMenu conversation={conversation} />
        <PriorityMenu conversation={conversation} />
        <TagsMenu conversation={conversation} />
      </span>
    </div>
  );
}

const tones: Record<Conversation['status'], StatusTone> = { open: 'info', pending: 'neutral', snoozed: 'neutral', resolved: 'ok' };

function Status({ conversation: { status, snoozed_until } }: { conversation: Conversation }) {
  return (
    <StatusDot tone={tones[status]} className="shrink-0">
      {status === 'snoozed' ? snoozeWords(snoozed_until) : t(`inbox.status_${status}`)}
    </StatusDot>
  );
}

const snoozeWords = (until: string | null) =>
  until === null ? t('thread.snoozed_until_reply') : t('thread.snoozed_until', { time: formatDateTime(until) });

/** What is out of the ordinary. */
function Marks({ conversation: { pinned, muted, blocked } }: { conversation: Conversation }) {
  return (
    <>
      {pinned && <Mark icon={<Pin aria-hidden />} words={t('thread.is_pinned')} />}
      {muted && <Mark icon={<BellOff aria-hidden />} words={t('thread.is_muted')} />}
      {blocked && <Mark icon={<ShieldBan aria-hidden />} words={t('thread.is_blocked')} />}
    </>
  );
}

const Mark = ({ icon, words }: { icon: ReactElement; words: string }) => (
  <span title={words} className="shrink-0 text-ink-3 [&>.lucide]:size-3.5">
    {icon}
    <span className="sr-only">{words}</span>
  </span>
);
