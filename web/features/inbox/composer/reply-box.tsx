import { channelLimits } from '@parley/contract/channels';
import type { Conversation } from '@parley/contract/conversations';
import type { Message } from '@parley/contract/messages';
import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useEffect, useState } from 'react';
import { notify } from '../../../data/notify.ts';
import { cx } from '../../../lib/cx.ts';
import { matchesHotkey, useHotkey } from '../../../lib/hotkeys.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { Me } from '../me.ts';
import { useNow } from '../use-now.ts';
import { ClosedBox } from './closed-box.tsx';
import { composerPlace } from './composer-place.ts';
import { type Draft, type DraftCard, hasContent } from './drafts.ts';
import { FaultLines } from './fault-lines.tsx';
import { pastedFiles } from './file-rules.ts';
import { FieldPickers } from './field-pickers.tsx';
import { findGaps } from './find-gaps.ts';
import { firstNameOf } from './first-name.ts';
import { type Mark, toggleMark } from './format-marks.ts';
import { GapsBar } from './gaps-bar.tsx';
import { KindRow } from './kind-row.tsx';
import { Notices } from './notices.tsx';
import type { Content } from './outbox-queue.ts';
import { QuestionBar } from './question-bar.tsx';
import { QuoteBar } from './quote-bar.tsx';
import { ReplyTools } from './reply-tools.tsx';
import { RewriteBar } from './rewrite-bar.tsx';
import { clearDraft, contentOf } from './sending.ts';
import { Shelf } from './shelf.tsx';
import { SuggestionBar } from './suggestion-bar.tsx';
import type { useAttach } from './use-attach.ts';
import { useField } from './use-field.ts';
import { useRewrite } from './use-rewrite.ts';
import { useSchedule } from './use-scheduled.ts';
import { useSending } from './use-sending.ts';
import { useSuggestion } from './use-suggestion.ts';
import { useTrigger } from './use-trigger.ts';
import { useTypingSignal } from './use-typing-signal.ts';
import { windowState } from './window-state.ts';
import { t } from './words.ts';

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'));

type ReplyBoxProps = {
  conversation: Conversation;
  messages: readonly Message[];
  me: Me;
  draftId: string;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  files: ReturnType<typeof useAttach>;
  /** Raised each time the person asks for the box, so that the caret goes in; 0 while nobody did. */
  wish: number;
  /** Left empty: whatever stood here before may come back. */
  onLeave: () => void;
  onSent: (isNote: boolean) => void;
  onWrite: (content: Content) => void;
};

/**
 * The box one writes in: Enter sends, Shift and Enter begins a line; on a touch keyboard Enter is a line, too. It is long because it is
 * where everything about a draft meets; what each thing does is in the hook of its name.
 */
