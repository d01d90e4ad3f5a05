import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { useIsPhone } from '../lib/use-media.ts';
import { Dialog } from './dialog.tsx';
import type { LayerProps } from './on-demand.tsx';
import { Popover } from './popover.tsx';

type PopoverOrSheetProps = LayerProps & {
  /** What it holds. A sheet writes it over its content. */
  label: string;
  align?: 'start' | 'center' | 'end';
  className?: string;
  /** At the foot of the sheet; a popover closes by a click beside it. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A panel at its button where there is room, a sheet at the bottom of a phone. */
export function PopoverOrSheet({ trigger, label, footer, open, onOpenChange, children, ...look }: PopoverOrSheetProps) {
  if (!useIsPhone())
    return (
      <Popover trigger={trigger} label={label} open={open} onOpenChange={onOpenChange} {...look}>
        {children}
      </Popover>
    );
  const button = trigger as ReactElement<HTMLAttributes<HTMLElement>>;
  return (
    <>
      {cloneElement(button, { 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: () => onOpenChange(true) })}
      <Dialog open={open} onOpenChange={onOpenChange} title={label} footer={footer}>
        {children}
      </Dialog>
    </>
  );
}
