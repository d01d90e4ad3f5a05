import type { Conversation } from '@parley/contract/conversations';
import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { useActionsOnAny } from '../use-conversation-actions.ts';
import { t } from './messages.ts';

const longest = 200;

/** The subject, set by the team; a click edits it, Enter saves, Escape cancels. */
export function SubjectField({ conversation }: { conversation: Conversation }) {
  const { setSubject } = useActionsOnAny();
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { subject, actions } = conversation;
  if (!actions.includes('note')) return subject && <span className="min-w-0 truncate font-medium">{subject}</span>;

  const finish = (isKept: boolean, isByKey = false) => {
    const words = draft?.trim() ?? '';
    if (isKept && draft !== null && words !== (subject ?? '')) setSubject(conversation, words === '' ? null : words);
    setDraft(null);
    if (isByKey) requestAnimationFrame(() => button.current?.focus());
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === 'Enter', true);
  };
  if (draft !== null)
    return (
      <input
        autoFocus
        aria-label={t('thread.subject')}
        value={draft}
        maxLength={longest}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={press}
        onBlur={() => finish(true)}
        className="h-7 min-w-32 flex-1 rounded-sm max-md:min-w-[60vw] border border-control-line bg-surface px-1.5 pointer-coarse:h-9 pointer-coarse:text-[16px]"
      />
    );
  return (
    <button
      ref={button}
      type="button"
      onClick={() => setDraft(subject ?? '')}
      title={t('thread.edit_subject')}
      className={cx(
        'touch-target min-h-6 min-w-0 truncate rounded-sm px-1 hover:bg-hover max-md:max-w-[60vw] max-md:shrink-0',
        subject ? 'font-medium' : 'text-ink-3',
      )}
    >
      <span className="sr-only">{t('thread.edit_subject')}: </span>
      {subject ?? t('thread.no_subject')}
    </button>
  );
}
