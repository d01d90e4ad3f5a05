import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useHotkey } from '../../lib/hotkeys.ts';
import { useTyped } from '../../lib/use-typed.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { t } from './words.ts';

/** Long enough that a word in typing asks once, in milliseconds. */
const settles = 200;

type SearchProps = { label: string; q: string; onChange: (q: string) => void };

/** The list's own search: / leads there, Escape empties it. */
export function ListSearch({ label, q, onChange }: SearchProps) {
  const box = useRef<HTMLSpanElement>(null);
  const { words, type, clear } = useTyped(q, onChange, settles);
  useHotkey('/', () => box.current?.querySelector('input')?.focus());
  return (
    <span ref={box} className="w-[250px] max-w-full shrink-0 max-md:w-full">
      <Input
        role="searchbox"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={words}
        onChange={(event) => type(event.target.value)}
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
