import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { CheckLabel } from './check-label.tsx';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
};

/** Applies at once, without a save button; a Checkbox is saved with its form. */
export function Switch({ label, hideLabel = false, hint, className, ...rest }: SwitchProps) {
  return (
    <CheckLabel label={label} hideLabel={hideLabel} hint={hint} className={className}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={cx(
          'relative -my-[3px] h-6 w-8 shrink-0 appearance-none rounded-full outline-offset-0 disabled:opacity-50',
          "before:absolute before:inset-x-0 before:inset-y-[3px] before:rounded-full before:bg-control-line before:transition-colors before:content-[''] checked:before:bg-ink",
          "after:absolute after:start-0.5 after:top-[5px] after:size-3.5 after:rounded-full after:bg-surface after:transition-[inset] after:content-[''] checked:after:start-4",
        )}
      />
    </CheckLabel>
  );
}
