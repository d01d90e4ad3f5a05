import type { Approval } from '@parley/contract/approvals';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { announce } from '../../../../ui/live.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { questionOf } from './approval-words.ts';
import { useApprovalsOf } from './data.ts';
import { t } from './messages.ts';

/** The approvals of one conversation. Most have none, so nothing renders until one is loaded. */
export default function ApprovalCards({ conversationId }: { conversationId: string }) {
  const read = useApprovalsOf(conversationId);
  const items = read.data?.items;
  const box = useRef<HTMLDivElement>(null);
  useAnnounceNew(items);
  if (read.isError && !items) return <NotRead busy={read.isFetching} onRetry={() => void read.refetch()} />;
  // The section stays mounted to hold the focus after the last approval was decided.
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

/** A single line: most conversations have no approval, so the room belongs to the messages. */
const NotRead = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => (
  <div role="alert" className="flex shrink-0 items-center gap-3 border-t px-[22px] py-2 text-sm text-ink-2 max-md:px-4">
    <span className="flex-1">{t('approvals.failed')}</span>
    <Button onClick={onRetry} busy={busy}>
      {t('ui.retry')}
    </Button>
  </div>
);

/** Announces approvals that arrive while the conversation is open to screen readers. */
function useAnnounceNew(items: readonly Approval[] | undefined) {
  const knownIds = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!items) return;
    const before = knownIds.current;
    knownIds.current = new Set(items.map(({ id }) => id));
    const [added] = before ? items.filter(({ id }) => !before.has(id)) : [];
    if (added) announce(questionOf(added));
  }, [items]);
}
