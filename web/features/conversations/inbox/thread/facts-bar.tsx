import type { Conversation } from '@parley/contract/conversations';
import BellOff from 'lucide-react/icons/bell-off';
import Flag from 'lucide-react/icons/flag';
import Pin from 'lucide-react/icons/pin';
import ShieldBan from 'lucide-react/icons/shield-ban';
import Store from 'lucide-react/icons/store';
import TagIcon from 'lucide-react/icons/tag';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ComponentProps, type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { formatDateTime } from '../../../../lib/format.ts';
import { ariaHotkey, useHotkey } from '../../../../lib/hotkeys.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { onDemand } from '../../../../ui/on-demand.tsx';
import { StatusDot, type StatusTone } from '../../../../ui/status-dot.tsx';
import { TagDot } from '../../../../ui/tag-dot.tsx';
import { useBrands } from '../data.ts';
import { useMe } from '../me.ts';
import { SubjectField } from './subject-field.tsx';
import { t } from './messages.ts';

type FactsProps = {
  conversation: Conversation;
  /** What comes first where the line above has no room for it. */
  children: ReactNode;
};

/** The line under the name: number, status, subject, assignee, priority, tags. On a phone it scrolls sideways. */
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
      {/* Where the thread is narrow, long names are cut short rather than run under the customer's panel. */}
      <span className="ms-auto flex shrink-0 items-center gap-0.5 md:@max-xl:[&_button]:max-w-20">
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
  const words = status === 'snoozed' ? snoozeWords(snoozed_until) : t(`inbox.status_${status}`);
  return (
    <StatusDot tone={tones[status]} className="min-w-16 max-md:shrink-0">
      <span title={words} className="truncate">
        {words}
      </span>
    </StatusDot>
  );
}

const snoozeWords = (until: string | null) =>
  until === null ? t('thread.snoozed_until_reply') : t('thread.snoozed_until', { time: formatDateTime(until) });

/** Only values other than the default. */
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

const AssignLayer = onDemand('dialog', () => import('./assign-layer.tsx'));

/** The assignee: a teammate, a team, or nobody. */
function AssignMenu({ conversation }: { conversation: Conversation }) {
  const me = useMe();
  const { assignee, team } = conversation;
  const name = assignee?.id === me.id ? t('inbox.you') : assignee?.name;
  const words = [name, team?.name].filter(Boolean).join(' · ') || t('thread.assign');
  if (!conversation.actions.includes('assign')) return <span className="truncate px-1.5 text-ink-3">{words}</span>;
  const label = name || team ? t('thread.assigned_to', { name: words }) : words;
  const button = (
    <FactButton label={label}>
      <UserPlus aria-hidden className="size-3.5!" />
      <span className="truncate">{words}</span>
    </FactButton>
  );
  return <AssignLayer trigger={button} conversation={conversation} />;
}

const BrandLayer = onDemand('menu', () => import('./brand-layer.tsx'));

/** The brand, where the shop has more than one. */
function BrandMenu({ conversation }: { conversation: Conversation }) {
  const brands = useBrands().data?.items ?? [];
  const name = conversation.brand?.name ?? brands.find((one) => one.is_default)?.name;
  if (brands.length < 2 || name === undefined) return null;
  if (!conversation.actions.includes('assign')) return <span className="truncate px-1.5 text-ink-3">{name}</span>;
  const button = (
    <FactButton label={t('thread.brand_is', { name })}>
      <Store aria-hidden className="size-3.5!" />
      <span className="truncate">{name}</span>
    </FactButton>
  );
  return <BrandLayer trigger={button} conversation={conversation} />;
}

const PriorityLayer = onDemand('menu', () => import('./priority-layer.tsx'));

/** The priority; only one other than normal is spelled out. */
function PriorityMenu({ conversation }: { conversation: Conversation }) {
  const { priority, actions } = conversation;
  const words = t(`thread.priority_${priority}`);
  const flag = <Flag aria-hidden className={cx('size-3.5!', priority !== 'normal' && priority !== 'low' && 'fill-current text-ink')} />;
  if (!actions.includes('prioritise'))
    return priority === 'normal' ? null : <span className="flex items-center gap-1 px-1.5">{words}</span>;
  const button = (
    <FactButton label={t('thread.priority_is', { priority: words })}>
      {flag}
      {priority !== 'normal' && <span>{words}</span>}
    </FactButton>
  );
  return <PriorityLayer trigger={button} conversation={conversation} />;
}

const TagsLayer = onDemand('dialog', () => import('./tags-layer.tsx'));

/** Few enough to leave room for the subject; the panel shows all. */
const shown = 2;

/** The tags; T opens the menu. */
function TagsMenu({ conversation }: { conversation: Conversation }) {
  const trigger: RefObject<HTMLButtonElement | null> = useRef(null);
  const { tags, actions } = conversation;
  const mayTag = actions.includes('tag');
  const openTags = () => {
    trigger.current?.focus();
    // A click, because once its code is loaded, a popover's button follows only the browser's own Enter.
    trigger.current?.click();
  };
  useHotkey('t', openTags, { when: mayTag });
  const words = tags.length === 0 ? t('thread.tags') : tags.map(({ name }) => name).join(', ');
  const inside = (
    <>
      {tags.length === 0 && <TagIcon aria-hidden className="size-3.5!" />}
      {tags.slice(0, shown).map(({ id, name, colour }) => (
        <span key={id} className="flex min-w-0 items-center gap-1">
          <TagDot colour={colour} />
          <span className="truncate">{name}</span>
        </span>
      ))}
      {tags.length > shown && <span className="text-ink-3">+{tags.length - shown}</span>}
    </>
  );
  if (!mayTag) return tags.length === 0 ? null : <span className="flex min-w-0 items-center gap-1.5 px-1.5">{inside}</span>;
  const label = tags.length === 0 ? t('thread.tag_add') : t('thread.tags_are', { names: words });
  const button = (
    <FactButton ref={trigger} label={label} kbd="t">
      {inside}
    </FactButton>
  );
  return <TagsLayer trigger={button} conversation={conversation} />;
}

type FactButtonProps = ComponentProps<'button'> & {
  /** The fact and its value for screen readers, which must contain the visible text. */
  label: string;
  kbd?: string;
  children: ReactNode;
};

/** One fact of the conversation, as a button that changes it. */
const FactButton = ({ label, kbd, children, ...rest }: FactButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    aria-keyshortcuts={kbd && ariaHotkey(kbd)}
    className={buttonClass('ghost', 'control', 'h-7! max-w-44 gap-1.5! px-1.5! text-sm! pointer-coarse:h-9!')}
  >
    {children}
  </button>
);
