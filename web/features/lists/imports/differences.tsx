import type { ImportDifference } from '@parley/contract/import-differences';
import type { ImportRun } from '@parley/contract/import-runs';
import { Link } from 'react-router';
import { useMerchantId } from '../../../data/auth.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useDifferences, useKeepAllOurs, useResolve } from './data.ts';
import { t } from './messages.ts';

type ConflictsProps = { run: ImportRun; onClose: () => void };

/** Where the file has other values than what was changed in Parley, each to be decided by hand. */
export function Conflicts({ run, onClose }: ConflictsProps) {
  const merchant = useMerchantId();
  const keepAll = useKeepAllOurs();
  if (run.open_conflicts === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="import-conflicts">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="import-conflicts" className="me-auto font-medium">
          {t('imports.conflicts')}
        </h3>
        <Button busy={keepAll.isPending} onClick={() => keepAll.mutate({ merchant, id: run.id })}>
          {t('imports.keep_all')}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{t('imports.conflicts_text')}</p>
      <Differences run={run} show="open" label={t('imports.conflicts')} onClose={onClose} />
    </section>
  );
}

/** The stock or prices that the import sets, from and to. */
export function Changes({ run, show, onClose }: ConflictsProps & { show: 'stock' | 'price' }) {
  const name = `${show}_changes` as const;
  if (run[name] === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{t(`imports.${name}`)}</h3>
      <Differences run={run} show={show} label={t(`imports.${name}`)} onClose={onClose} />
    </section>
  );
}

type DifferencesProps = ConflictsProps & { show: 'open' | 'stock' | 'price'; label: string };
function Differences({ run, show, label, onClose }: DifferencesProps) {
  const { items, isError, isPending, isFetching, isFetchingNextPage, hasMore, loadMore, refetch } = useDifferences(run.id, show);
  if (isError && items.length === 0)
    return <ErrorState title={t('imports.conflicts_failed')} retry={() => void refetch()} busy={isFetching} />;
  if (isPending) return <SkeletonRows rows={3} rowHeight={44} />;
  return (
    <ul className="max-h-72 divide-y overflow-y-auto rounded-lg border" tabIndex={0} aria-label={label}>
      {items.map((one) => (
        <Difference key={one.id} one={one} onClose={onClose} />
      ))}
      {hasMore && (
        <li className="px-3 py-2">
          <Button variant="ghost" busy={isFetchingNextPage} onClick={loadMore}>
            {t('imports.more')}
          </Button>
        </li>
      )}
    </ul>
  );
}

const pages = { product: '/products?product=', customer: '/customers?customer=', order: '/orders?order=' } as const;

function Difference({ one, onClose }: { one: ImportDifference; onClose: () => void }) {
  const merchant = useMerchantId();
  const resolve = useResolve();
  const { id, row, label, field, kind, record_id: record, choices } = one;
  const what = { label, field: t(`imports.field_${field}`) };
  const choose = (choice: 'ours' | 'theirs') => resolve.mutate({ merchant, id, choice });
  const chosen = resolve.isPending ? resolve.variables.choice : undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words">
          {record && kind !== 'article' ? (
            <Link to={`${pages[kind]}${record}`} onClick={onClose} className="font-medium hover:underline">
              {label}
            </Link>
          ) : (
            <span className="font-medium">{label}</span>
          )}{' '}
          <span className="text-ink-2">{what.field}</span>{' '}
          <span className="text-sm text-ink-3 tabular-nums">{t('imports.row', { row })}</span>
        </p>
        <p className="text-sm break-words text-ink-2 tabular-nums">
          {t(one.state === 'set' ? 'imports.from_to' : 'imports.ours_theirs', {
            ours: shown(one, one.ours),
            theirs: shown(one, one.theirs),
          })}
        </p>
      </div>
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button aria-label={t('imports.keep_label', what)} busy={chosen === 'ours'} onClick={() => choose('ours')}>
            {t('imports.keep')}
          </Button>
          {choices.includes('theirs') ? (
            <Button aria-label={t('imports.take_label', what)} busy={chosen === 'theirs'} onClick={() => choose('theirs')}>
              {t('imports.take')}
            </Button>
          ) : (
            kind !== 'article' &&
            record && (
              <Link to={`${pages[kind]}${record}`} onClick={onClose} className={buttonClass()}>
                {t(`imports.open_${kind}`)}
              </Link>
            )
          )}
        </div>
      )}
    </li>
  );
}

const values = [
  ...(['draft', 'active', 'archived', 'pending', 'confirmed', 'processing', 'shipped', 'delivered', 'returned', 'cancelled'] as const),
  ...(['awaiting', 'authorized', 'partially_paid', 'paid', 'partially_refunded', 'refunded', 'voided'] as const),
  ...(['unfulfilled', 'partially_fulfilled', 'fulfilled', 'on_hold', 'deny', 'continue', 'true', 'false'] as const),
] as const;
const coded = ['status', 'payment_status', 'fulfillment_status', 'inventory_policy', 'available'];

/** A value as people read it: codes in words, times in their zone. */
function shown({ field }: ImportDifference, value: string | null): string {
  if (value === null) return t('imports.value_none');
  if (field === 'placed_at' || field === 'created_at') return formatDateTime(value);
  const code = coded.includes(field) ? values.find((one) => one === value) : undefined;
  return code ? t(`imports.value_${code}`) : value;
}
