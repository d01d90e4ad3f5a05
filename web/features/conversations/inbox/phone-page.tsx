import * as Radix from 'radix-ui/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { sentenceOf } from '../../../data/kept/sentence.ts';
import { useOffline } from '../../../data/kept/state.ts';
import { isTyping, keyArea } from '../../../lib/hotkeys.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ToastRoom } from '../../../ui/toast-room.tsx';

type PhonePageProps = {
  title: string;
  /** Where the focus returns: the row that opened the page. */
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** A page over the whole phone screen, the frame's bars included; it traps the focus. */
export default function PhonePage({ title, list, onClose, children }: PhonePageProps) {
  const page = useRef<HTMLDivElement>(null);
  const offline = useOffline();
  const returnFocus = (event: Event) => {
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[data-row-focus][tabindex="0"]')?.focus();
  };
  return (
    <Radix.Root open modal onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Content
        ref={page}
        {...keyArea}
        data-modal
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          page.current?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={returnFocus}
        // In a field, Escape belongs to the field.
        onEscapeKeyDown={(event) => isTyping(event.target) && event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
        className="fixed inset-0 z-30 flex flex-col bg-bg outline-none"
      >
        <Radix.Title className="sr-only">{title}</Radix.Title>
        {/* It covers the shell, and with it the shell's own. */}
        {offline.isOffline && <Banner className="m-2 mb-0">{sentenceOf(offline)}</Banner>}
        {children}
        <ToastRoom on="phone" />
      </Radix.Content>
    </Radix.Root>
  );
}
