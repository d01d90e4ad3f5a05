import type { Approval } from '@parley/contract/approvals';
import { Link } from 'react-router';
import { formatMoney, formatRelative } from '../../../../lib/format.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { placeSearch, useInboxUrl } from '../use-inbox-url.ts';
import { useNow } from '../use-now.ts';
import { shortOf } from './approval-words.ts';
import { useWaiting } from './data.ts';
import { t } from './messages.ts';

/** Longest waiting first; each links to its conversation, where it is decided. */
export default function WaitingList({ rows }: { rows: number }) {
  const read = useWaiting();
  const { place } = useInboxUrl();
  const now = useNow();
  if (read.isPending) return <SkeletonRows rows={rows} rowHeight={44} />;
  if (!read.data) return <ErrorState title={t('approvals.failed')} retry={() => void read.refetch()} busy={read.isFetching} />;
  return (
    <ul className="max-h-56 overflow-y-auto border-t border-human-line">
      {read.data.items.map((approval) => (
        <li key={approval.id}>
          <Link
            to={
              approval.conversation
                ? `/inbox${placeSearch({ ...place, conversation: approval.conversation.id })}`
                : `/orders?order=${approval.order?.id ?? ''}`
            }
            className="grid min-h-11 grid-cols-[1fr_auto] gap-x-3 px-[18px] py-1.5 text-sm focus-inside hover:bg-hover max-md:px-4"
          >
            <span className="truncate font-medium">{approval.customer?.name ?? t('approvals.customer')}</span>
            <span className="text-end text-ink-3 tabular-nums">{formatRelative(approval.created_at, now)}</span>
            <span className="truncate text-ink-2">{shortOf(approval)}</span>
            <span className="text-end tabular-nums">{amountOf(approval)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const amountOf = ({ amount, currency }: Approval) => (Number(amount) === 0 ? '' : formatMoney(amount, currency));
