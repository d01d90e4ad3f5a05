import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';

/** With an `id`, links can lead to the card. */
type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: string;
  /** At the end of the title's line: a figure, a status, a button. */
  aside?: ReactNode;
  /** Without padding, for a table that reaches the edges. */
  flush?: boolean;
};

export function Card({ title, aside, flush = false, className, children, ...rest }: CardProps) {
  const id = useId();
  return (
    <section
      tabIndex={rest.id ? -1 : undefined}
      {...rest}
      data-card
      aria-labelledby={title ? id : undefined}
      className={cx('scroll-mt-4 rounded-lg border bg-surface shadow-paper', flush ? 'overflow-hidden' : 'px-[15px] py-[13px]', className)}
    >
      {title && (
        <div className={cx('flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-2', flush ? 'border-b px-3 py-2.5' : 'mb-2')}>
          <h2 id={id}>{title}</h2>
          {aside && <div className="ms-auto flex flex-wrap items-center gap-2">{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
