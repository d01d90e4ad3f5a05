import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useTyped } from '../../../../lib/use-typed.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Input } from '../../../../ui/input.tsx';
import { t } from './messages.ts';

/** Long enough that typing a word sends one request, in milliseconds. */
const settles = 250;

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** Searches once typing pauses; Escape clears it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { words, type, clear } = useTyped(value, onChange, settles);
  return (
    <Input
      role="searchbox"
      enterKeyHint="search"
      className="w-[230px] max-w-full max-md:w-full"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={words}
      onChange={({ target }) => type(target.value)}
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
