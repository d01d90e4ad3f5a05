import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/messages.ts';
import { useLatest } from '../lib/use-latest.ts';
import { IconButton } from '../ui/icon-button.tsx';
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

/** Toasts in the corner, the newest on top; they pause while the pointer is on them. */
export function Toaster() {
  const { toasts, handlers } = useToaster(durations);
  // The pause is global: a page that unmounts under the pointer gets no mouseleave, and no toast would ever be removed again.
  const endPause = useLatest(handlers.endPause);
  useEffect(() => endPause, [endPause]);
  return (
    <section
      aria-label={t('shell.toasts')}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className="pointer-events-none fixed end-4 top-4 z-60 grid max-w-[min(350px,calc(100vw-32px))] justify-items-end gap-2"
    >
      {toasts.map((shown) => (
        <Line key={shown.id} shown={shown} />
      ))}
    </section>
  );
}

function Line({ shown }: { shown: Toast }) {
  return (
    <div
      className={cx(
        'pointer-events-auto flex w-fit max-w-[350px] items-start gap-2.5 rounded-[9px] border bg-raised py-2 ps-3 pe-1.5 shadow-float transition-opacity',
        shown.visible ? 'animate-rise' : 'opacity-0',
      )}
    >
      <span className="grid h-[1.45em] place-items-center">{iconOf(shown)}</span>
      <div {...shown.ariaProps} className="min-w-0 py-px break-words">
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
