import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

type PageHeaderProps = {
  /** What the page is about, in a sentence: "Seven people are waiting for you". */
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** 2 where the frame's top bar already has the page's h1. */
  level?: 1 | 2;
  className?: string;
};

export function PageHeader({ title, text, actions, level = 1, className }: PageHeaderProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={cx('flex flex-wrap items-center gap-x-4 gap-y-3', className)}>
      <div className="min-w-0">
        <Heading className="text-xl leading-[1.35]">{title}</Heading>
        {text && <p className="text-ink-3">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-1.5 md:ms-auto">{actions}</div>}
    </header>
  );
}
