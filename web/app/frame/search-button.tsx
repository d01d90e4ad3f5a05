import Search from 'lucide-react/icons/search';
import { openSearch } from '../../features/lists/search/index.ts';
import { cx } from '../../lib/cx.ts';
import { ariaHotkey } from '../../lib/hotkeys.ts';
import { t } from '../../lib/messages.ts';
import { Kbd } from '../../ui/kbd.tsx';

/** Looks like the search field that it opens; on a phone it is only an icon. */
export function SearchButton() {
  return (
    <button
      type="button"
      aria-keyshortcuts={ariaHotkey('mod+k')}
      onClick={openSearch}
      className={cx(
        'touch-target ms-auto flex h-control items-center gap-2 rounded text-ink-3 transition-colors hover:text-ink-2',
        'md:w-[280px] md:border md:bg-surface md:px-2 md:hover:border-line-strong max-md:w-control max-md:justify-center max-md:text-ink',
      )}
    >
      <Search aria-hidden />
      <span className="max-md:sr-only">{t('shell.search')}</span>
      <Kbd keys="mod+k" className="ms-auto" />
    </button>
  );
}
