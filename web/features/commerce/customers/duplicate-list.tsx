import { useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../data/auth.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { nameOf } from './customer-words.ts';
import { type Pair, useDuplicates } from './data.ts';
import { MergeForm } from './merge-form.tsx';
import { t } from './messages.ts';

/** Pairs that may be the same person, most likely first. */
export default function DuplicateList() {
  const { data, isError, isFetching, refetch } = useDuplicates();
  const [pair, choose] = useState<Pair | null>(null);
  const mayMerge = useMay('customers:write');
  if (isError && !data) return <ErrorState title={t('customers.duplicates_failed')} retry={() => void refetch()} busy={isFetching} />;
  if (!data) return <SkeletonRows rows={8} rowHeight={61} />;
  if (data.items.length === 0) return <EmptyState title={t('customers.duplicates_none')} text={t('customers.duplicates_none_text')} />;
  return (
    <>
      <ul aria-label={t('customers.duplicates')} className="min-h-0 flex-1 overflow-y-auto">
        {data.items.map((one) => {
          const names = { name: nameOf(one.customer), other: nameOf(one.duplicate) };
          return (
            <li
              key={one.customer.id + one.duplicate.id}
              aria-label={t('customers.duplicates_pair', names)}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-2.5"
            >
              <Person customer={one.customer} />
              <Person customer={one.duplicate} />
              <span className="w-[210px] text-sm text-ink-3 max-md:w-auto max-md:flex-1">{t(`customers.alike_${one.reason}`)}</span>
              {mayMerge && (
                <Button aria-label={t('customers.duplicates_merge', names)} onClick={() => choose(one)}>
                  {t('customers.merge')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {pair && <MergeForm customer={pair.customer} other={pair.duplicate} onClose={() => choose(null)} />}
    </>
  );
}

const Person = ({ customer }: { customer: Pair['customer'] }) => (
  <span className="grid min-w-[180px] flex-1 max-md:min-w-full">
    <Link to={`?duplicates=1&customer=${customer.id}`} className="truncate font-medium hover:underline">
      <bdi>{nameOf(customer)}</bdi>
    </Link>
    <span className="truncate text-sm text-ink-3 tabular-nums">
      {[
        customer.email ?? customer.phone,
        t('customers.merge_comes_orders', { count: customer.orders_count }),
        formatMoney(customer.spent, customer.currency),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </span>
);
