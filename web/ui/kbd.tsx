import { cx } from '../lib/cx.ts';
import { showHotkey } from '../lib/hotkeys.ts';

/** A key cap. Screen readers skip it; the control beside it has `aria-keyshortcuts`. */
export function Kbd({ keys, quiet = false, className }: { keys: string; quiet?: boolean; className?: string }) {
  const look = quiet ? 'border-current opacity-60' : 'border-line bg-bg text-ink-3';
  return (
    <kbd aria-hidden className={cx('rounded-xs border px-1 font-sans text-2xs font-medium max-md:hidden', look, className)}>
      {showHotkey(keys)}
    </kbd>
  );
}
