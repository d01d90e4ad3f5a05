import { t } from '../../../lib/messages.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The panel's shape before its facts come. */
export function PanelSkeleton() {
  return (
    <div role="status" aria-busy className="grid gap-3.5">
      <span className="sr-only">{t('ui.loading')}</span>
      <div className="flex items-center gap-2.5">
        <Skeleton width={36} height={36} round className="shrink-0" />
        <span className="grid flex-1 gap-2">
          <Skeleton width="60%" />
          <Skeleton width="45%" height={10} />
        </span>
      </div>
      <div className="grid gap-3">
        {['70%', '85%', '75%', '60%'].map((width) => (
          <Skeleton key={width} width={width} height={10} />
        ))}
      </div>
      <Skeleton height={84} className="rounded-lg!" />
      <Skeleton height={84} className="rounded-lg!" />
    </div>
  );
}
