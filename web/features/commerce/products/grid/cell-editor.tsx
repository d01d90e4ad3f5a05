import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import type { Pressed } from './cells.ts';

export type Editing = {
  text: string;
  /** Opened by typing: the arrow keys then leave the cell. Otherwise they move in the text. */
  isOverwriting: boolean;
};
type EditorProps = {
  label: string;
  editing: Editing;
  isNumber: boolean;
  onCommit: (text: string, leaving: Pressed | null) => void;
  onCancel: () => void;
};

/** The input in a cell. Enter, Tab and blur keep what was typed; Escape discards it. */
export function CellEditor({ label, editing, isNumber, onCommit, onCancel }: EditorProps) {
  const [text, setText] = useState(editing.text);
  const isOver = useRef(false);
  const end = (leaving: Pressed | null) => {
    if (isOver.current) return;
    isOver.current = true;
    onCommit(text, leaving);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      isOver.current = true;
      return onCancel();
    }
    const isMove = editing.isOverwriting && event.key.startsWith('Arrow') && !event.shiftKey;
    if (event.key !== 'Enter' && event.key !== 'Tab' && !isMove) return;
    event.preventDefault();
    const { shiftKey, ctrlKey, metaKey } = event;
    end(
      event.key === 'Enter'
        ? { key: shiftKey ? 'ArrowUp' : 'ArrowDown', shiftKey: false, ctrlKey, metaKey }
        : { key: event.key, shiftKey, ctrlKey, metaKey },
    );
  };
  return (
    <input
      autoFocus
      aria-label={label}
      autoComplete="off"
      maxLength={100}
      inputMode={isNumber ? 'decimal' : 'text'}
      enterKeyHint="next"
      value={text}
      onFocus={({ target }) => editing.isOverwriting || target.select()}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={press}
      onBlur={() => end(null)}
      onCopy={stop}
      onCut={stop}
      onPaste={stop}
      onMouseDown={stop}
      className={cx(
        'absolute inset-0 z-1 w-full bg-surface px-2.5 tabular-nums outline-2 -outline-offset-2 outline-ink pointer-coarse:text-[16px]',
        isNumber && 'text-end',
      )}
    />
  );
}
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
