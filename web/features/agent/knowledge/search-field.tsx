import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { t } from './words.ts';

/** Long enough that a word in typing asks once, in milliseconds. */
const settles = 250;

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** Asks when the typing rests; Escape empties it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  const settle = useEffectEvent(() => {
    if (words.trim() !== value) onChange(words.trim());
  });
  useEffect(() => {
    const timer = setTimeout(settle, settles);
    return () => clearTimeout(timer);
  }, [words]);
  // Changed from elsewhere, such as the empty list's button, or the way back.
  useEffect(() => setWords(value), [value]);
  const clear = () => {
    setWords('');
    onChange('');
  };
  return (
    <Input
      role="searchbox"
      enterKeyHint="search"
      className="w-[230px] max-w-full max-md:w-full"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={words}
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || words === '') return;
        event.stopPropagation();
        clear();
      }}
      icon={<Search />}
      {...(words !== '' && { end: <IconButton className="size-6!" label={t('knowledge.search_clear')} icon={<X />} onClick={clear} /> })}
    />
  );
}
