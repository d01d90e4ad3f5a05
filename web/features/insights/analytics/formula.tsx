import Info from 'lucide-react/icons/info';
import * as Radix from 'radix-ui/popover';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { floatingClass } from '../../../ui/floating-class.ts';
import { t } from './messages.ts';

/** A metric's formula: shown on hover, focus or tap. Escape closes it. */
export function Formula({ name, text }: { name: string; text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <button
          type="button"
          aria-label={t('analytics.how', { name })}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setOpen(true)}
          onBlur={() => setOpen(false)}
          onClick={(event) => {
            // Hover or focus has opened it already; the click must not close it again.
            event.preventDefault();
            setOpen(true);
          }}
          className="touch-target inline-grid size-5 shrink-0 place-items-center rounded-sm text-ink-3 hover:text-ink"
        >
          <Info aria-hidden className="size-3.5" />
        </button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={t('analytics.how', { name })}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className={cx(floatingClass, 'pointer-events-none w-[280px] max-w-[calc(100vw-16px)] p-3 text-ink-2')}
        >
          <p role="status">{text}</p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
