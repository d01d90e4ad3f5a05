import MessageSquare from 'lucide-react/icons/message-square-text';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../lib/messages.ts';
import { cx } from '../../../lib/cx.ts';

const FeedbackDialog = lazy(async () => ({ default: (await import('./feedback-dialog.tsx')).FeedbackDialog }));

/** Placed where the merchant's frame leaves room, so that it hides nothing: beside Help, on a phone beside the bell. */
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
          'touch-target fixed! z-20 grid place-items-center transition-colors',
          'md:start-[185px] md:bottom-16 md:size-[30px] md:rounded-full md:border md:bg-raised md:text-ink-2 md:shadow-float md:hover:text-ink',
          'max-md:end-14 max-md:top-[9.5px] max-md:size-9 max-md:rounded',
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
