import type { Customer } from '@parley/contract/customers';
import { formatMoney, formatNumber, formatWhen } from '../../lib/format.ts';
import { t } from './words.ts';

/** What a customer is to the shop, in four figures. */
export function Figures({ customer }: { customer: Customer }) {
  const { spent, currency, orders_count: orders, average_order: average, last_order_at: last } = customer;
  const figures = [
    { label: t('customers.spent'), value: formatMoney(spent, currency) },
    { label: t('customers.orders'), value: formatNumber(orders) },
    { label: t('customers.average'), value: average === null ? '–' : formatMoney(average, currency) },
    { label: t('customers.last_order'), value: last === null ? t('customers.never') : formatWhen(last) },
  ];
  return (
    <dl aria-label={t('customers.figures')} className="grid grid-cols-4 gap-3 border-t pt-3 max-[400px]:grid-cols-2">
      {figures.map(({ label, value }) => (
        <div key={label} className="grid min-w-0">
          <dt className="truncate text-sm text-ink-3">{label}</dt>
          <dd className="truncate font-strong tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
