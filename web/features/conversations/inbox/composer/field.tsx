import type { Conversation } from '@parley/contract/conversations';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { Draft } from './drafts.ts';
import { firstNameOf } from './first-name.ts';
import { asFile } from './sending.ts';
import { t } from './messages.ts';

const MentionPicker = lazy(() => import('./mention-picker.tsx'));
const SavedReplyPicker = lazy(async () => ({ default: (await import('../../saved-replies/index.ts')).SavedReplyPicker }));

type PickersProps = {
  trigger: Trigger;
  conversationId: string;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  element: HTMLTextAreaElement | null;
  field: ReturnType<typeof useField>;
  onClose: () => void;
};

/** The picker a trigger character opened; the picked item replaces the trigger. */
export function FieldPickers({ trigger, conversationId, draft, onChange, element, field, onClose }: PickersProps) {
  const { query, start } = trigger;
  const put = (words: string) => field.replace(start, start + 1 + query.length, words);
  const list = { query, anchor: element, onClose };
  return (
    <Suspense>
      {trigger.sign === '/' ? (
        <SavedReplyPicker
          {...list}
          conversationId={conversationId}
          onPick={({ text, attachments }) => {
            onChange({ files: [...draft.files, ...attachments.map(asFile)] });
            put(text);
          }}
        />
      ) : (
        <MentionPicker
          {...list}
          onPick={(teammate) => {
            onChange({ mentions: [...draft.mentions, teammate] });
            put(`@${teammate.name} `);
          }}
        />
      )}
    </Suspense>
  );
}

/** The picker for the text at the caret: `/` saved replies, `@` teammates in a note. Once closed it stays closed until another trigger is typed. */
export function useTrigger(text: string, isNote: boolean) {
  const [caret, setCaret] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const found = caret === null ? null : findTrigger(text, caret);
  if (closedAt !== null && found?.start !== closedAt) setClosedAt(null);
  const isOpen = found !== null && found.start !== closedAt && (found.sign === '/' || isNote);
  return {
    trigger: isOpen ? found : null,
    /** The caret's position; null while the field has no focus. */
    moved: setCaret,
    close: () => setClosedAt(found?.start ?? null),
  };
}

type Trigger = { sign: '/' | '@'; start: number; query: string };

/** A trigger counts at the start or after a blank, with the caret right after the query. */
export function findTrigger(text: string, caret: number): Trigger | null {
  const found = /(?:^|\s)([/@])([^\s/@]{0,40})$/.exec(text.slice(0, caret));
  if (!found) return null;
  const [, sign, query = ''] = found;
  return { sign: sign === '/' ? '/' : '@', start: caret - query.length - 1, query };
}

/** The text field: its caret, and text inserted from outside. `onCaret` reports where an insertion puts the caret. */
export function useField(
  element: HTMLTextAreaElement | null,
  text: string,
  onText: (text: string) => void,
  onCaret: (caret: number) => void,
) {
  const pendingSelection = useRef<[start: number, end: number] | null>(null);
  const select = (start: number, end: number) => {
    element?.focus();
    element?.setSelectionRange(start, end);
  };
  // The caret can be set only after the text has rendered.
  useLayoutEffect(() => {
    if (pendingSelection.current) select(...pendingSelection.current);
    pendingSelection.current = null;
  });

  const put = (next: Selected) => {
    if (next.text === text) return select(next.start, next.end);
    pendingSelection.current = [next.start, next.end];
    onText(next.text);
    onCaret(next.end);
  };
  return {
    selected: (): Selected => ({
      text,
      start: element?.selectionStart ?? text.length,
      end: element?.selectionEnd ?? text.length,
    }),
    /** Sets the text and its selection. */
    put,
    /** Replaces a range of the text and puts the caret after it. */
    replace(start: number, end: number, words: string) {
      const caret = start + words.length;
      put({ text: text.slice(0, start) + words + text.slice(end), start: caret, end: caret });
    },
  };
}

/** Formatting marks of channels that render them. */
const marks = { bold: '*', italic: '_', struck: '~', code: '`' } as const;
export type Mark = keyof typeof marks;

export type Selected = { text: string; start: number; end: number };

/** Wraps the selection in the mark, or removes the mark if present; without a selection the caret goes between the two. */
export function toggleMark({ text, start, end }: Selected, mark: Mark): Selected {
  const sign = marks[mark];
  if (text[start - 1] === sign && text[end] === sign)
    return { text: text.slice(0, start - 1) + text.slice(start, end) + text.slice(end + 1), start: start - 1, end: end - 1 };
  const words = text.slice(start, end);
  if (words.length > 2 && words.startsWith(sign) && words.endsWith(sign))
    return { text: text.slice(0, start) + words.slice(1, -1) + text.slice(end), start, end: end - 2 };
  // A mark next to a blank formats nothing, so blanks at the edges stay outside.
  const [from, to] = [start + words.length - words.trimStart().length, end - (words.length - words.trimEnd().length)];
  const [first, last] = from < to ? [from, to] : [start, start];
  return { text: text.slice(0, first) + sign + text.slice(first, last) + sign + text.slice(last), start: first + 1, end: last + 1 };
}

/** The field's placeholder. */
export function placeholderOf(conversation: Conversation, { isNote, files, cards }: Draft): string {
  const name = firstNameOf(conversation);
  if (isNote) return t('composer.note_placeholder');
  if (files.length + cards.length > 0) return t('composer.no_text_needed');
  return conversation.handler === 'ai' ? t('inbox.reply_over_ai', { name }) : t('composer.reply_placeholder', { name });
}
