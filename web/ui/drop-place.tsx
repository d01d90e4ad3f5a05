import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useId, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { buttonClass } from './button-class.ts';

type DropPlaceProps = {
  words: { drop: string; hint: string; choose: string; /** The field's label, where it differs from the button's. */ field?: string };
  /** The file types that the browser's file dialog offers. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** An area to drop files on, with a button to choose them. */
export function DropPlace({ words, accept, multiple = false, onFiles }: DropPlaceProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onFiles(multiple ? chosen : chosen.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'grid justify-items-center gap-2 rounded-lg border border-dashed border-line-strong px-4 py-8 text-center',
        isOver && 'border-ink bg-hover',
      )}
    >
      <FileUp aria-hidden className="text-ink-3" />
      <p className="font-medium">{words.drop}</p>
      <p className="text-sm text-ink-3">{words.hint}</p>
      {/* The input itself takes the focus; its label is the visible button. */}
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-label={words.field ?? words.choose}
        className="peer sr-only"
        onChange={({ target }) => {
          take(target.files);
          // Reset, so that choosing the same file again fires a change.
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={buttonClass('primary', 'control', 'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2')}
      >
        {words.choose}
      </label>
    </div>
  );
}
