import { formatDuration, formatNumber, formatPercent } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { ShareBar } from '../../../ui/chart/share-bar.tsx';
import { useConversions } from './data.ts';
import { Formula } from './formula.tsx';
import { Report } from './report.tsx';
import { RowsLink } from './table.tsx';
import type { TabProps } from './tabs.ts';
import { t } from './messages.ts';

/** The funnel from visitor to conversation to cart to order. */
export function ConversionsTab({ query, compare }: TabProps) {
  return (
    <Report
      read={useConversions(query)}
      cards={4}
      isEmpty={({ steps }) => steps.every(({ count, previous }) => count === 0 && previous === 0)}
    >
      {({ steps, median_seconds_to_order: median }) => {
        const maxCount = Math.max(1, ...steps.map(({ count }) => count));
        return (
          <Card title={t('analytics.funnel')}>
            <ol className="grid gap-4">
              {steps.map(({ key, count, previous, share, formula, rows }) => (
                <li key={key}>
                  <div className="mb-1 flex items-center gap-1.5">
                    <span className="font-medium">{t(`analytics.step_${key}`)}</span>
                    <Formula name={t(`analytics.step_${key}`)} text={formula} />
                    <span className="ms-auto flex items-baseline gap-3 tabular-nums">
                      {share !== null && (
                        <span className="text-ink-3 max-md:hidden">
                          {t('analytics.of_last', { share: formatPercent(Number(share) / 100) })}
                        </span>
                      )}
                      {compare && <span className="text-ink-3">{t('analytics.before_count', { count: previous })}</span>}
                      <span className="min-w-12 text-end text-lg font-strong">
                        <RowsLink
                          rows={rows}
                          label={`${formatNumber(count)}. ${t('analytics.rows', { name: t(`analytics.step_${key}`) })}`}
                        >
                          {formatNumber(count)}
                        </RowsLink>
                      </span>
                    </span>
                  </div>
                  <ShareBar share={(count / maxCount) * 100} />
                </li>
              ))}
            </ol>
            {median !== null && (
              <p className="mt-4 text-ink-3">{t('analytics.median_to_order', { time: formatDuration(median * 1000) })}</p>
            )}
          </Card>
        );
      }}
    </Report>
  );
}
