import { Link } from 'react-router';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/select.tsx';
import { productSorts, useTopProducts } from './data.ts';
import { Formula } from './formula.tsx';
import { Report } from './report.tsx';
import { FigureTable, RowsLink } from './table.tsx';
import type { TabProps } from './tabs.ts';
import { usePeriod } from './use-period.ts';
import { t } from './messages.ts';

/** Products by revenue. */
export function ProductsTab({ query, compare }: TabProps) {
  const { search, change } = usePeriod();
  const by = productSorts.find((one) => one === search.get('sort')) ?? 'revenue';
  return (
    <Report read={useTopProducts({ ...query, by })} cards={0} isEmpty={({ items }) => items.length === 0}>
      {({ items, formula, currency }) => (
        <Card
          flush
          title={t('analytics.products')}
          aside={
            <>
              <Formula name={t('analytics.products')} text={formula} />
              <Select aria-label={t('analytics.sort')} value={by} onChange={({ target }) => change({ sort: target.value })}>
                {productSorts.map((one) => (
                  <option key={one} value={one}>
                    {t(`analytics.sort_${one}`)}
                  </option>
                ))}
              </Select>
            </>
          }
        >
          <FigureTable
            caption={t('analytics.products')}
            head={t('analytics.product')}
            items={items}
            keyOf={({ product_id: id, name }) => id ?? name}
            name={({ product_id: id, name }) =>
              id ? (
                <Link to={`/products?product=${id}`} className="rounded-sm hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )
            }
            columns={[
              { label: t('analytics.quantity'), cell: ({ quantity }) => formatNumber(quantity), wide: true },
              {
                label: t('analytics.orders'),
                cell: ({ orders, rows, name }) => (
                  <RowsLink rows={rows} label={`${formatNumber(orders)}. ${t('analytics.rows', { name })}`}>
                    {formatNumber(orders)}
                  </RowsLink>
                ),
              },
              { label: t('analytics.returned'), cell: ({ returned }) => formatNumber(returned), wide: true },
              { label: t('analytics.in_chat'), cell: (item) => formatMoney(item.chat_revenue, currency), wide: true },
              ...(compare
                ? [
                    {
                      label: t('analytics.before'),
                      cell: (item: (typeof items)[number]) => formatMoney(item.previous_revenue, currency),
                      wide: true,
                    },
                  ]
                : []),
              { label: t('analytics.revenue'), cell: ({ revenue }) => formatMoney(revenue, currency) },
            ]}
          />
        </Card>
      )}
    </Report>
  );
}
