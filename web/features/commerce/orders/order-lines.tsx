import { lineTotal } from '@parley/contract/money';
import type { Order, OrderLine } from '@parley/contract/orders';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Picture } from '../../../ui/picture.tsx';
import { t } from './messages.ts';

/** The order lines, each with image, name and price. */
export const OrderLines = ({ order }: { order: Order }) => (
  <ul className="grid gap-2.5 border-b pb-4">
    {order.lines.map((line) => (
      <li key={line.id} className="flex items-center gap-3">
        <Picture src={line.image} className="size-[38px] rounded-md!" />
        <span className="grid min-w-0 flex-1">
          <span className="flex gap-2">
            <LineName line={line} />
            <span className="ms-auto tabular-nums">
              {formatMoney(lineTotal(line.price, unitsOf(order, line), order.currency), order.currency)}
            </span>
          </span>
          <span className="truncate text-sm text-ink-3">{detailOf(line, unitsOf(order, line))}</span>
          {marksOf(line) !== '' && <span className="text-sm text-ink-2">{marksOf(line)}</span>}
        </span>
      </li>
    ))}
  </ul>
);

const LineName = ({ line }: { line: OrderLine }) =>
  line.product_id ? (
    <Link to={`/products?product=${line.product_id}`} className="min-w-0 truncate font-medium hover:underline">
      {line.name}
    </Link>
  ) : (
    <span className="min-w-0 truncate font-medium">{line.name}</span>
  );

/** A canceled order keeps its amounts, so it shows the units that were canceled with it, too. */
function unitsOf({ status, edits }: Order, { id, quantity, cancelled }: OrderLine): number {
  if (status !== 'cancelled') return quantity;
  const canceledBefore = edits
    .flatMap(({ kind, after }) => (kind === 'cancel_lines' ? (after as { lines: { line_id: string; quantity: number }[] }).lines : []))
    .reduce((all, line) => (line.line_id === id ? all + line.quantity : all), 0);
  return quantity + cancelled - canceledBefore;
}

const detailOf = ({ options, sku }: OrderLine, quantity: number) => {
  const detail = [Object.values(options).join(', '), sku && t('orders.sku', { sku })].filter(Boolean).join(' · ');
  return detail ? t('orders.line_detail', { detail, quantity }) : String(quantity);
};

const marksOf = ({ shipped, to_ship: toShip, cancelled, returned, quantity }: OrderLine) =>
  [
    shipped > 0 && toShip > 0 && t('orders.line_shipped', { shipped, quantity }),
    cancelled > 0 && t('orders.line_cancelled', { count: cancelled }),
    returned > 0 && t('orders.line_returned', { count: returned }),
  ]
    .filter(Boolean)
    .join(' · ');

const isNone = (amount: string) => Number(amount) === 0;

/** The order's totals, payments and refunds. */
export function OrderMoney({ order }: { order: Order }) {
  const { subtotal, discount, discount_code: code, shipping, tax, total_amount: total, captured, refunded, balance, currency } = order;
  const rows: { label: string; amount: string; strong?: boolean; minus?: boolean }[] = [
    { label: t('orders.subtotal'), amount: subtotal },
    ...(isNone(discount)
      ? []
      : [{ label: code ? t('orders.discount_code', { code }) : t('orders.discount'), amount: discount, minus: true }]),
    { label: t('orders.shipping'), amount: shipping },
    ...(isNone(tax) ? [] : [{ label: t('orders.tax'), amount: tax }]),
    { label: t('orders.total'), amount: total, strong: true },
    ...(isNone(captured) ? [] : [{ label: t('orders.paid'), amount: captured }]),
    ...(isNone(refunded) ? [] : [{ label: t('orders.refunded'), amount: refunded, minus: true }]),
    ...(Number(balance) > 0 && order.status !== 'cancelled' ? [{ label: t('orders.still_due'), amount: balance }] : []),
  ];
  return (
    <dl className="grid gap-1 tabular-nums">
      {rows.map(({ label, amount, strong, minus }) => (
        <div key={label} className={cx('flex justify-between gap-3', strong ? 'font-strong' : 'text-ink-2')}>
          <dt>{label}</dt>
          <dd>{`${minus ? '−' : ''}${formatMoney(amount, currency)}`}</dd>
        </div>
      ))}
    </dl>
  );
}
