import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/messages.ts';
import { IconButton } from './icon-button.tsx';
import { RememberFocus, useReturnFocus } from './return-focus.ts';
import { ToastRoom } from './toast-room.tsx';

const WIDTHS = { small: 'md:max-w-[400px]', medium: 'md:max-w-[520px]', large: 'md:max-w-[760px]' };

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  size?: keyof typeof WIDTHS;
  /** While it sends, nothing closes it. */
  busy?: boolean;
  children?: ReactNode;
};

/**
 * Traps the focus, closes on Escape or a click outside, and returns the focus. Once something was entered a click outside does nothing, so
 * that a slip can't lose it. On a phone it is a sheet at the bottom.
 */
export function Dialog({ open, onOpenChange, title, description, footer, size = 'medium', busy = false, children }: DialogProps) {
  const focus = useReturnFocus();
  const isTouched = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={(next) => busy || onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-appear place-items-center overflow-y-auto bg-scrim max-md:items-end md:p-6">
          <Radix.Content
            data-modal
            onOpenAutoFocus={() => {
              isTouched.current = false;
            }}
            onInput={() => {
              isTouched.current = true;
            }}
            // A field that is edited in place ends its edit with Escape.
            onEscapeKeyDown={(event) => {
              if (event.target instanceof Element && event.target.closest('[data-takes-escape]')) event.preventDefault();
            }}
            onInteractOutside={(event) => {
              if (isTouched.current) event.preventDefault();
            }}
            onCloseAutoFocus={focus.giveBack}
            {...(!description && { 'aria-describedby': undefined })}
            className={cx(
              'relative flex w-full animate-rise flex-col rounded-lg bg-raised shadow-float outline-none max-md:rounded-b-none max-md:pb-[env(safe-area-inset-bottom)]',
              WIDTHS[size],
            )}
          >
            <RememberFocus by={focus} />
            <div className="ps-4 pe-14 pt-[18px] pb-3">
              <Radix.Title className="text-lg leading-tight">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>}
            </div>
            {children && <div className="px-4 pb-4">{children}</div>}
            {/* A long form scrolls under its buttons. */}
            <div className="sticky bottom-0 rounded-b-lg bg-raised md:-bottom-6">
              <ToastRoom on="phone" />
              {footer && <div className="flex flex-wrap justify-end gap-2 border-t px-4 py-3">{footer}</div>}
            </div>
            {/* Last in the DOM, so that the focus starts in the first field. */}
            <IconButton
              className="absolute! end-3 top-3"
              label={t('ui.close')}
              icon={<X />}
              disabled={busy}
              onClick={() => onOpenChange(false)}
            />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
