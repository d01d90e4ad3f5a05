import { cx } from '../lib/cx.ts';
import { t } from '../lib/messages.ts';

/** Appears only after 300 ms, so that fast loads don't flicker. */
export function Spinner({ label = t('ui.working'), className }: { label?: string; className?: string }) {
  return (
    <span role="status" className={cx('inline-flex animate-wait', className)}>
      <svg aria-hidden viewBox="0 0 16 16" className="size-4 animate-turn" fill="none" strokeWidth="2">
        <circle cx="8" cy="8" r="6.5" stroke="currentColor" opacity=".2" />
        <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
