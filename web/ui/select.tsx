import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { useFieldControl } from './field-context.ts';
import { inputClass } from './input-class.ts';

/** A styled native select, which works with every phone and screen reader. Its children are `<option>`s. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const field = useFieldControl(rest);
  return (
    <span className={cx('relative flex items-center', className)}>
      <select
        {...rest}
        {...field}
        className={inputClass(cx('h-control appearance-none ps-2.5 pe-8', 'id' in field && 'pointer-coarse:h-11'))}
      >
        {children}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-2.5 text-ink-3" />
    </span>
  );
}
