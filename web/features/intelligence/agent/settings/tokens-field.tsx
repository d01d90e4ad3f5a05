import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { t } from '../messages.ts';

type TokensFieldProps = {
  name: string;
  label: string;
  hint?: string;
  values: readonly string[];
  limit: number;
  maxLength: number;
  error?: string | undefined;
  onChange: (values: string[]) => void;
};

/** A list of words and phrases: Enter or a comma adds one, Backspace in the empty field removes the last. */
export function TokensField({ name, label, hint, values, limit, maxLength, error, onChange }: TokensFieldProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const fresh = typed
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    setTyped('');
    const next = [...new Set([...values, ...fresh])].slice(0, limit);
    if (next.length !== values.length) onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    }
    if (event.key === 'Backspace' && typed === '' && values.length > 0) onChange(values.slice(0, -1));
  };
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        name={name}
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onBlur={add}
        {...(typed.trim() !== '' && {
          end: (
            <Button variant="ghost" className="h-6!" onClick={add}>
              +<span className="sr-only">{t('agent.words_add')}</span>
            </Button>
          ),
        })}
      />
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={label}>
          {values.map((word) => (
            <li key={word} className="max-w-full min-w-0">
              <Tag name={word} className="max-w-full" onRemove={() => onChange(values.filter((other) => other !== word))}>
                <span className="truncate">{word}</span>
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}
