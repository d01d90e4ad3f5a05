import type { Figure } from '@parley/contract/figures';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { ShareBar } from '../../../ui/chart/share-bar.tsx';
import { type AiReport, useAiReport } from './data.ts';
import { dayText } from './figure-text.ts';
import { Formula } from './formula.tsx';
import { Figures, isAllNothing, Report } from './report.tsx';
import { FigureTable, RowsLink } from './table.tsx';
import type { TabProps } from './tabs.ts';
import { metricName, t } from './messages.ts';

/** What the AI did, why it handed off, and what customers asked about. */
export function AiTab({ query, compare }: TabProps) {
  return (
    <Report read={useAiReport(query)} cards={17} isEmpty={isAllNothing}>
      {(data) => (
        <>
          <Figures figures={data.figures} currency={data.currency} compare={compare} />
          <Card>
            <LineChart
              label={t('analytics.ai_by_day')}
              head={<h2>{t('analytics.ai_by_day')}</h2>}
              labels={data.series.map(({ date }) => dayText(date))}
              series={[
                { id: 'all', label: t('analytics.conversations'), tone: 'ink', values: data.series.map((day) => day.conversations) },
                { id: 'ai', label: t('analytics.resolved_by_ai'), tone: 'ai', values: data.series.map((day) => day.resolved_by_ai) },
                { id: 'people', label: t('analytics.handed_off'), tone: 'human', values: data.series.map((day) => day.handed_off) },
              ]}
              format={(value) => formatNumber(value)}
            />
          </Card>
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            <Handoffs handoffs={data.handoffs} />
            <Tokens tokens={data.tokens} compare={compare} />
            <Card title={t('analytics.intents')} flush>
              <FigureTable
                caption={t('analytics.intents')}
                head={t('analytics.intent')}
                items={data.intents}
                keyOf={({ intent }) => intent}
                name={({ intent }) => intent.replaceAll('_', ' ')}
                columns={[
                  { label: t('analytics.times'), cell: ({ count }) => formatNumber(count) },
                  { label: t('analytics.handed'), cell: ({ handed_off: count }) => formatNumber(count) },
                ]}
              />
            </Card>
          </div>
        </>
      )}
    </Report>
  );
}

const Handoffs = ({ handoffs }: { handoffs: AiReport['handoffs'] }) => (
  <Card title={t('analytics.handoffs')}>
    {handoffs.length === 0 && <p className="text-ink-3">{t('analytics.no_handoffs')}</p>}
    <ul className="grid gap-2.5">
      {handoffs.map(({ reason, count, share, rows }) => (
        <li key={reason}>
          <span className="mb-1 flex gap-3 tabular-nums">
            <span className="min-w-0 truncate">{t(`handoff.${reason}`)}</span>
            <span className="ms-auto text-ink-3">{formatPercent(Number(share ?? 0) / 100)}</span>
            <RowsLink rows={rows} label={`${formatNumber(count)}. ${t('analytics.rows', { name: t(`handoff.${reason}`) })}`}>
              {formatNumber(count)}
            </RowsLink>
          </span>
          <ShareBar share={Number(share ?? 0)} tone="human" />
        </li>
      ))}
    </ul>
  </Card>
);

/** Token counts by kind; the kinds don't overlap, so the bill is their sum. */
const Tokens = ({ tokens, compare }: { tokens: AiReport['tokens']; compare: boolean }) => (
  <Card title={t('analytics.tokens')} flush>
    <FigureTable
      caption={t('analytics.tokens')}
      head={t('analytics.bucket')}
      items={tokens}
      keyOf={({ key }) => key}
      name={({ key, formula }) => (
        <span className="flex items-center gap-1">
          <span className="truncate">{metricName(key)}</span>
          <Formula name={metricName(key)} text={formula} />
        </span>
      )}
      columns={[
        {
          label: t('analytics.tokens'),
          cell: ({ key, value, rows }) => (
            <RowsLink
              rows={value === '0' ? null : rows}
              label={`${formatNumber(Number(value ?? 0))}. ${t('analytics.rows', { name: metricName(key) })}`}
            >
              {formatNumber(Number(value ?? 0))}
            </RowsLink>
          ),
        },
        ...(compare ? [{ label: t('analytics.before'), cell: ({ previous }: Figure) => formatNumber(Number(previous ?? 0)) }] : []),
      ]}
    />
  </Card>
);
