import type { OrderSummary } from '@parley/contract/orders';
import { formatDateTime, formatMoney, formatNumber, formatWhen } from '../../../lib/format.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { fulfillmentTone, paymentTone, statusTone } from './tones.ts';
import { Tracking } from './tracking.tsx';
import { t } from './messages.ts';

const When = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatWhen(at)}
  </time>
);

export const orderColumns: readonly Column<OrderSummary>[] = [
  { key: 'number', header: t('orders.number'), width: 92, grow: 1, sort: 'order_number', always: true, cell: (row) => row.order_number },
  { key: 'placed', header: t('orders.placed'), width: 96, grow: 1, sort: 'placed_at', cell: (row) => <When at={row.placed_at} /> },
  {
    key: 'customer',
    header: t('orders.customer'),
    width: 150,
    grow: 2,
    cell: (row) => (row.customer ? <bdi>{row.customer.name}</bdi> : <span className="text-ink-3">{t('orders.nobody')}</span>),
  },
  {
    key: 'status',
    header: t('orders.status'),
    width: 120,
    grow: 1,
    cell: (row) => <StatusDot tone={statusTone[row.status]}>{t(`orders.status_${row.status}`)}</StatusDot>,
  },
  {
    key: 'payment',
    header: t('orders.payment'),
    width: 130,
    grow: 1,
    cell: (row) =>
      row.overpaid ? (
        <StatusDot tone="human">{t('orders.overpaid')}</StatusDot>
      ) : (
        <StatusDot tone={paymentTone[row.payment_status]}>{t(`orders.payment_${row.payment_status}`)}</StatusDot>
      ),
  },
  {
    key: 'fulfillment',
    header: t('orders.fulfillment'),
    width: 130,
    grow: 1,
    cell: (row) => (
      <StatusDot tone={fulfillmentTone[row.fulfillment_status]}>{t(`orders.fulfillment_${row.fulfillment_status}`)}</StatusDot>
    ),
  },
  { key: 'channel', header: t('orders.channel'), width: 90, grow: 1, cell: (row) => t(`channel.${row.channel}`) },
  { key: 'items', header: t('orders.items'), width: 60, grow: 0, align: 'end', cell: (row) => formatNumber(row.items) },
  {
    key: 'total',
    header: t('orders.total'),
    width: 110,
    grow: 1,
    align: 'end',
    sort: 'total',
    cell: (row) => formatMoney(row.total_amount, row.currency),
  },
  {
    key: 'sold_by',
    header: t('orders.sold_by'),
    width: 90,
    grow: 1,
    cell: (row) => (row.sold_by ? t(`orders.seller_${row.sold_by}`) : ''),
  },
  { key: 'brand', header: t('orders.brand'), width: 110, grow: 1, cell: (row) => row.brand?.name ?? t('orders.default_brand') },
  {
    key: 'returns',
    header: t('orders.returns'),
    width: 90,
    grow: 1,
    cell: (row) => (row.returns ? t(`orders.returns_${row.returns}`) : ''),
  },
  {
    key: 'tracking',
    header: t('orders.tracking'),
    width: 130,
    grow: 1,
    cell: (row) => <Tracking values={row.tracking} tabIndex={-1} className="relative z-1" />,
  },
  {
    key: 'tags',
    header: t('orders.tags'),
    width: 130,
    grow: 1,
    cell: (row) => <span className="truncate">{row.tags.join(', ')}</span>,
  },
  { key: 'updated', header: t('orders.updated'), width: 96, grow: 1, sort: 'updated_at', cell: (row) => <When at={row.updated_at} /> },
];
export const usualOrderColumns = ['number', 'placed', 'customer', 'status', 'payment', 'fulfillment', 'channel', 'items', 'total'];

/** An order's key facts in two lines. */
export const OrderPhoneRow = ({ row }: { row: OrderSummary }) => (
  <>
    <span className="flex gap-2 font-medium tabular-nums">
      <span className="min-w-0 truncate">
        {row.order_number} · <bdi>{row.customer?.name ?? t('orders.nobody')}</bdi>
      </span>
      <span className="ms-auto shrink-0">{formatMoney(row.total_amount, row.currency)}</span>
    </span>
    <span className="flex gap-2 text-sm text-ink-3 tabular-nums">
      <StatusDot tone={statusTone[row.status]} className="min-w-0 truncate">
        {t(`orders.status_${row.status}`)} · {t(`orders.payment_${row.payment_status}`)}
      </StatusDot>
      <span className="ms-auto shrink-0">
        <When at={row.placed_at} />
      </span>
    </span>
  </>
);
