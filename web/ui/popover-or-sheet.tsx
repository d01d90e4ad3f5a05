import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { useIsPhone } from '../lib/use-media.ts';
import { Dialog } from './dialog.tsx';
import type { LayerProps } from './on-demand.tsx';
import { Popover } from './popover.tsx';

type PopoverOrSheetProps = LayerProps & {
  /** Its label. A sheet shows it above its content. */
  label: string;
  align?: 'start' | 'center' | 'end';
  className?: string;
  /** At the bottom of the sheet; a popover closes by a click outside. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A popover at its button where there is room, a sheet at the bottom on a phone. */
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
