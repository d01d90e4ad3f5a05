import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { ariaHotkey } from '../lib/hotkeys.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { Kbd } from './kbd.tsx';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** A hotkey shown beside the label ('e', 'mod+Enter'); the screen listens for it with useHotkey. */
  kbd?: string;
  /** Busy: keeps its width and the focus, ignores clicks, and shows the spinner only after 300 ms. */
  busy?: boolean;
};

export function Button({ variant, size, icon, kbd, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, size, className)}
      onClick={click}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={kbd && ariaHotkey(kbd)}
    >
      <span className={cx('inline-flex items-center gap-[inherit]', busy && 'opacity-0 transition-opacity delay-300 duration-0')}>
        {icon}
        {children}
        {kbd && <Kbd keys={kbd} quiet={variant === 'primary'} />}
      </span>
      {busy && <Spinner className="absolute" />}
    </button>
  );
}
