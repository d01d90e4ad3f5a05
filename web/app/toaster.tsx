import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/messages.ts';
import { useLatest } from '../lib/use-latest.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useToastRoom } from '../ui/toast-room.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** How long a toast stays, in milliseconds. react-hot-toast shows at most 20 at once. */
const durations = {
  duration: 4000,
  removeDelay: 1000,
  success: { duration: 2000 },
  error: { duration: 4000 },
  blank: { duration: 4000 },
  custom: { duration: 4000 },
  loading: { duration: Infinity },
};

/**
 * Toasts where they cover no control: in the room that a frame or a dialog has for them, otherwise in the corner. The newest is on top; they
 * pause while the pointer is on them.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(durations);
  const room = useToastRoom();
  // One element that moves, so that a toast is neither drawn nor read out again when its room changes.
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => (room ?? document.body).append(place), [room, place]);
  useEffect(() => () => place.remove(), [place]);
  // The pause is global: a page that unmounts under the pointer gets no mouseleave, and no toast would ever be removed again.
  const endPause = useLatest(handlers.endPause);
  useEffect(() => endPause, [endPause]);
  const list = (
    <section
      aria-label={t('shell.toasts')}
      // A dialog hides the rest of the page from screen readers, but nothing live. Each toast says itself how it is read out.
      aria-live="off"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className={cx(
        'pointer-events-none z-60 grid grid-cols-1 gap-2',
        room ? 'relative -m-2 max-h-[40dvh] overflow-y-auto p-2' : 'fixed start-4 bottom-4 max-w-[min(350px,calc(100vw-32px))]',
      )}
    >
      {toasts.map((shown) => (
        <Line key={shown.id} shown={shown} />
      ))}
    </section>
  );
  return createPortal(list, place);
}

function Line({ shown }: { shown: Toast }) {
  return (
    <div
      className={cx(
        'pointer-events-auto flex w-fit max-w-[min(350px,100%)] items-start gap-2.5 rounded-[9px] border bg-raised py-2 ps-3 pe-1.5 shadow-float transition-opacity',
        shown.visible ? 'animate-rise' : 'opacity-0',
      )}
    >
      <span className="grid h-[1.45em] place-items-center">{iconOf(shown)}</span>
      <div {...shown.ariaProps} className="min-w-0 py-px wrap-anywhere">
        {resolveValue(shown.message, shown)}
      </div>
      <IconButton label={t('ui.dismiss')} icon={<X />} onClick={() => toast.dismiss(shown.id)} className="-my-1" />
    </div>
  );
}

function iconOf({ type }: Toast) {
  if (type === 'error') return <CircleAlert className="text-bad" />;
  if (type === 'success') return <Check className="text-ok" />;
  return type === 'loading' ? <Spinner /> : null;
}
