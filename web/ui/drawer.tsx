import ChevronLeft from 'lucide-react/icons/chevron-left';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/messages.ts';
import { useIsPhone } from '../lib/use-media.ts';
import { IconButton } from './icon-button.tsx';
import { useReturnFocus } from './return-focus.ts';

type DrawerProps = {
  title: string;
  /** Beside the title: a status, a tag. */
  status?: ReactNode;
  onClose: () => void;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

const BESIDE = 'absolute inset-y-0 end-0 z-20 w-[400px] max-w-full border-s animate-slide';
const PAGE = 'fixed inset-0 z-40 animate-appear';

/**
 * Detail beside a list that stays in reach; render it while something is chosen. Its parent is `relative`. Escape closes it and
 * the focus returns to the row. On a phone it is a page of its own, and holds the focus.
 */
export function Drawer({ title, status, onClose, footer, className, children }: DrawerProps) {
  const phone = useIsPhone();
  const panel = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus();
  const close = (
    <IconButton
      className={phone ? '-ms-2' : 'ms-auto -me-1.5'}
      label={phone ? t('ui.back') : t('ui.close')}
      icon={phone ? <ChevronLeft className="rtl:rotate-180" /> : <X />}
      onClick={onClose}
    />
  );
  return (
    <Radix.Root open modal={phone} onOpenChange={(open) => open || onClose()}>
      <Radix.Content
        ref={panel}
        aria-describedby={undefined}
        data-modal={phone || undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focus.remember();
          panel.current?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={focus.giveBack}
        onInteractOutside={(event) => event.preventDefault()}
        className={cx('flex flex-col bg-surface shadow-float outline-none', phone ? PAGE : BESIDE, className)}
      >
        <header className="flex items-center gap-2 px-[18px] pt-4 pb-3">
          {phone && close}
          <Radix.Title className="min-w-0 truncate text-lg tabular-nums">{title}</Radix.Title>
          {status}
          {!phone && close}
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-[18px] pb-4">{children}</div>
        {footer && (
          <footer className="flex flex-wrap gap-1.5 border-t px-[18px] py-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]">
            {footer}
          </footer>
        )}
      </Radix.Content>
    </Radix.Root>
  );
}
