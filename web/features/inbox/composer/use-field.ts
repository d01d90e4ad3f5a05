import { useLayoutEffect, useRef } from 'react';
import type { Selected } from './format-marks.ts';

/** The field one types in: where its caret is, and words put in there from elsewhere. `onCaret` hears where the caret comes by that. */
export function useField(
  element: HTMLTextAreaElement | null,
  text: string,
  onText: (text: string) => void,
  onCaret: (caret: number) => void,
) {
  const wanted = useRef<[start: number, end: number] | null>(null);
  const select = (start: number, end: number) => {
    element?.focus();
    element?.setSelectionRange(start, end);
  };
  // The caret can be set only where the words are already.
  useLayoutEffect(() => {
    if (wanted.current) select(...wanted.current);
    wanted.current = null;
  });

  const put = (next: Selected) => {
    if (next.text === text) return select(next.start, next.end);
    wanted.current = [next.start, next.end];
    onText(next.text);
    onCaret(next.end);
  };
  return {
    selected: (): Selected => ({
      text,
      start: element?.selectionStart ?? text.length,
      end: element?.selectionEnd ?? text.length,
    }),
    /** Sets the words and what of them is selected. */
    put,
    /** Replaces a part of the words; the caret comes behind it. */
    replace(start: number, end: number, words: string) {
      const caret = start + words.length;
      put({ text: text.slice(0, start) + words + text.slice(end), start: caret, end: caret });
    },
  };
}
