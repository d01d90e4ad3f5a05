import { cx } from '../lib/cx.ts';
import { t } from '../lib/messages.ts';

type LogoProps = {
  /** The mark's side in px. */
  size?: number;
  /** The mark alone, where space is short; its name is then for screen readers only. */
  markOnly?: boolean;
  className?: string;
};

/** A bubble with two voices in it: the AI's and a person's. */
export function Logo({ size = 22, markOnly = false, className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-[9px] font-strong tracking-[-0.01em] whitespace-nowrap', className)}>
      <svg
        viewBox="0 0 22 22"
        width={size}
        height={size}
        className="shrink-0"
        {...(markOnly ? { role: 'img', 'aria-label': t('ui.product') } : { 'aria-hidden': true })}
      >
        <rect width="22" height="22" rx="7" className="fill-ink" />
        <path d="M9 6h4a4 4 0 0 1 0 8H6a1 1 0 0 1-1-1v-3a4 4 0 0 1 4-4Z" className="fill-bg" />
        <circle cx="9.5" cy="10.5" r="1.5" className="fill-ai" />
        <circle cx="13.5" cy="10.5" r="1.5" className="fill-human" />
      </svg>
      {!markOnly && t('ui.product')}
    </span>
  );
}
