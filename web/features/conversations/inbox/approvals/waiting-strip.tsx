import ChevronDown from 'lucide-react/icons/chevron-down';
import ShieldQuestion from 'lucide-react/icons/shield-question-mark';
import { lazy, Suspense, useId, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { t } from './messages.ts';

const WaitingList = lazy(() => import('./waiting-list.tsx'));

/** How many approvals wait, and the list of them. */
export function WaitingStrip({ count }: { count: number }) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-b bg-human-soft">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex h-9 w-full items-center gap-2 px-[18px] text-sm font-medium focus-inside max-md:h-11 max-md:px-4"
      >
        <ShieldQuestion aria-hidden className="text-human" />
        {t('approvals.waiting', { count })}
        <ChevronDown aria-hidden className={cx('ms-auto transition-transform', !isOpen && '-rotate-90 rtl:rotate-90')} />
      </button>
      <div id={listId}>
        {isOpen && (
          <Suspense fallback={<SkeletonRows rows={Math.min(count, 3)} rowHeight={44} />}>
            <WaitingList rows={Math.min(count, 3)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
