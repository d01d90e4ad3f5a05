import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHotkey } from '../../lib/hotkeys.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { t } from './words.ts';

/** Long enough that a word in typing asks once, in milliseconds. */
const settles = 200;

type SearchProps = { label: string; q: string; onChange: (q: string) => void };

/** The list's own search: / leads there, Escape empties it. */
export function ListSearch({ label, q, onChange }: SearchProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [words, setWords] = useState(q);
  const settle = useEffectEvent(() => {
    if (words.trim() !== q) onChange(words.trim());
  });
  useEffect(() => {
    const timer = setTimeout(settle, settles);
    return () => clearTimeout(timer);
  }, [words]);
  // Changed from elsewhere, such as the empty list's button, or the way back.
  useEffect(() => setWords(q), [q]);
  useHotkey('/', () => box.current?.querySelector('input')?.focus());
  const clear = () => {
    setWords('');
    onChange('');
  };
  return (
    <span ref={box} className="w-[250px] max-w-full shrink-0 max-md:w-full">
      <Input
        role="searchbox"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || words === '') return;
          event.stopPropagation();
          clear();
        }}
        icon={<Search />}
        {...(words !== '' && { end: <IconButton className="size-6!" label={t('lists.search_clear')} icon={<X />} onClick={clear} /> })}
      />
    </span>
  );
}
