import { useEffect } from 'react';
import type { Conversation } from '@parley/contract/conversations';
import { refreshTopics } from '../../../../data/refresh-topics.ts';
import { cx } from '../../../../lib/cx.ts';
import { ariaHotkey } from '../../../../lib/hotkeys.ts';
import { formatDuration } from '../../../../lib/format.ts';
import { Kbd } from '../../../../ui/kbd.tsx';
import { useNow } from '../use-now.ts';
import { windowState } from './channel-rules.ts';
import { t } from './messages.ts';

type RowProps = { conversation: Conversation; isNote: boolean; onNote: (isNote: boolean) => void };

/** Reply or note, and how long the reply window stays open. */
export function KindRow({ conversation, isNote, onNote }: RowProps) {
  const can = (action: 'reply' | 'note') => conversation.actions.includes(action);
  return (
    <div className="flex items-center gap-1 px-1.5 pt-1.5">
      <div role="group" aria-label={t('composer.kind')} className="flex gap-0.5">
        <Kind words={t('inbox.reply')} hotkey="r" isOn={!isNote} isPossible={can('reply')} onClick={() => onNote(false)} />
        <Kind words={t('inbox.private_note')} hotkey="n" isOn={isNote} isPossible={can('note')} onClick={() => onNote(true)} />
      </div>
      {!isNote && <TimeLeft conversation={conversation} />}
    </div>
  );
}

type KindProps = { words: string; hotkey: string; isOn: boolean; isPossible: boolean; onClick: () => void };

function Kind({ words, hotkey, isOn, isPossible, onClick }: KindProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-keyshortcuts={ariaHotkey(hotkey)}
      disabled={!isPossible}
      onClick={onClick}
      className={cx(
        'touch-target flex h-7 items-center gap-1.5 rounded px-2 text-sm transition-colors disabled:opacity-50',
        isOn ? 'font-strong text-ink shadow-[inset_0_0_0_1px_var(--line-strong)]' : 'text-ink-2 hover:text-ink',
      )}
    >
      {words}
      {!isOn && <Kbd keys={hotkey} />}
    </button>
  );
}

/** What the customer's channel allows at this moment. */
export const useReplyWindow = (conversation: Conversation) => windowState(conversation, useNow());

/** Counts down the last day of the reply window and reads the conversation again when it closes. */
function TimeLeft({ conversation }: { conversation: Conversation }) {
  const state = useReplyWindow(conversation);
  const closesAt = conversation.reply_window.closes_at;
  useEffect(() => {
    const wait = closesAt === null ? 0 : Date.parse(closesAt) - Date.now();
    if (wait <= 0 || wait > longestTimer) return;
    const timer = setTimeout(() => void refreshTopics(['inbox']), wait + 500);
    return () => clearTimeout(timer);
  }, [closesAt]);
  if (state.kind === 'closed' || state.left === null) return null;
  const time = formatDuration(state.left);
  return (
    <p className="ms-auto min-w-0 truncate pe-2 text-xs text-ink-3 tabular-nums">
      {state.kind === 'tag' ? t('composer.person_for', { time }) : t('composer.free_for', { time })}
    </p>
  );
}

/** Browsers store a timeout in 32 bits, in milliseconds. */
const longestTimer = 2 ** 31 - 1000;
