import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

type CheckLabelProps = {
  label: string;
  hideLabel: boolean;
  hint?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** The label around a Checkbox or a Switch: clicking the text clicks the box. */
export function CheckLabel({ label, hideLabel, hint, className, children }: CheckLabelProps) {
  return (
    <label
      className={cx(
        'inline-flex min-h-6 items-center gap-2.5',
        !hideLabel && 'pointer-coarse:min-h-9',
        hint !== undefined && 'items-start',
        className,
      )}
    >
      {children}
      <span className={cx(hideLabel && 'sr-only')}>
        {label}
        {hint !== undefined && <span className="block text-sm text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}
