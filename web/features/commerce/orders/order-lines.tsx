import { lineTotal } from '@parley/contract/money';
import { orderedUnits } from '@parley/contract/order-sums';
import type { Order, OrderLine } from '@parley/contract/orders';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { formatMoney, formatPercent } from '../../../lib/format.ts';
import { Picture } from '../../../ui/picture.tsx';
import { t } from './messages.ts';

/** The order lines, each with image, name and price. */
export const OrderLines = ({ order }: { order: Order }) => (
  <ul className="grid grid-cols-1 gap-2.5 border-b pb-4">
    {order.lines.map((line) => (
      <li key={line.id} className="flex items-center gap-3">
        <Picture src={line.image} className="size-[38px] rounded-md!" />
        <span className="grid min-w-0 flex-1 grid-cols-1">
          <span className="flex gap-2">
            <LineName line={line} />
            <span className="shrink-0 text-ink-3 tabular-nums">{t('orders.line_count', { count: orderedUnits(order, line) })}</span>
            <span className="ms-auto shrink-0 tabular-nums">
              {formatMoney(lineTotal(line.price, orderedUnits(order, line), order.currency), order.currency)}
            </span>
          </span>
          {detailOf(line) !== '' && <span className="truncate text-sm text-ink-3">{detailOf(line)}</span>}
          {sourcesOf(order, line) !== '' && <span className="truncate text-sm text-ink-3">{sourcesOf(order, line)}</span>}
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

const detailOf = ({ options, sku }: OrderLine) =>
  [Object.values(options).join(', '), sku && t('orders.sku', { sku })].filter(Boolean).join(' · ');

const marksOf = ({ shipped, to_ship: toShip, cancelled, returned, refunded, quantity }: OrderLine) =>
  [
    shipped > 0 && toShip > 0 && t('orders.line_shipped', { shipped, quantity }),
    cancelled > 0 && t('orders.line_cancelled', { count: cancelled }),
    returned > 0 && t('orders.line_returned', { count: returned }),
    refunded > 0 && t('orders.line_refunded', { count: refunded }),
  ]
    .filter(Boolean)
    .join(' · ');

/** Where the units of the line's variant come from, once per variant; nothing in a shop with one location. */
const sourcesOf = ({ lines, stock_from: from }: Order, line: OrderLine) =>
  lines.find(({ variant_id: id }) => id === line.variant_id)?.id === line.id
    ? from
        .filter(({ variant_id: id }) => id === line.variant_id)
        .map(({ location, quantity }) => t('orders.line_from', { location, count: quantity }))
        .join(' · ')
    : '';

const isNone = (amount: string) => Number(amount) === 0;

/** Each tax by its name; one that is only a sum, as of imports, by the word for it. */
const taxRows = ({ tax, tax_lines: lines }: Pick<Order, 'tax' | 'tax_lines'>) =>
  lines.length > 0
    ? lines.map(({ name, rate, amount }) => ({ label: t('orders.tax_rate', { name, rate: formatPercent(Number(rate) / 100, 4) }), amount }))
    : isNone(tax)
      ? []
      : [{ label: t('orders.tax'), amount: tax }];

const included = (rows: ReturnType<typeof taxRows>) =>
  rows.map(({ label, amount }) => ({ label: t('orders.tax_included', { tax: label }), amount }));

/** The order's totals, payments and refunds. */
export function OrderMoney({ order }: { order: Order }) {
  const {
    subtotal,
    discount,
    discount_code: code,
    shipping,
    total_amount: total,
    captured,
    refunded,
    balance,
    not_due: notDue,
    currency,
  } = order;
  const nameOf = (kind: 'goods' | 'shipping') => {
    const got = order.discounts.find((one) => one.kind === kind);
    return got && (got.code ?? got.name);
  };
  const [named, freed] = [order.discounts.length === 0 ? code : nameOf('goods'), nameOf('shipping')];
  const rows: { label: string; amount: string; strong?: boolean; minus?: boolean }[] = [
    { label: t('orders.subtotal'), amount: subtotal },
    ...(isNone(discount)
      ? []
      : [{ label: named ? t('orders.discount_code', { code: named }) : t('orders.discount'), amount: discount, minus: true }]),
    { label: freed ? t('orders.shipping_free', { code: freed }) : t('orders.shipping'), amount: shipping },
    ...(order.tax_included ? [] : taxRows(order)),
    { label: t('orders.total'), amount: total, strong: true },
    ...(order.tax_included ? included(taxRows(order)) : []),
    ...(isNone(notDue)
      ? []
      : [{ label: order.status === 'cancelled' ? t('orders.status_cancelled') : t('orders.not_due'), amount: notDue, minus: true }]),
    ...included(taxRows({ tax: '0', tax_lines: order.not_due_tax_lines })).map((row) => ({ ...row, minus: true })),
    ...(isNone(captured) ? [] : [{ label: t('orders.paid'), amount: captured }]),
    ...(isNone(refunded) ? [] : [{ label: t('orders.refunded'), amount: refunded, minus: true }]),
    ...(Number(balance) > 0 ? [{ label: t('orders.still_due'), amount: balance, strong: true }] : []),
    ...(Number(balance) < 0 ? [{ label: t('orders.overpaid'), amount: balance.replace('-', ''), strong: true }] : []),
  ];
  const isKept = order.status === 'cancelled' && Number(order.refundable) > 0;
  return (
    <>
      <dl className="grid gap-1 tabular-nums">
        {rows.map(({ label, amount, strong, minus }) => (
          <div key={label} className={cx('flex justify-between gap-3', strong ? 'font-strong' : 'text-ink-2')}>
            <dt className="min-w-0 wrap-anywhere">{label}</dt>
            <dd className="shrink-0">{`${minus ? '−' : ''}${formatMoney(amount, currency)}`}</dd>
          </div>
        ))}
      </dl>
      {isKept && <p className="text-sm text-ink-2">{t('orders.canceled_kept', { amount: formatMoney(order.refundable, currency) })}</p>}
    </>
  );
}
