import { useState } from 'react';
import { Input } from './input.tsx';
import { Tag } from './tag.tsx';

type WordsProps = {
  name: string;
  label: string;
  placeholder?: string;
  words: readonly string[];
  /** The maximum length of a tag. */
  most: number;
  isInField?: boolean;
  onChange: (words: string[]) => void;
};

/** Several short texts in a row. A text counts once it is completed, also by blur. */
export function WordsInput({ name, label, placeholder, words, most, isInField = false, onChange }: WordsProps) {
  const [text, setText] = useState('');
  const add = (typed: string) => {
    const fresh = typed.split(',').map((word) => word.trim().slice(0, most));
    const next = [...new Set([...words, ...fresh])].filter(Boolean);
    setText('');
    if (next.length > words.length) onChange(next);
  };
  return (
    <span className="grid gap-1.5">
      <Input
        name={name}
        {...(!isInField && { 'aria-label': label })}
        placeholder={placeholder ?? label}
        autoComplete="off"
        value={text}
        onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setText(target.value))}
        onBlur={() => add(text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            add(text);
          }
          if (event.key === 'Backspace' && text === '' && words.length > 0) onChange(words.slice(0, -1));
        }}
      />
      {words.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {words.map((word) => (
            <Tag key={word} large name={word} onRemove={() => onChange(words.filter((other) => other !== word))}>
              <span className="max-w-[200px] truncate">{word}</span>
            </Tag>
          ))}
        </span>
      )}
    </span>
  );
}
