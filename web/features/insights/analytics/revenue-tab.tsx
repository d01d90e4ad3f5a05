import { attributionWindows } from '@parley/contract/analytics';
import type { RowsOf } from '@parley/contract/figures';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Revenue, useRevenueReport } from './data.ts';
import { axisText, dayText } from './figure-text.ts';
import { Figures, isAllNothing, Report } from './report.tsx';
import { FigureTable, RowsLink } from './table.tsx';
import type { TabProps } from './tabs.ts';
import { usePeriod } from './use-period.ts';
import { t } from './messages.ts';

/** Revenue by day, channel, seller and brand, and the revenue influenced by chat. */
export function RevenueTab({ query, compare }: TabProps) {
  const { search, change } = usePeriod();
  const days = attributionWindows.find((one) => String(one) === search.get('window')) ?? 7;
  return (
    <Report read={useRevenueReport({ ...query, window_days: days })} cards={7} isEmpty={isAllNothing}>
      {(data) => (
        <>
          <Figures figures={data.figures} currency={data.currency} compare={compare} />
          <Card>
            <label className="mb-3 flex flex-wrap items-center gap-2 text-ink-3">
              {t('analytics.window')}
              <Select value={days} onChange={({ target }) => change({ window: target.value })}>
                {attributionWindows.map((count) => (
                  <option key={count} value={count}>
                    {t('analytics.window_days', { count })}
                  </option>
                ))}
              </Select>
            </label>
            <ByDay data={data} />
          </Card>
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-3">
            <Split
              title={t('analytics.by_channel')}
              parts={data.by_channel.map((one) => ({ ...one, name: t(`channel.${one.key}`) }))}
              currency={data.currency}
            />
            <Split
              title={t('analytics.by_seller')}
              parts={data.by_seller.map((one) => ({ ...one, name: t(`analytics.seller_${one.key}`) }))}
              currency={data.currency}
            />
            <Split title={t('analytics.by_brand')} parts={data.by_brand} currency={data.currency} />
          </div>
        </>
      )}
    </Report>
  );
}

const ByDay = ({ data: { series, currency } }: { data: Revenue }) => (
  <LineChart
    label={t('analytics.revenue_by_day')}
    head={<h2>{t('analytics.revenue_by_day')}</h2>}
    labels={series.map(({ date }) => dayText(date))}
    series={[
      { id: 'net', label: t('analytics.all'), tone: 'ink', values: series.map(({ net }) => Number(net)) },
      { id: 'teammate', label: t('analytics.sold_by_teammate'), tone: 'human', values: series.map(({ teammate }) => Number(teammate)) },
      { id: 'ai', label: t('analytics.sold_by_ai'), tone: 'ai', values: series.map(({ ai }) => Number(ai)) },
    ]}
    format={(value) => axisText(value, 'money', currency)}
  />
);

type Part = { key: string; name: string; orders: number; revenue: string; rows: RowsOf };
const Split = ({ title, parts, currency }: { title: string; parts: readonly Part[]; currency: string }) => (
  <Card title={title} flush>
    <FigureTable
      caption={title}
      head={t('analytics.name')}
      items={parts}
      keyOf={({ key }) => key}
      name={({ name }) => name}
      columns={[
        {
          label: t('analytics.orders'),
          cell: ({ orders, rows, name }) => (
            <RowsLink rows={rows} label={`${formatNumber(orders)}. ${t('analytics.rows', { name })}`}>
              {formatNumber(orders)}
            </RowsLink>
          ),
        },
        { label: t('analytics.revenue'), cell: ({ revenue }) => formatMoney(revenue, currency) },
      ]}
    />
  </Card>
);
