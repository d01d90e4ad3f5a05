import type { Conversation } from '@parley/contract/conversations';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { cx } from '../../../lib/cx.ts';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { composerPlace } from './composer-place.ts';
import type { Draft } from './drafts.ts';
import { firstNameOf } from './first-name.ts';
import { lengthLeft } from './length-left.ts';
import { ReplyTools } from './reply-tools.tsx';
import { SuggestionBar } from './suggestion-bar.tsx';
import { useSuggestion } from './use-suggestion.ts';
import { useTypingSignal } from './use-typing-signal.ts';
import { t } from '../words.ts';

type ReplyBoxProps = {
  conversation: Conversation;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  /** The person just asked for the box, so the caret goes in. */
  focusFirst: boolean;
  /** Left empty: whatever stood here before may come back. */
  onLeave: () => void;
  onSent: () => void;
  onWrite: (text: string, isNote: boolean) => void;
};

/** The box one writes in: Enter sends, Shift and Enter begins a line; on a touch keyboard Enter is a line, too. */
export function ReplyBox({ conversation, draft, onChange, focusFirst, onLeave, onSent, onWrite }: ReplyBoxProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isTouch = useMedia('(pointer: coarse)');
  const typing = useTypingSignal(conversation.id);
  const { suggestion: made, isAsking, ask, dismiss } = useSuggestion(conversation.id);
  // A suggestion speaks to the customer; over a note it waits.
  const suggestion = draft.isNote ? null : made;
  const canReply = conversation.actions.includes('reply');
  const isTooLong = (lengthLeft(draft.text) ?? 0) < 0;
  const focus = () => field.current?.focus();
  useEffect(() => {
    if (focusFirst) focus();
  }, [focusFirst, draft.isNote]);
  const begin = (isNote: boolean) => {
    onChange({ isNote });
    typing.stopped();
    focus();
  };
  useHotkey('r', () => begin(!canReply));
  useHotkey('n', () => begin(true), { when: conversation.actions.includes('note') });

  const send = () => {
    if (isTooLong) return;
    if (draft.text.trim() === '') return focus();
    onWrite(draft.text.trim(), draft.isNote);
    typing.stopped();
    onChange({ text: '', isNote: !canReply });
    onSent();
  };
  const write = (text: string) => {
    onChange({ text });
    if (draft.isNote || text.trim() === '') typing.stopped();
    else typing.wrote();
  };
  const use = () => {
    if (!suggestion) return;
    write(draft.text.trim() === '' ? suggestion.text : `${draft.text.trimEnd()}\n${suggestion.text}`);
    dismiss();
    focus();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    const deeds: Record<string, (() => void) | false | null> = {
      Enter: isPlain && !isTouch && send,
      Tab: isPlain && suggestion && use,
      Escape: () => (suggestion ? dismiss() : leave()),
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
  const leave = () => {
    field.current?.blur();
    if (draft.text === '') onLeave();
  };
  return (
    <div
      className={cx(
        composerPlace,
        'border border-line-strong has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-[-1px] has-[textarea:focus-visible]:outline-ink',
        draft.isNote ? 'border-dashed bg-bg' : 'bg-surface',
      )}
    >
      {suggestion && <SuggestionBar suggestion={suggestion} onUse={use} onDismiss={dismiss} />}
      <Textarea
        bare
        ref={field}
        rows={isTouch ? 1 : 2}
        maxRows={10}
        dir="auto"
        aria-label={draft.isNote ? t('inbox.private_note') : t('inbox.reply')}
        placeholder={placeholderOf(conversation, draft.isNote)}
        value={draft.text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        onBlur={typing.stopped}
      />
      <ReplyTools
        conversation={conversation}
        draft={draft}
        isTooLong={isTooLong}
        isAsking={isAsking}
        onNote={begin}
        onSuggest={ask}
        onSend={send}
      />
    </div>
  );
}

function placeholderOf(conversation: Conversation, isNote: boolean): string {
  const name = firstNameOf(conversation);
  if (isNote) return t('inbox.note_placeholder');
  return conversation.handler === 'ai' ? t('inbox.reply_over_ai', { name }) : t('inbox.reply_to', { name });
}