export function ReplyBox({ conversation, messages, me, draftId, draft, onChange, files, wish, onLeave, onSent, onWrite }: ReplyBoxProps) {
  const { isNote, text } = draft;
  const isTouch = useMedia('(pointer: coarse)');
  const typing = useTypingSignal(conversation.id);
  const state = windowState(conversation, useNow());
  const isClosed = state.kind === 'closed' && !isNote;
  const [isPickingTime, setPickingTime] = useState(false);
  const can = (action: 'reply' | 'note') => conversation.actions.includes(action);

  const write = (words: string) => {
    onChange({ text: words });
    if (isNote || words.trim() === '') typing.stopped();
    else typing.wrote();
  };
  const { trigger, moved, close } = useTrigger(text, isNote);
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null);
  const field = useField(element, text, write, moved);
  const rewrite = useRewrite(conversation.id, text, write);
  const { suggestion: made, isAsking, ask, dismiss } = useSuggestion(conversation.id);
  // A suggestion speaks to the customer; over a note it waits.
  const suggestion = isNote ? null : made;
  const sent = () => {
    typing.stopped();
    files.dismiss();
    onSent(isNote);
  };
  const sending = useSending({ conversation, messages, me, draftId, draft, isClosed: state.kind === 'closed', onWrite, onSent: sent });
  const { schedule, isScheduling } = useSchedule(conversation.id, () => {
    clearDraft(draftId);
    sent();
  });
  const scheduleFor = (at: Date) => sending.guard(() => schedule(contentOf(draft, false), at));

  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (wish + begun > 0) element?.focus();
  }, [wish, begun, element]);
  const begin = (next: boolean) => {
    onChange({ isNote: next });
    typing.stopped();
    setBegun(begun + 1);
  };
  useHotkey('r', () => begin(!can('reply')));
  useHotkey('n', () => begin(true), { when: can('note') });

  const takeSuggestion = () => {
    if (!suggestion) return;
    write(text.trim() === '' ? suggestion.text : `${text.trimEnd()}\n${suggestion.text}`);
    dismiss();
    element?.focus();
  };
  const hasMarks = isNote || channelLimits[conversation.channel].formatting === 'marks';
  const mark = (kind: Mark) => field.put(toggleMark(field.selected(), kind));
  const openSavedReplies = () => {
    const { start, end } = field.selected();
    field.replace(start, end, start === 0 || /\s$/.test(text.slice(0, start)) ? '/' : ' /');
  };

  const escape = () => {
    if (sending.question) return sending.drop();
    if (suggestion) return dismiss();
    if (draft.replyTo) return onChange({ replyTo: null });
    element?.blur();
    if (!hasContent(draft)) onLeave();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const deed = deedFor(event);
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
  const deedFor = (event: KeyboardEvent<HTMLTextAreaElement>): (() => void) | false | null | undefined => {
    const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (matchesHotkey(event.nativeEvent, 'mod+Enter')) return () => sending.send(!isNote && conversation.actions.includes('resolve'));
    if (matchesHotkey(event.nativeEvent, 'mod+b')) return hasMarks && (() => mark('bold'));
    if (matchesHotkey(event.nativeEvent, 'mod+i')) return hasMarks && (() => mark('italic'));
    if (event.key === 'Enter') return isPlain && !isTouch && (() => sending.send(false));
    if (event.key === 'Tab') return isPlain && suggestion && takeSuggestion;
    return event.key === 'Escape' && escape;
  };
  const addCard = (card: DraftCard) => {
    if (draft.cards.length < mostCards) onChange({ cards: [...draft.cards, card] });
    else notify.error(t('composer.card_too_many'));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0) return;
    event.preventDefault();
    files.add(pasted);
  };

  return (
    <div
      className={cx(
        composerPlace,
        '@container relative border has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-[-1px] has-[textarea:focus-visible]:outline-ink',
        isNote ? 'border-human-line bg-human-soft' : 'border-line-strong bg-surface',
      )}
    >
      {trigger && (
        <FieldPickers
          trigger={trigger}
          conversationId={conversation.id}
          draft={draft}
          onChange={onChange}
          element={element}
          field={field}
          onClose={close}
        />
      )}
      {suggestion && <SuggestionBar suggestion={suggestion} onUse={takeSuggestion} onDismiss={dismiss} />}
      {rewrite.rewritten && <RewriteBar {...rewrite} rewritten={rewrite.rewritten} />}
      <KindRow conversation={conversation} isNote={isNote} onNote={begin} />
      {!isNote && <Notices conversation={conversation} state={state} />}
      {isClosed ? (
        <ClosedBox conversation={conversation} isKept={hasContent(draft)} onNote={() => begin(true)} />
      ) : (
        <>
          {draft.replyTo && <QuoteBar replyTo={draft.replyTo} onDrop={() => onChange({ replyTo: null })} />}
          <Textarea
            bare
            ref={setElement}
            rows={isTouch ? 1 : 2}
            maxRows={10}
            dir="auto"
            aria-label={isNote ? t('inbox.private_note') : t('inbox.reply')}
            aria-busy={rewrite.isAsking}
            placeholder={placeholderOf(conversation, draft)}
            value={text}
            readOnly={sending.waits || rewrite.isAsking || isScheduling}
            onChange={(event) => {
              write(event.target.value);
              moved(event.target.selectionStart);
            }}
            onSelect={(event) => moved(event.currentTarget.selectionStart)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => {
              typing.stopped();
              moved(null);
            }}
          />
          <GapsBar gaps={isNote ? [] : findGaps(text)} onSelect={(gap) => field.put({ text, start: gap.start, end: gap.end })} />
          <Shelf draftId={draftId} draft={draft} onChange={onChange} />
          <FaultLines fault={sending.fault} refused={files.refused} onDismiss={files.dismiss} />
          {sending.waits && <WaitingLine onStop={sending.stopWaiting} />}
          <ReplyTools
            conversation={conversation}
            draft={draft}
            canSend={sending.canSend && !rewrite.isAsking && !isScheduling}
            isAsking={isAsking}
            isRewriting={rewrite.isAsking}
            hasSelection={() => field.selected().start !== field.selected().end}
            onFiles={files.add}
            onSavedReplies={openSavedReplies}
            onCard={addCard}
            onMark={mark}
            onSuggest={ask}
            onRewrite={(how) => rewrite.ask(how, field.selected())}
            onSend={sending.send}
            onSchedule={scheduleFor}
            onPickTime={() => setPickingTime(true)}
          />
          {sending.question && (
            <QuestionBar
              sentence={sending.question.sentence}
              onGo={sending.question.go}
              onKeep={() => {
                sending.drop();
                element?.focus();
              }}
            />
          )}
        </>
      )}
      {isPickingTime && (
        <Suspense>
          <ScheduleDialog name={firstNameOf(conversation)} onSchedule={scheduleFor} onClose={() => setPickingTime(false)} />
        </Suspense>
      )}
    </div>
  );
}

const WaitingLine = ({ onStop }: { onStop: () => void }) => (
  <p role="status" className="flex items-center gap-2 px-3 pb-1 text-xs text-ink-2">
    {t('composer.waits_for_files')}
    <Button variant="ghost" onClick={onStop}>
      {t('composer.stop_waiting')}
    </Button>
  </p>
);

/** As the contract has it. */
const mostCards = 5;

function placeholderOf(conversation: Conversation, { isNote, files, cards }: Draft): string {
  const name = firstNameOf(conversation);
  if (isNote) return t('composer.note_placeholder');
  if (files.length + cards.length > 0) return t('composer.no_text_needed');
  return conversation.handler === 'ai' ? t('inbox.reply_over_ai', { name }) : t('composer.reply_placeholder', { name });
}
