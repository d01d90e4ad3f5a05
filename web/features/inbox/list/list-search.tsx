import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { t } from '../words.ts';

/** Long enough that a word in typing asks once. */
const settles = 250;

type SearchProps = { q: string; onChange: (q: string) => void; onClose: () => void };

/** The list's own search; Escape or the cross ends it and shows the whole list again. */
export function ListSearch({ q, onChange, onClose }: SearchProps) {
  const [words, setWords] = useState(q);
  const settle = useEffectEvent(() => {
    if (words.trim() !== q) onChange(words.trim());
  });
  useEffect(() => {
    const timer = setTimeout(settle, settles);
    return () => clearTimeout(timer);
  }, [words]);
  // Cleared from elsewhere, such as the empty list's button.
  useEffect(() => {
    if (q === '') setWords('');
  }, [q]);
  return (
    <div className="border-b px-2 py-[3px] max-md:py-1">
      <Input
        role="searchbox"
        enterKeyHint="search"
        autoFocus
        aria-label={t('inbox.search')}
        placeholder={t('inbox.search_hint')}
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        icon={<Search />}
        end={<IconButton className="size-6!" label={t('inbox.search_close')} icon={<X />} onClick={onClose} />}
      />
    </div>
  );
}
