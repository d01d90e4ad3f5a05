import { getPickList } from '@parley/contract/orders';
import Printer from 'lucide-react/icons/printer';
import type { Result } from '@parley/contract/endpoint';
import { useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { t } from './messages.ts';

type Picks = Result<typeof getPickList>;

/** The printable pick list: by product, then by order. */
export default function PickList({ onClose }: { onClose: () => void }) {
  const list = useRead(getPickList, { merchant: useMerchantId() });
  const count = list.data?.orders.length ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="large"
      title={t('fulfillment.pick_title')}
      {...(count > 0 && { description: t('fulfillment.pick_text', { count }) })}
      {...(count > 0 && {
        footer: (
          <Button variant="primary" icon={<Printer />} onClick={() => print()}>
            {t('fulfillment.print')}
          </Button>
        ),
      })}
    >
      {list.isPending && <SkeletonRows rows={6} rowHeight={37} />}
      {list.isError && <ErrorState title={t('fulfillment.pick_failed')} retry={() => void list.refetch()} busy={list.isFetching} />}
      {list.data && count === 0 && <EmptyState title={t('fulfillment.pick_empty')} text={t('fulfillment.pick_empty_text')} />}
      {list.data && count > 0 && <Sheet {...list.data} />}
    </Dialog>
  );
}

const Sheet = ({ picks, orders }: Picks) => (
  <div data-print className="grid gap-5">
    <table className="w-full text-start tabular-nums [&_td]:border-b [&_td]:py-1.5 [&_td]:pe-3 [&_th]:border-b [&_th]:py-1.5 [&_th]:pe-3 [&_th]:text-start [&_th]:text-xs [&_th]:font-medium [&_th]:text-ink-3">
      <thead>
        <tr>
          <th scope="col">{t('fulfillment.product')}</th>
          <th scope="col">{t('fulfillment.sku')}</th>
          <th scope="col">{t('fulfillment.quantity')}</th>
          <th scope="col">{t('fulfillment.stock')}</th>
        </tr>
      </thead>
      <tbody>
        {picks.map((pick, place) => (
          <tr key={pick.variant_id ?? place}>
            <td>{[pick.name, pick.detail].filter(Boolean).join(', ')}</td>
            <td>{[pick.sku, pick.barcode].filter(Boolean).join(' · ')}</td>
            <td className="font-strong">{formatNumber(pick.quantity)}</td>
            <td>{pick.stock === null ? t('fulfillment.not_counted') : formatNumber(pick.stock)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <section aria-label={t('fulfillment.by_order')} className="grid gap-3">
      <h3 className="font-strong">{t('fulfillment.by_order')}</h3>
      {orders.map((order) => (
        <div key={order.id} className="break-inside-avoid">
          <p className="font-medium">
            {order.order_number} · <bdi>{order.customer_name}</bdi> ·{' '}
            <span className="font-normal text-ink-3">{t('fulfillment.placed', { date: formatDay(order.placed_at) })}</span>
          </p>
          <ul className="text-ink-2">
            {order.lines.map((line) => (
              <li key={line.line_id}>
                {formatNumber(line.quantity)} × {[line.name, line.detail, line.sku].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  </div>
);
