import { attributionWindows } from '@parley/contract/analytics';
import { useState } from 'react';
import { formatDuration, formatNumber, formatPercent } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { ShareBar } from '../../../ui/chart/share-bar.tsx';
import { Select } from '../../../ui/select.tsx';
import { type AskedPeople, ConversionPeople, type Step } from './conversion-people.tsx';
import { type Conversions, useConversions } from './data.ts';
import { Formula } from './formula.tsx';
import { Report } from './report.tsx';
import { FigureTable } from './table.tsx';
import type { TabProps } from './tabs.ts';
import { usePeriod } from './use-period.ts';
import { t } from './messages.ts';

/** The people who came, and how many of them went on to a conversation, a cart and an order. */
export function ConversionsTab({ query, compare }: TabProps) {
  const { search } = usePeriod();
  const days = attributionWindows.find((one) => String(one) === search.get('window')) ?? 7;
  const [people, setPeople] = useState<AskedPeople>();
  const asked = { ...query, window_days: days };
  return (
    <Report
      read={useConversions(asked)}
      cards={4}
      isEmpty={({ steps }) => steps.every(({ count, previous }) => count === 0 && previous === 0)}
    >
      {(data) => (
        <>
          <Funnel data={data} compare={compare} open={(step) => setPeople({ ...asked, step })} />
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            <Parts
              title={t('analytics.by_channel')}
              parts={data.by_channel.map((part) => ({ ...part, name: t(`channel.${part.key}`) }))}
              open={(step, channel) => setPeople({ ...asked, step, channel })}
            />
            <Parts title={t('analytics.by_brand')} parts={data.by_brand} open={(step, brand) => setPeople({ ...asked, step, brand })} />
          </div>
          {people && <ConversionPeople asked={people} onClose={() => setPeople(undefined)} />}
        </>
      )}
    </Report>
  );
}

type FunnelProps = { data: Conversions; compare: boolean; open: (step: Step) => void };
function Funnel({ data: { steps, median_seconds_to_order: median, window_days: days }, compare, open }: FunnelProps) {
  const maxCount = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <Card title={t('analytics.funnel')} aside={<Window days={days} />}>
      <ol className="grid gap-4">
        {steps.map(({ key, count, previous, share, formula }) => (
          <li key={key}>
            <div className="mb-1 flex items-center gap-1.5">
              <span className="font-medium">{t(`analytics.step_${key}`)}</span>
              <Formula name={t(`analytics.step_${key}`)} text={formula} />
              <span className="ms-auto flex items-baseline gap-3 tabular-nums">
                {share !== null && (
                  <span className="text-ink-3 max-md:hidden">{t('analytics.of_last', { share: formatPercent(Number(share) / 100) })}</span>
                )}
                {compare && <span className="text-ink-3">{t('analytics.before_count', { count: previous })}</span>}
                <span className="min-w-12 text-end text-lg font-strong">
                  <PeopleButton count={count} name={t(`analytics.step_${key}`)} open={() => open(key)} />
                </span>
              </span>
            </div>
            <ShareBar share={(count / maxCount) * 100} />
          </li>
        ))}
      </ol>
      {median !== null && <p className="mt-4 text-ink-3">{t('analytics.median_to_order', { time: formatDuration(median * 1000) })}</p>}
    </Card>
  );
}

/** The attribution window, which decides who counts in every step. */
function Window({ days }: { days: number }) {
  const { change } = usePeriod();
  return (
    <label className="flex flex-wrap items-center gap-2 text-sm font-normal text-ink-3">
      {t('analytics.window')}
      <Select value={days} onChange={({ target }) => change({ window: target.value })}>
        {attributionWindows.map((count) => (
          <option key={count} value={count}>
            {t('analytics.window_days', { count })}
          </option>
        ))}
      </Select>
    </label>
  );
}

type Part<Key extends string> = Record<Step, number> & { key: Key; name: string };
type PartsProps<Key extends string> = { title: string; parts: readonly Part<Key>[]; open: (step: Step, key: Key) => void };
const steps = ['visitors', 'conversations', 'carts', 'orders'] as const;
const Parts = <Key extends string>({ title, parts, open }: PartsProps<Key>) => (
  <Card title={title} flush>
    <FigureTable
      caption={title}
      head={t('analytics.name')}
      items={parts}
      keyOf={({ key }) => key}
      name={({ name }) => name}
      columns={steps.map((step) => ({
        label: t(`analytics.step_${step}`),
        cell: (part: Part<Key>) => (
          <PeopleButton count={part[step]} name={`${part.name}, ${t(`analytics.step_${step}`)}`} open={() => open(step, part.key)} />
        ),
      }))}
    />
  </Card>
);

/** A number of people that opens the list of them. */
function PeopleButton({ count, name, open }: { count: number; name: string; open: () => void }) {
  if (count === 0) return formatNumber(0);
  return (
    <button
      type="button"
      onClick={open}
      aria-label={`${formatNumber(count)}. ${t('analytics.rows', { name })}`}
      className="touch-target cursor-pointer rounded-sm underline decoration-line-strong underline-offset-[3px] hover:decoration-ink"
    >
      {formatNumber(count)}
    </button>
  );
}
