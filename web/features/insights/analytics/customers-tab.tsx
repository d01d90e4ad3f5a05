import { formatMoney, formatNumber, formatPercent } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { type Insights, useInsights } from './data.ts';
import { monthText } from './figure-text.ts';
import { Formula } from './formula.tsx';
import { Figures, isAllNothing, Report } from './report.tsx';
import { FigureTable, RowsLink } from './table.tsx';
import type { TabProps } from './tabs.ts';
import { t } from './messages.ts';

/** New and returning customers, retention cohorts, and RFM segments. */
export function CustomersTab({ query, compare }: TabProps) {
  return (
    <Report
      read={useInsights(query)}
      cards={6}
      isEmpty={(data) => isAllNothing(data) && data.segments.every(({ customers }) => customers === 0)}
    >
      {(data) => (
        <>
          <Figures figures={data.figures} currency={data.currency} compare={compare} />
          <Segments data={data} />
          <Cohorts cohorts={data.cohorts.filter(({ customers }) => customers > 0)} />
        </>
      )}
    </Report>
  );
}

const Segments = ({ data: { segments, currency } }: { data: Insights }) => (
  <Card title={t('analytics.segments')} flush>
    <FigureTable
      caption={t('analytics.segments')}
      head={t('analytics.name')}
      items={segments}
      keyOf={({ key }) => key}
      name={({ key, formula }) => (
        <span className="flex items-center gap-1">
          {t(`analytics.segment_${key}`)}
          <Formula name={t(`analytics.segment_${key}`)} text={formula} />
        </span>
      )}
      columns={[
        {
          label: t('analytics.customers'),
          cell: ({ key, customers, rows }) => (
            <RowsLink rows={rows} label={`${formatNumber(customers)}. ${t('analytics.rows', { name: t(`analytics.segment_${key}`) })}`}>
              {formatNumber(customers)}
            </RowsLink>
          ),
        },
        { label: t('analytics.revenue'), cell: ({ revenue }) => formatMoney(revenue, currency) },
      ]}
    />
  </Card>
);

/** A higher share is darker; the number is in the cell as well. */
const Cohorts = ({ cohorts }: { cohorts: Insights['cohorts'] }) => (
  <Card title={t('analytics.cohorts')} flush aside={<Formula name={t('analytics.cohorts')} text={t('analytics.cohorts_text')} />}>
    <FigureTable
      caption={t('analytics.cohorts')}
      head={t('analytics.month')}
      items={cohorts}
      keyOf={({ month }) => month}
      name={({ month }) => monthText(month)}
      columns={[
        {
          label: t('analytics.customers'),
          cell: ({ customers, rows, month }) => (
            <RowsLink rows={rows} label={`${formatNumber(customers)}. ${t('analytics.rows', { name: monthText(month) })}`}>
              {formatNumber(customers)}
            </RowsLink>
          ),
        },
        ...(cohorts[0]?.returned ?? []).map((_, place) => ({
          label: t('analytics.month_after', { count: place + 1 }),
          cell: ({ returned }: Insights['cohorts'][number]) => {
            const share = returned[place];
            return share === null || share === undefined ? null : (
              <span
                className="inline-block min-w-11 rounded-xs px-1 text-end"
                style={{ background: `color-mix(in oklab, var(--ink) ${Math.min(24, Math.round(Number(share) / 2.5))}%, transparent)` }}
              >
                {formatPercent(Number(share) / 100, 0)}
              </span>
            );
          },
        })),
      ]}
    />
  </Card>
);
