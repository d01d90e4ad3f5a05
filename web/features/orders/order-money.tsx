import type { Order } from '@parley/contract/orders';
import { cx } from '../../lib/cx.ts';
import { formatMoney } from '../../lib/format.ts';
import { t } from './words.ts';

const isNone = (amount: string) => Number(amount) === 0;

/** What the order costs, what came in and what went back. */
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
