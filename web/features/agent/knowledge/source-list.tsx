import type { KnowledgeSource } from '@parley/contract/knowledge';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useSources } from './data.ts';
import { SourceRow } from './source-row.tsx';
import { t } from './words.ts';

/** The stream tells of each step; this is for when it does not, in milliseconds. */
const looksAgain = 4000;
const isMoving = ({ state }: KnowledgeSource) => state === 'waiting' || state === 'running';

type SourceListProps = { kind: KnowledgeSource['kind']; title: string; failed: string; empty: ReactNode };

/** Sites or files, latest first, with what became of each. */
export function SourceList({ kind, title, failed, empty }: SourceListProps) {
  const sources = useSources(kind);
  const { refetch } = sources;
  const isAnyMoving = sources.items.some(isMoving);
  useEffect(() => {
    if (!isAnyMoving) return;
    const timer = setInterval(() => void refetch(), looksAgain);
    return () => clearInterval(timer);
  }, [isAnyMoving, refetch]);
  return (
    <Card title={title} flush>
      {sources.items.length > 0 ? (
        <ul>
          {sources.items.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      ) : sources.isError ? (
        <ErrorState title={failed} retry={() => void refetch()} busy={sources.isFetching} />
      ) : sources.isPending ? (
        <SkeletonRows rows={3} rowHeight={61} />
      ) : (
        empty
      )}
      {sources.hasMore && (
        <div className="border-t p-2 text-center">
          <Button variant="ghost" busy={sources.isFetchingNextPage} onClick={sources.loadMore}>
            {t('knowledge.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
