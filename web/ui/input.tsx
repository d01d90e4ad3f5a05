import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { useFieldControl } from './field-context.ts';
import { inputClass } from './input-class.ts';

type InputProps = Omit<ComponentProps<'input'>, 'size'> & {
  /** Rendered inside, before the text. */
  icon?: ReactNode;
  /** Rendered inside, after the text: a key cap, a unit, a small button. */
  end?: ReactNode;
  large?: boolean;
};

/** A single-line text field. Outside of a Field it needs an `aria-label`. `className` applies to the outer box. */
export function Input({ icon, end, large = false, className, ...rest }: InputProps) {
  const field = useFieldControl(rest);
  return (
    <span className={cx('relative flex items-center', className)}>
      {icon && <span className="pointer-events-none absolute start-2 grid text-ink-3">{icon}</span>}
      <input
        type="text"
        {...rest}
        {...field}
        className={inputClass(
          cx(large ? 'h-10 px-3' : 'h-control px-2.5', 'id' in field && 'pointer-coarse:h-11', icon && 'ps-[31px]!', end && 'pe-9!'),
        )}
      />
      {end && <span className="absolute end-1 flex items-center">{end}</span>}
    </span>
  );
}
