import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { formatRelative } from '../lib/format.ts';
import { t } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Textarea } from './textarea.tsx';

type Note = { id: string; text: string; author: { id: string | null; name: string }; created_at: string };
type NotesProps<N extends Note> = {
  notes: readonly N[];
  /** Who or what the notes are about. */
  name: string;
  now?: number;
  mayDelete: (note: N) => boolean;
  onDelete: (note: N) => void;
  /** null where notes are read-only. Resolves to whether it was saved. */
  onAdd: ((text: string) => Promise<boolean>) | null;
  isAdding: boolean;
  renderText?: (text: string) => ReactNode;
};

/** Notes for the team: the existing ones, and a field for another. */
export function Notes<N extends Note>({ notes, name, now, mayDelete, onDelete, onAdd, isAdding, renderText }: NotesProps<N>) {
  return (
    <>
      {notes.length > 0 && (
        <ul className="grid gap-1.5">
          {notes.map((note) => (
            <li key={note.id} className="group/note relative rounded border border-dashed border-line-strong px-2.5 py-2 text-sm">
              <p dir="auto" className="pe-4 whitespace-pre-wrap wrap-anywhere">
                {renderText ? renderText(note.text) : note.text}
              </p>
              <p className="mt-0.5 text-xs text-ink-3">
                {t('ui.note_by', { name: note.author.name, time: formatRelative(note.created_at, now) })}
              </p>
              {mayDelete(note) && (
                <IconButton
                  label={t('ui.note_delete', { text: note.text.slice(0, 60) })}
                  icon={<X />}
                  onClick={() => onDelete(note)}
                  className="absolute! end-0 top-0 opacity-0 group-hover/note:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {onAdd && <NewNote name={name} isBusy={isAdding} onAdd={onAdd} />}
    </>
  );
}

type NewProps = { name: string; isBusy: boolean; onAdd: (text: string) => Promise<boolean> };

/** Enter saves, Escape discards, Shift+Enter starts a new line. */
function NewNote({ name, isBusy, onAdd }: NewProps) {
  const [text, setText] = useState<string | null>(null);
  if (text === null)
    return (
      <Button icon={<Plus />} className="justify-self-start" onClick={() => setText('')}>
        {t('ui.note_add')}
      </Button>
    );
  const add = async () => {
    const words = text.trim();
    if (words === '' || isBusy) return;
    if (await onAdd(words)) setText(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void add();
    else setText(null);
  };
  return (
    <form onSubmit={submit} className="grid gap-1.5">
      <Textarea
        autoFocus
        rows={2}
        maxRows={6}
        maxLength={2000}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
        aria-label={t('ui.note_label', { name })}
        placeholder={t('ui.note_hint')}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={() => setText(null)}>{t('ui.cancel')}</Button>
        <Button type="submit" variant="primary" busy={isBusy} disabled={text.trim() === ''}>
          {t('ui.note_keep')}
        </Button>
      </div>
    </form>
  );
}
