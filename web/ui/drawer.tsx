import ChevronLeft from 'lucide-react/icons/chevron-left';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { keyArea } from '../lib/hotkeys.ts';
import { t } from '../lib/messages.ts';
import { useIsPhone } from '../lib/use-media.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { ToastRoom } from './toast-room.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { useReturnFocus } from './return-focus.ts';

type DrawerProps = {
  title: string;
  /** Beside the title: a status, a tag. */
  status?: ReactNode;
  onClose: () => void;
  /** Actions that stay in view at the foot. */
  footer?: ReactNode;
  /** A record's details, a form with long texts, or a screen of its own. */
  size?: keyof typeof WIDTHS;
  /** Its form has unsaved changes: closing it asks first, and so does another address. */
  unsaved?: boolean;
  /** The page beside it has unsaved changes: leaving the page asks, closing the drawer does not. */
  pageUnsaved?: boolean;
  children: ReactNode;
};

const BESIDE = 'absolute inset-y-0 end-0 z-20 max-w-full border-s animate-slide';
const WIDTHS = { details: 'w-[440px]', form: 'w-[640px]', screen: 'w-[1080px]' };
const PAGE = 'fixed inset-0 z-40 animate-appear';

/**
 * Details beside a list that stays usable; render it while something is selected. Its parent is `relative`. Escape closes it and returns
 * the focus to the row. On a phone it fills the page and traps the focus.
 */
export function Drawer({ title, status, onClose, footer, size = 'details', unsaved = false, pageUnsaved = false, children }: DrawerProps) {
  const phone = useIsPhone();
  const panel = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus();
  const { ask, isAsking, keep, discard, isGuarded } = useAsk(unsaved, onClose);
  const close = (
    <IconButton
      className={phone ? '-ms-2' : 'ms-auto -me-1.5'}
      label={phone ? t('ui.back') : t('ui.close')}
      icon={phone ? <ChevronLeft className="rtl:rotate-180" /> : <X />}
      onClick={ask}
    />
  );
  return (
    <Radix.Root open modal={phone} onOpenChange={(open) => open || ask()}>
      <Radix.Content
        ref={panel}
        {...keyArea}
        aria-describedby={undefined}
        data-modal={phone || undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focus.remember();
          panel.current?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={focus.giveBack}
        onInteractOutside={(event) => event.preventDefault()}
        className={cx('flex flex-col bg-surface shadow-float outline-none', phone ? PAGE : cx(BESIDE, WIDTHS[size]))}
      >
        <header className="flex items-center gap-2 px-[18px] pt-4 pb-3">
          {phone && close}
          <Radix.Title className="min-w-0 truncate text-lg tabular-nums">{title}</Radix.Title>
          {status}
          {!phone && close}
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-[18px] pb-4">{children}</div>
        <ToastRoom on="phone" />
        {footer && (
          <footer className="flex flex-wrap gap-1.5 border-t px-[18px] py-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]">
            {footer}
          </footer>
        )}
        {isAsking && <DiscardDialog onKeep={keep} onDiscard={discard} />}
        {/* Mounted only while there is something to guard: a router asks one guard at a time. */}
        {(isGuarded || pageUnsaved) && <LeaveGuard when everywhere={isGuarded} />}
      </Radix.Content>
    </Radix.Root>
  );
}

/** Closes at once, or asks first. The guard is gone before the drawer is closed, since closing may be a step to another address. */
function useAsk(unsaved: boolean, onClose: () => void) {
  const [step, go] = useState<'open' | 'asking' | 'leaving'>('open');
  const close = useEffectEvent(onClose);
  const isLeaving = step === 'leaving';
  // Saved or discarded: what is typed next is guarded again.
  if (!unsaved && step !== 'open') go('open');
  useEffect(() => {
    if (isLeaving) close();
  }, [isLeaving]);
  return {
    ask: () => (unsaved ? go('asking') : onClose()),
    isAsking: unsaved && step === 'asking',
    keep: () => go('open'),
    discard: () => go('leaving'),
    isGuarded: unsaved && !isLeaving,
  };
}
