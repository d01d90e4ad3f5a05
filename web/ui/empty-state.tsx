import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

type EmptyStateProps = {
  icon?: ReactNode;
  /** What will appear here. */
  title: string;
  text?: ReactNode;
  /** The action that makes it appear. */
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cx('mx-auto grid max-w-[46ch] justify-items-center gap-1 px-4 py-14 text-center', className)}>
      {icon && <span className="mb-2 grid size-9 place-items-center rounded-lg border bg-surface text-ink-3">{icon}</span>}
      <h2>{title}</h2>
      {text && <p className="text-ink-3">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
