import MessageSquare from 'lucide-react/icons/message-square-text';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../lib/messages.ts';
import { cx } from '../../lib/cx.ts';

const FeedbackDialog = lazy(async () => ({ default: (await import('./feedback-dialog.tsx')).FeedbackDialog }));

/** Floats at the corner of the merchant's pages. */
export function FeedbackButton() {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-label={t('shell.feedback')}
        title={t('shell.feedback')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={cx(
          'fixed end-4 bottom-4 z-20 grid size-9 place-items-center rounded-full border bg-raised text-ink-2 shadow-float transition-colors hover:text-ink',
          'max-md:bottom-[calc(68px+env(safe-area-inset-bottom))] max-md:size-11',
        )}
      >
        <MessageSquare aria-hidden />
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <FeedbackDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
