import { formatDuration, formatIn, formatMoney, formatNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { type TeamReport, useTeamReport } from './data.ts';
import { figureText } from './figure-text.ts';
import { Formula } from './formula.tsx';
import { Figures, Report } from './report.tsx';
import { FigureTable, RowsLink } from './table.tsx';
import type { TabProps } from './tabs.ts';
import { t } from './messages.ts';

/** Metrics per teammate, and when customers write. */
export function TeamTab({ query, compare }: TabProps) {
  return (
    <Report read={useTeamReport(query)} cards={5}>
      {(data) => (
        <>
          <Figures figures={data.figures} currency={data.currency} compare={compare} />
          <Teammates data={data} />
          <Hours hours={data.by_hour} />
        </>
      )}
    </Report>
  );
}

const Teammates = ({ data: { teammates, currency } }: { data: TeamReport }) => (
  <Card title={t('analytics.teammates')} flush>
    <FigureTable
      caption={t('analytics.teammates')}
      head={t('analytics.teammate')}
      items={teammates}
      keyOf={({ user_id: id }) => id}
      name={({ name }) => name}
      columns={[
        {
          label: t('analytics.conversations'),
          cell: ({ conversations, rows, name }) => (
            <RowsLink rows={rows} label={`${formatNumber(conversations)}. ${t('analytics.rows', { name })}`}>
              {formatNumber(conversations)}
            </RowsLink>
          ),
        },
        { label: t('analytics.replies'), cell: ({ replies }) => formatNumber(replies), wide: true },
        {
          label: t('analytics.first_reply'),
          cell: ({ first_reply_seconds: seconds }) => (seconds === null ? t('analytics.none') : formatDuration(seconds * 1000)),
        },
        { label: t('analytics.resolved'), cell: ({ resolved }) => formatNumber(resolved), wide: true },
        { label: t('analytics.csat'), cell: ({ csat }) => figureText(csat, 'score', currency), wide: true },
        { label: t('analytics.open_now'), cell: ({ open_now: open }) => formatNumber(open) },
        { label: t('analytics.sold'), cell: ({ sold }) => formatMoney(sold, currency), wide: true },
      ]}
    />
  </Card>
);

/** 1 January 2024 was a Monday. */
const dayName = (weekday: number) => formatIn('UTC', Date.UTC(2024, 0, weekday), { weekday: 'short' });
const hourName = (hour: number) => formatIn('UTC', Date.UTC(2024, 0, 1, hour), { hour: 'numeric' });
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);

function Hours({ hours }: { hours: TeamReport['by_hour'] }) {
  const maxCount = Math.max(1, ...hours.map(({ customer_messages: count }) => count));
  const find = (weekday: number, hour: number) => hours.find((one) => one.weekday === weekday && one.hour === hour);
  return (
    <Card title={t('analytics.hours')} aside={<Formula name={t('analytics.hours')} text={t('analytics.hours_text')} />}>
      <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={t('analytics.hours')}>
        <table className="w-full min-w-[560px] table-fixed border-separate border-spacing-0.5">
          <caption className="sr-only">{t('analytics.hours_text')}</caption>
          <thead>
            <tr className="text-xs text-ink-3">
              <td className="w-9" />
              {range(0, 23).map((hour) => (
                <th key={hour} scope="col" className="overflow-visible text-start font-normal whitespace-nowrap">
                  <span className={hour % 6 === 0 ? undefined : 'sr-only'}>{hourName(hour)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {range(1, 7).map((weekday) => (
              <tr key={weekday}>
                <th scope="row" className="text-start text-xs font-normal text-ink-3">
                  {dayName(weekday)}
                </th>
                {range(0, 23).map((hour) => (
                  <Cell key={hour} weekday={weekday} hour={hour} of={find(weekday, hour)} maxCount={maxCount} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

type CellProps = { weekday: number; hour: number; of: TeamReport['by_hour'][number] | undefined; maxCount: number };
function Cell({ weekday, hour, of, maxCount }: CellProps) {
  const [count, replies] = [of?.customer_messages ?? 0, of?.human_replies ?? 0];
  const words = t('analytics.hour_cell', { day: dayName(weekday), hour: hourName(hour), count, replies });
  return (
    <td
      title={words}
      className="h-6 rounded-xs"
      style={{ background: `color-mix(in oklab, var(--ink) ${Math.round((count / maxCount) * 70)}%, var(--hover))` }}
    >
      <span className="sr-only">{words}</span>
    </td>
  );
}
