import type { getCustomerTimeline } from '@parley/contract/customers';
import type { Result } from '@parley/contract/endpoint';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { When } from './customer-columns.tsx';
import { useTimeline } from './data.ts';
import { Section } from './section.tsx';
import { t } from './messages.ts';

type Event = Result<typeof getCustomerTimeline>['items'][number];

/** A customer's timeline, latest first, page by page. */
export function CustomerTimeline({ id }: { id: string }) {
  const { items, isPending, isError, refetch, isFetching, hasMore, loadMore, isFetchingNextPage } = useTimeline(id);
  return (
    <Section title={t('customers.timeline')}>
      {isPending && <SkeletonRows rows={4} rowHeight={32} />}
      {isError && items.length === 0 && (
        <ErrorState title={t('customers.timeline_failed')} retry={() => void refetch()} busy={isFetching} />
      )}
      <ol className="grid gap-2 empty:hidden">
        {items.map((event) => (
          <Line key={event.id} event={event} />
        ))}
      </ol>
      {hasMore && (
        <Button className="justify-self-start" busy={isFetchingNextPage} onClick={loadMore}>
          {t('customers.timeline_more')}
        </Button>
      )}
    </Section>
  );
}

const Line = ({ event: { title, detail, link, at } }: { event: Event }) => (
  <li className="flex items-start gap-2.5">
    <span aria-hidden className="mx-[3px] mt-1.5 size-[7px] shrink-0 rounded-full bg-ink-3" />
    <span className="grid min-w-0 flex-1 grid-cols-1">
      {link ? (
        <Link to={link} className="hover:underline">
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      {detail && (
        <span dir="auto" className="line-clamp-3 text-sm break-words text-ink-3">
          {detail}
        </span>
      )}
    </span>
    <span className="text-sm text-ink-3 tabular-nums">
      <When at={at} />
    </span>
  </li>
);
