import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { floatingClass } from './floating-class.ts';

type PopoverProps = {
  /** The Button or IconButton that opens it. */
  trigger: ReactElement;
  /** Its label, for screen readers. */
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** A small panel at a control; the page behind it stays usable. Escape closes it and returns the focus to the control. */
export function Popover({ trigger, label, align = 'start', side = 'bottom', open, onOpenChange, className, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className={cx(floatingClass, 'max-w-[calc(100vw-16px)] min-w-[220px] p-3', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
