import type { Figure } from '@parley/contract/figures';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Metrics, useMetrics } from './data.ts';
import { axisText, dayText } from './figure-text.ts';
import { Figures, isAllNothing, Report } from './report.tsx';
import type { TabProps } from './tabs.ts';
import { metricName, t } from './messages.ts';

/** The metrics of the period, and a daily chart of each. */
export function MetricsTab({ query, compare }: TabProps) {
  return (
    <Report read={useMetrics(query)} cards={12} isEmpty={isAllNothing}>
      {(data) => (
        <>
          <Figures figures={data.figures} currency={data.currency} compare={compare} />
          <ByDay data={data} compare={compare} />
        </>
      )}
    </Report>
  );
}

const aiMetrics = new Set(['ai_resolution', 'first_reply_ai', 'sold_in_chat']);
function ByDay({ data: { figures, series, currency }, compare }: { data: Metrics; compare: boolean }) {
  const [key, setKey] = useState('revenue');
  const figure: Figure | undefined = figures.find((one) => one.key === key) ?? figures[0];
  if (!figure) return null;
  const points = series[figure.key] ?? [];
  const number = (value: string | null) => (value === null ? null : Number(value));
  return (
    <Card>
      <LineChart
        label={metricName(figure.key)}
        head={
          <Select aria-label={t('analytics.name')} value={figure.key} onChange={({ target }) => setKey(target.value)}>
            {figures.map((one) => (
              <option key={one.key} value={one.key}>
                {metricName(one.key)}
              </option>
            ))}
          </Select>
        }
        labels={points.map(({ date }) => dayText(date))}
        series={[
          ...(compare
            ? [{ id: 'before', label: t('analytics.before'), tone: 'before' as const, values: points.map((one) => number(one.previous)) }]
            : []),
          {
            id: 'now',
            label: metricName(figure.key),
            tone: aiMetrics.has(figure.key) ? 'ai' : 'ink',
            values: points.map((one) => number(one.value)),
          },
        ]}
        format={(value) => axisText(value, figure.unit, currency)}
      />
    </Card>
  );
}
