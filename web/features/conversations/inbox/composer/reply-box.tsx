import { type KeyboardEvent, useEffect, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { leaveField, matchesHotkey, useHotkey } from '../../../../lib/hotkeys.ts';
import { useMedia } from '../../../../lib/use-media.ts';
import { Textarea } from '../../../../ui/textarea.tsx';
import { RewriteBar, SuggestionBar, useRewrite, useSuggestion } from './ai-help.tsx';
import { showsMarks } from './channel-rules.ts';
import { composerPlace } from './composer-place.ts';
import { type Draft, hasContent } from './drafts.ts';
import { FieldPickers, type Mark, placeholderOf, toggleMark, useField, useTrigger } from './field.tsx';
import { KindRow, useReplyWindow } from './kind-row.tsx';
import { ClosedBox, IssueLines, GapsBar, Notices, QuestionBar, QuoteBar, WaitingLine } from './reply-bars.tsx';
import { ReplyTools } from './reply-tools.tsx';
import { SchedulePicker } from './scheduling.tsx';
import { type SendingProps, useSending } from './sending.ts';
import { Shelf } from './shelf.tsx';
import type { useAttach } from './uploads.ts';
import { useTypingSignal } from './use-typing-signal.ts';
import { t } from './messages.ts';

type ReplyBoxProps = Omit<SendingProps, 'isClosed' | 'onSent'> & {
  onChange: (part: Partial<Draft>) => void;
  files: ReturnType<typeof useAttach>;
  /** Incremented each time the person opens the box, so that it takes the focus; 0 before. */
  focusRequest: number;
  /** Called when the box is left empty: the view it replaced may return. */
  onLeave: () => void;
  onSent: (isNote: boolean) => void;
};

/** The reply box: Enter sends, Shift+Enter adds a line; on a touch keyboard Enter adds a line too. */
export function ReplyBox(props: ReplyBoxProps) {
  const { conversation, draft, onChange } = props;
  const box = useReplyBox(props);
  const { suggestion, rewrite, trigger, begin, state, sending } = box;
  const [isPickingTime, setPickingTime] = useState(false);
  return (
    <div
      className={cx(
        composerPlace,
        '@container relative border has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-[-1px] has-[textarea:focus-visible]:outline-ink',
        draft.isNote ? 'border-human-line bg-human-soft' : 'border-line-strong bg-surface',
      )}
    >
      {trigger && (
        <FieldPickers
          trigger={trigger}
          conversationId={conversation.id}
          draft={draft}
          onChange={onChange}
          element={box.element}
          field={box.field}
          onClose={box.closePicker}
        />
      )}
      {suggestion && <SuggestionBar suggestion={suggestion} onUse={box.takeSuggestion} onDismiss={box.dismissSuggestion} />}
      {rewrite.rewritten && <RewriteBar {...rewrite} rewritten={rewrite.rewritten} />}
      <KindRow conversation={conversation} isNote={draft.isNote} onNote={begin} />
      {!draft.isNote && <Notices conversation={conversation} state={state} />}
      {state.kind === 'closed' && !draft.isNote ? (
        <ClosedBox conversation={conversation} hasDraft={hasContent(draft)} onNote={() => begin(true)} />
      ) : (
        <OpenBox {...props} box={box} onPickTime={() => setPickingTime(true)} />
      )}
      {isPickingTime && <SchedulePicker conversation={conversation} onSchedule={sending.schedule} onClose={() => setPickingTime(false)} />}
    </div>
  );
}

type Box = ReturnType<typeof useReplyBox>;

/** State shared by everything around the draft: the field, the caret, the AI's suggestion, and sending. */
function useReplyBox({ conversation, messages, me, draftId, draft, onChange, files, focusRequest, onSent, onWrite }: ReplyBoxProps) {
  const { isNote, text } = draft;
  const typing = useTypingSignal(conversation.id);
  const state = useReplyWindow(conversation);
  const can = (action: 'reply' | 'note') => conversation.actions.includes(action);

  const write = (words: string) => {
    // A reply that was begun anew rests on no suggestion.
    onChange(words.trim() === '' ? { text: words, suggestedFrom: [] } : { text: words });
    if (isNote || words.trim() === '') typing.stopped();
    else typing.wrote();
  };
  const { trigger, moved, close } = useTrigger(text, isNote);
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null);
  const field = useField(element, text, write, moved);
  const rewrite = useRewrite(conversation.id, text, write);
  const { suggestion: made, isAsking, ask, dismiss } = useSuggestion(conversation.id);
  // A suggestion is meant for the customer, so it waits while a note is open.
  const suggestion = isNote ? null : made;
  const sent = () => {
    typing.stopped();
    files.dismiss();
    onSent(isNote);
  };
  const sending = useSending({ conversation, messages, me, draftId, draft, isClosed: state.kind === 'closed', onWrite, onSent: sent });

  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (focusRequest + begun > 0) element?.focus();
  }, [focusRequest, begun, element]);
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
    onChange({ suggestedFrom: suggestion.sources });
    dismiss();
    element?.focus();
  };
  /** In the field Tab takes the suggestion. */
  const suggest = () => {
    ask();
    element?.focus();
  };
  return {
    state,
    typing,
    write,
    begin,
    element,
    setElement,
    field,
    trigger,
    moved,
    closePicker: close,
    rewrite,
    suggestion,
    isSuggesting: isAsking,
    suggest,
    takeSuggestion,
    dismissSuggestion: dismiss,
    sending,
    mark: (kind: Mark) => field.put(toggleMark(field.selected(), kind)),
  };
}

