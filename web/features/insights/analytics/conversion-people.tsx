import { downloadConversionPeople, type listConversionPeople } from '@parley/contract/analytics';
import type { Channel } from '@parley/contract/channels';
import type { Result } from '@parley/contract/endpoint';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMerchantId } from '../../../data/auth.ts';
import { saveDownload } from '../../../data/save-file.ts';
import { formatIn } from '../../../lib/format.ts';
import { shopZone } from '../../../lib/zoned-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useConversionPeople } from './data.ts';
import { FigureTable } from './table.tsx';
import type { PeriodQuery } from './use-period.ts';
import { t } from './messages.ts';

type Person = Result<typeof listConversionPeople>['items'][number];
export type Step = 'visitors' | 'conversations' | 'carts' | 'orders';
export type AskedPeople = PeriodQuery & { window_days: 1 | 7 | 30; step: Step; channel?: Channel };

/** The people behind a step of the funnel, and the same people as a file. */
export function ConversionPeople({ asked, onClose }: { asked: AskedPeople; onClose: () => void }) {
  const merchant = useMerchantId();
  const people = useConversionPeople(asked);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await saveDownload(downloadConversionPeople, { merchant, ...asked }, `conversions-${asked.step}.csv`);
    setSaving(false);
  };
  const name = t(`analytics.step_${asked.step}`);
  const title = asked.channel ? `${name} · ${t(`channel.${asked.channel}`)}` : name;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="large"
      title={title}
      description={t('analytics.people_text')}
      {...(people.items.length > 0 && {
        footer: (
          <Button icon={<Download />} busy={isSaving} onClick={() => void save()}>
            {t('analytics.people_export')}
          </Button>
        ),
      })}
    >
      {people.isPending && <SkeletonRows rows={6} rowHeight={37} />}
      {people.isError && <ErrorState title={t('analytics.people_failed')} retry={() => void people.refetch()} busy={people.isFetching} />}
      {people.isSuccess && people.items.length === 0 && <EmptyState title={t('analytics.empty')} text={t('analytics.empty_text')} />}
      {people.items.length > 0 && <People items={people.items} title={title} />}
      {people.hasMore && (
        <Button className="mt-3" busy={people.isFetchingNextPage} onClick={people.loadMore}>
          {t('analytics.people_more')}
        </Button>
      )}
    </Dialog>
  );
}

const time = (at: string | null) =>
  at === null ? t('analytics.none') : formatIn(shopZone(), at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
const link = 'underline decoration-line-strong underline-offset-[3px] hover:decoration-ink';

const People = ({ items, title }: { items: readonly Person[]; title: string }) => (
  <FigureTable
    caption={title}
    head={t('analytics.name')}
    items={items}
    keyOf={({ id }) => id}
    name={({ name }) => name ?? t('analytics.unknown_visitor')}
    columns={[
      { label: t('analytics.channel'), cell: ({ channel }) => t(`channel.${channel}`), wide: true },
      { label: t('analytics.came'), cell: ({ came_at }) => time(came_at) },
      {
        label: t('analytics.step_conversations'),
        cell: ({ conversation_id: id, conversation_number: number }) =>
          id === null ? (
            t('analytics.none')
          ) : (
            <Link to={`/inbox?tab=all&conversation=${id}`} className={link}>
              {`#${number}`}
            </Link>
          ),
      },
      { label: t('analytics.step_carts'), cell: ({ cart_at }) => time(cart_at), wide: true },
      {
        label: t('analytics.step_orders'),
        cell: ({ order_id: id, order_number: number }) =>
          id === null ? (
            t('analytics.none')
          ) : (
            <Link to={`/orders?order=${id}`} className={link}>
              {number}
            </Link>
          ),
      },
    ]}
  />
);
