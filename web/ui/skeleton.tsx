import { cx } from '../lib/cx.ts';
import { t } from '../lib/messages.ts';

type SkeletonProps = {
  width?: number | string;
  height?: number | string;
  round?: boolean;
  className?: string;
};

/** A placeholder bar of the content's size, so that nothing moves when it loads. */
export function Skeleton({ width = '100%', height = 12, round = false, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      style={{ width, height }}
      className={cx('block animate-breathe bg-hover dark:bg-line', round ? 'rounded-full' : 'rounded-xs', className)}
    />
  );
}

type SkeletonRowsProps = {
  rows: number;
  /** In px; the row's own height, its border included. */
  rowHeight: number;
  avatar?: boolean;
  className?: string;
};

const WIDTHS = ['62%', '48%', '71%', '55%', '66%', '44%'];

/** The placeholder of a list. Announces once that it is loading. */
export function SkeletonRows({ rows, rowHeight, avatar = false, className }: SkeletonRowsProps) {
  const lines = rowHeight >= 60 ? 2 : 1;
  return (
    <div aria-busy role="status" className={className}>
      <span className="sr-only">{t('ui.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} style={{ height: rowHeight }} className="flex items-center gap-2.5 border-b px-3">
          {avatar && <Skeleton width={26} height={26} round className="shrink-0" />}
          <span className="grid flex-1 gap-2.5">
            <Skeleton width={WIDTHS[row % WIDTHS.length]} />
            {lines === 2 && <Skeleton width={WIDTHS[(row + 2) % WIDTHS.length]} height={10} />}
          </span>
        </div>
      ))}
    </div>
  );
}