type OpenProps = ReplyBoxProps & { box: Box; onPickTime: () => void };

/** The field with its attachments, issues and tools. */
function OpenBox({ box, onPickTime, conversation, draftId, draft, onChange, files, onLeave }: OpenProps) {
  const { field, rewrite, sending, element } = box;
  const openSavedReplies = () => {
    const { start, end } = field.selected();
    field.replace(start, end, start === 0 || /\s$/.test(draft.text.slice(0, start)) ? '/' : ' /');
  };
  const keepWriting = () => {
    sending.drop();
    element?.focus();
  };
  return (
    <>
      {draft.replyTo && <QuoteBar replyTo={draft.replyTo} onDrop={() => onChange({ replyTo: null })} />}
      <Words box={box} conversation={conversation} draft={draft} onChange={onChange} onPaste={files.paste} onLeave={onLeave} />
      {!draft.isNote && <GapsBar text={draft.text} onSelect={(gap) => field.put({ text: draft.text, start: gap.start, end: gap.end })} />}
      <Shelf draftId={draftId} draft={draft} onChange={onChange} />
      <IssueLines issue={sending.issue} refused={files.refused} onDismiss={files.dismiss} />
      {sending.waits && <WaitingLine onStop={sending.stopWaiting} />}
      <ReplyTools
        conversation={conversation}
        draft={draft}
        canSend={sending.canSend && !rewrite.isAsking && !sending.isScheduling}
        isAsking={box.isSuggesting}
        isRewriting={rewrite.isAsking}
        hasSelection={() => field.selected().start !== field.selected().end}
        onFiles={files.add}
        onSavedReplies={openSavedReplies}
        onChange={onChange}
        onMark={box.mark}
        onSuggest={box.suggest}
        onRewrite={(how) => rewrite.ask(how, field.selected())}
        onSend={sending.send}
        onSchedule={sending.schedule}
        onPickTime={onPickTime}
      />
      {sending.question && <QuestionBar sentence={sending.question.sentence} onGo={sending.question.go} onKeep={keepWriting} />}
    </>
  );
}

type WordsProps = Pick<OpenProps, 'box' | 'conversation' | 'draft' | 'onChange' | 'onLeave'> & { onPaste: OpenProps['files']['paste'] };

/** The text field and its keys. */
function Words({ box, conversation, draft, onChange, onPaste, onLeave }: WordsProps) {
  const { rewrite, sending, moved, setElement } = box;
  const isTouch = useMedia('(pointer: coarse)');
  const escape = () => {
    if (sending.question) return sending.drop();
    if (box.suggestion) return box.dismissSuggestion();
    if (draft.replyTo) return onChange({ replyTo: null });
    leaveField(box.element);
    if (!hasContent(draft)) onLeave();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const action = actionFor(event);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const hasMarks = showsMarks(conversation.channel, draft.isNote);
  const actionFor = (event: KeyboardEvent<HTMLTextAreaElement>): (() => void) | false | null | undefined => {
    const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (matchesHotkey(event.nativeEvent, 'mod+Enter')) return () => sending.send(!draft.isNote && conversation.actions.includes('resolve'));
    if (matchesHotkey(event.nativeEvent, 'mod+b')) return hasMarks && (() => box.mark('bold'));
    if (matchesHotkey(event.nativeEvent, 'mod+i')) return hasMarks && (() => box.mark('italic'));
    if (event.key === 'Enter') return isPlain && !isTouch && (() => sending.send(false));
    if (event.key === 'Tab') return isPlain && box.suggestion && box.takeSuggestion;
    return event.key === 'Escape' && escape;
  };
  return (
    <Textarea
      borderless
      ref={setElement}
      rows={isTouch ? 1 : 2}
      maxRows={10}
      dir="auto"
      aria-label={draft.isNote ? t('inbox.private_note') : t('inbox.reply')}
      aria-busy={rewrite.isAsking}
      placeholder={placeholderOf(conversation, draft)}
      value={draft.text}
      readOnly={sending.waits || rewrite.isAsking || sending.isScheduling}
      onChange={(event) => {
        box.write(event.target.value);
        moved(event.target.selectionStart);
      }}
      onSelect={(event) => moved(event.currentTarget.selectionStart)}
      onKeyDown={press}
      onPaste={onPaste}
      onBlur={() => {
        box.typing.stopped();
        moved(null);
      }}
    />
  );
}
