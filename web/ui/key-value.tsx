import { Fragment, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

type KeyValueProps = { items: readonly { label: string; value: ReactNode }[]; className?: string };

/** Label and value pairs. A long label moves all of the values. */
export function KeyValue({ items, className }: KeyValueProps) {
  return (
    <dl className={cx('grid grid-cols-[minmax(76px,auto)_minmax(0,1fr)] gap-x-3 gap-y-[5px] text-sm', className)}>
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className="text-ink-3">{label}</dt>
          <dd className="min-w-0 break-words tabular-nums">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
