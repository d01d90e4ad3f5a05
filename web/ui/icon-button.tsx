import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { ariaHotkey, showHotkey } from '../lib/hotkeys.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  /** What it does: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  kbd?: string;
};

export function IconButton({ label, icon, variant = 'ghost', size = 'control', kbd, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, size, cx(size === 'large' ? 'w-10' : 'w-control', 'px-0!', className))}
      aria-label={label}
      aria-keyshortcuts={kbd && ariaHotkey(kbd)}
      title={kbd ? `${label} (${showHotkey(kbd)})` : label}
    >
      {icon}
      {children}
    </button>
  );
}
