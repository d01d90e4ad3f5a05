import type { Conversation } from '@parley/contract/conversations';
import TagIcon from 'lucide-react/icons/tag';
import { type RefObject, useRef } from 'react';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { TagDot } from '../../../ui/tag-dot.tsx';
import { pressKey } from '../../../lib/press-key.ts';
import { FactButton } from './fact-button.tsx';
import { t } from './words.ts';

const TagsLayer = onDemand('dialog', () => import('./tags-layer.tsx'));

/** As many as leave the subject its room; the panel shows all. */
const shown = 2;

/** What it is about: T opens it. */
export function TagsMenu({ conversation }: { conversation: Conversation }) {
  const trigger: RefObject<HTMLButtonElement | null> = useRef(null);
  const { tags, actions } = conversation;
  const mayTag = actions.includes('tag');
  useHotkey('t', () => pressKey(trigger.current, 'Enter'), { when: mayTag });
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
