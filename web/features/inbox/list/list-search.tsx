import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useTyped } from '../../../lib/use-typed.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { t } from '../words.ts';

/** Long enough that a word in typing asks once. */
const settles = 250;

type SearchProps = { q: string; onChange: (q: string) => void; onClose: () => void };

/** The list's own search; Escape or the cross ends it and shows the whole list again. */
export function ListSearch({ q, onChange, onClose }: SearchProps) {
  const { words, type } = useTyped(q, onChange, settles);
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
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        icon={<Search />}
        end={<IconButton className="size-6!" label={t('inbox.search_close')} icon={<X />} onClick={onClose} />}
      />
    </div>
  );
}
