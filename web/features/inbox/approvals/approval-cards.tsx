import type { Approval } from '@parley/contract/approvals';
import { useEffect, useRef } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { announce } from '../../../ui/live.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { questionOf } from './approval-words.ts';
import { useApprovalsOf } from './data.ts';
import { t } from './words.ts';

/** The requests of one conversation; most have none, so that nothing stands here until one is known. */
export default function ApprovalCards({ conversationId }: { conversationId: string }) {
  const read = useApprovalsOf(conversationId);
  const items = read.data?.items;
  const box = useRef<HTMLDivElement>(null);
  useTold(items);
  if (read.isError && !items) return <ErrorState title={t('approvals.failed')} retry={() => void read.refetch()} busy={read.isFetching} />;
  // It stays for the focus of whoever decided the last one.
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('approvals.here')}
      className={items?.length ? 'grid max-h-[45%] shrink-0 gap-2 overflow-y-auto border-t px-[22px] py-2.5 max-md:px-4' : 'sr-only'}
    >
      {items?.map((approval) => (
        <ApprovalCard key={approval.id} approval={approval} onDone={() => box.current?.focus()} />
      ))}
    </section>
  );
}

/** Who does not see the screen hears of a request that comes while they are here. */
function useTold(items: readonly Approval[] | undefined) {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!items) return;
    const before = known.current;
    known.current = new Set(items.map(({ id }) => id));
    const [come] = before ? items.filter(({ id }) => !before.has(id)) : [];
    if (come) announce(questionOf(come));
  }, [items]);
}
