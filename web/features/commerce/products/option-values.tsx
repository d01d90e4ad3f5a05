import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Input } from '../../../ui/input.tsx';
import { mostValueCharacters, valuesIn } from './variant-drafts.ts';
import { t } from './messages.ts';

type ValuesProps = {
  /** The option's name, for labels. */
  option: string;
  values: readonly string[];
  /** Returns why the values can't be added; then they stay in the field. */
  onAdd: (values: string[]) => string | undefined;
  /** Values that couldn't be added were taken out of the field. */
  onClear: () => void;
  onRename: (from: string, to: string) => void;
  onRemove: (value: string) => void;
};

/** The values of an option. Enter, a comma or leaving the field adds what was typed; several can be pasted at once. */
export function OptionValues({ option, values, onAdd, onClear, onRename, onRemove }: ValuesProps) {
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const add = (typed: string) => {
    const found = valuesIn(typed);
    const refused = found.length > 0 ? onAdd(found) : undefined;
    setText(refused ? typed : '');
    setIssue(refused);
  };
  const type = (typed: string) => {
    // A refused text is edited before it is tried again.
    if (issue === undefined && /[,;]/.test(typed)) return add(typed);
    setText(typed);
    if (issue === undefined || typed.trim() !== '') return undefined;
    setIssue(undefined);
    return onClear();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(text);
    }
    const last = values.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) onRemove(last);
  };
  return (
    <div className="grid gap-1.5">
      <Input
        ref={input}
        aria-label={t('products.option_values', { name: option })}
        placeholder={t('products.option_value_example')}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={issue !== undefined || undefined}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={() => add(text)}
        onKeyDown={press}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          // An input drops the line breaks of a pasted column, which would join its values.
          if (!/[\t\r\n]/.test(pasted.trim())) return;
          event.preventDefault();
          add(`${text}${pasted}`);
        }}
      />
      <div aria-live="polite" className="contents">
        {issue && <p className="text-sm text-bad">{issue}</p>}
      </div>
      {values.length > 0 && (
        <ul aria-label={t('products.option_values', { name: option })} className="flex flex-wrap gap-1">
          {values.map((value) => (
            <ValueChip
              key={value}
              value={value}
              onRename={(to) => onRename(value, to)}
              onLeave={() => input.current?.focus()}
              onRemove={() => {
                onRemove(value);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type ChipProps = {
  value: string;
  onRename: (to: string) => void;
  /** The edit ended by key: the focus needs a place. */ onLeave: () => void;
  onRemove: () => void;
};

function ValueChip({ value, onRename, onLeave, onRemove }: ChipProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const end = (to: string | null) => {
    setTyped(null);
    if (to !== null && to.trim() !== value) onRename(to);
  };
  if (typed !== null)
    return (
      <li>
        <Input
          autoFocus
          data-takes-escape
          aria-label={t('products.value_rename', { name: value })}
          className="w-32"
          maxLength={mostValueCharacters}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => end(typed)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            end(event.key === 'Enter' ? typed : null);
            onLeave();
          }}
        />
      </li>
    );
  return (
    <li className="inline-flex h-control items-center rounded-sm border bg-surface text-xs font-medium text-ink-2">
      <button
        type="button"
        title={t('products.value_rename', { name: value })}
        aria-label={t('products.value_rename', { name: value })}
        onClick={() => setTyped(value)}
        className="touch-target max-w-[200px] truncate rounded-sm ps-[7px] hover:text-ink"
      >
        {value}
      </button>
      <button
        type="button"
        aria-label={t('products.value_remove', { name: value })}
        onClick={onRemove}
        className="touch-target grid size-6 place-items-center rounded-sm text-ink-3 hover:text-ink"
      >
        <X className="size-[11px]" />
      </button>
    </li>
  );
}
