import { cx } from '../lib/cx.ts';
import { formatNumber } from '../lib/format.ts';

const TONES = {
  human: 'bg-human-soft text-human',
  neutral: 'bg-hover text-ink-2',
  ai: 'bg-ai-soft text-ai',
};

type BadgeProps = {
  count: number;
  tone?: keyof typeof TONES;
  /** What is counted, as a tooltip and for screen readers: "7 conversations unread by you". */
  label?: string;
  /** Follows the count where there is room: "7 unread". */
  unit?: string;
  className?: string;
};

/** A count; renders nothing at zero. */
export function Badge({ count, tone = 'human', label, unit, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span title={label} className={cx('rounded-full px-[7px] py-px text-xs font-strong tabular-nums', TONES[tone], className)}>
      <span aria-hidden={label ? true : undefined}>{[count > 99 ? '99+' : formatNumber(count), unit].filter(Boolean).join(' ')}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
