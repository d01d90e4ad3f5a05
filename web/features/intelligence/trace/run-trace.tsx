import { getRunTrace } from '@parley/contract/runs';
import { useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { t } from './messages.ts';
import { TraceView } from './trace-view.tsx';

/** How the AI came to an answer of a real conversation, read when it is shown. */
export function RunTrace({ conversationId, runId }: { conversationId: string; runId: string }) {
  const input = { merchant: useMerchantId(), id: conversationId, run: runId };
  const { data, isError, isFetching, refetch } = useRead(getRunTrace, input, { staleTime: Infinity });
  return (
    <section aria-label={t('trace.title')} className="grid min-w-0 gap-1.5">
      <h4 className="text-sm font-medium">{t('trace.title')}</h4>
      {data ? (
        <TraceView trace={data} />
      ) : isError ? (
        <ErrorState title={t('trace.failed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={4} rowHeight={28} />
      )}
    </section>
  );
}
