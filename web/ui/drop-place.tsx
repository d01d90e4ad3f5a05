import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useId, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { buttonClass } from './button-class.ts';

type DropPlaceProps = {
  words: { drop: string; hint: string; choose: string; /** Of the field, where it differs from what the button says. */ field?: string };
  /** What the browser offers to choose from. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** A place to drop files on, or to choose them by name. */
export function DropPlace({ words, accept, multiple = false, onFiles }: DropPlaceProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const given = [...(files ?? [])];
    if (given.length > 0) onFiles(multiple ? given : given.slice(0, 1));
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
      {/* The field itself takes the focus; its label is the button one sees. */}
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-label={words.field ?? words.choose}
        className="peer sr-only"
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again.
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
