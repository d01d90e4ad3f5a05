import { cx } from '../../../../lib/cx.ts';
import { t } from '../../../../lib/messages.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';

const bubbles = [
  { width: 260, height: 56, isMine: false },
  { width: 380, height: 76, isMine: true },
  { width: 320, height: 76, isMine: false },
  { width: 360, height: 56, isMine: true },
];

/** The thread's skeleton. */
export function ThreadSkeleton() {
  return (
    <div
      role="status"
      aria-busy
      className="flex min-h-0 flex-1 flex-col justify-end gap-[34px] overflow-hidden px-[22px] py-[18px] max-md:px-4"
    >
      <span className="sr-only">{t('ui.loading')}</span>
      {bubbles.map(({ width, height, isMine }, index) => (
        <Skeleton key={index} width={width} height={height} className={cx('max-w-[74%] shrink-0 rounded-[13px]!', isMine && 'self-end')} />
      ))}
    </div>
  );
}
