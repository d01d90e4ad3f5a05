import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

const TONES = {
  ok: 'bg-ok',
  bad: 'bg-bad',
  info: 'bg-info',
  human: 'bg-human',
  ai: 'bg-ai',
  neutral: 'bg-ink-3',
};

export type StatusTone = keyof typeof TONES;

/** A status: its word, and a dot whose colour only repeats it. */
export function StatusDot({ tone, children, className }: { tone: StatusTone; children: ReactNode; className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-ink-2', className)}>
      <span aria-hidden className={cx('size-[7px] shrink-0 rounded-full', TONES[tone])} />
      {children}
    </span>
  );
}
