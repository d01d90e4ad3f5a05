import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { CheckLabel } from './check-label.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: string;
  /** Hides the label visually, as in a table's row; screen readers still read it. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Indeterminate: some, not all. */
  indeterminate?: boolean;
  ref?: (element: HTMLInputElement | null) => void;
};

/** Drawn at 14 px with a 24 px touch target: the input itself is larger than its box. */
export function Checkbox({ label, hideLabel = false, hint, indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <CheckLabel label={label} hideLabel={hideLabel} hint={hint} className={className}>
      <input
        {...rest}
        type="checkbox"
        ref={(element) => {
          box.current = element;
          ref?.(element);
        }}
        className={cx(
          'relative -m-[5px] grid size-6 shrink-0 appearance-none place-items-center rounded-sm outline-offset-[-2px] disabled:opacity-50',
          "before:col-start-1 before:row-start-1 before:size-3.5 before:rounded-xs before:border-[1.5px] before:border-control-line before:content-['']",
          'checked:before:border-ink checked:before:bg-ink indeterminate:before:border-ink indeterminate:before:bg-ink',
          "after:col-start-1 after:row-start-1 after:z-1 checked:after:h-[7px] checked:after:w-1 checked:after:-translate-y-px checked:after:rotate-45 checked:after:border-r-[1.5px] checked:after:border-b-[1.5px] checked:after:border-on-ink checked:after:content-['']",
          "indeterminate:after:h-0 indeterminate:after:w-2 indeterminate:after:border-t-[1.5px] indeterminate:after:border-on-ink indeterminate:after:content-['']",
        )}
      />
    </CheckLabel>
  );
}
