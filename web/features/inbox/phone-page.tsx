import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { useReturnFocus } from '../../ui/return-focus.ts';

type PhonePageProps = { title: string; onClose: () => void; children: ReactNode };

/** A page over the whole phone, the frame's bars included: it holds the focus, and gives it back to the row it came from. */
export function PhonePage({ title, onClose, children }: PhonePageProps) {
  const page = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus();
  return (
    <Radix.Root open modal onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Content
        ref={page}
        data-modal
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focus.remember();
          page.current?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={focus.giveBack}
        onInteractOutside={(event) => event.preventDefault()}
        className="fixed inset-0 z-30 flex flex-col bg-bg outline-none"
      >
        <Radix.Title className="sr-only">{title}</Radix.Title>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
