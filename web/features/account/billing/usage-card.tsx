import type { Usage } from '@parley/contract/billing';
import { useMay } from '../../../data/auth.ts';
import { cx } from '../../../lib/cx.ts';
import { formatIn, formatNumber } from '../../../lib/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useUsage } from './data.ts';
import { t } from './messages.ts';

type Item = Usage['items'][number];

/** What is used of each limit, with where the month ends at its average pace. */
export function UsageCard({ onChoose }: { onChoose: () => void }) {
  const read = useUsage();
  const { data } = read;
  const aside = data && <span className="text-sm text-ink-3">{t('billing.resets', { date: nextMonth(data.period) })}</span>;
  return (
    <Card title={t('billing.usage')} aside={aside} className="min-h-[260px]">
      <Loaded read={read} skeleton={<SkeletonRows rows={4} rowHeight={52} />} failed={t('billing.usage_failed')}>
        {(usage) => (
          <div className="grid gap-4">
            {usage.items.some(isUsedUp) && <UsedUp onChoose={onChoose} />}
            <ul className="grid gap-4">
              {usage.items.map((item) => (
                <UsageRow key={item.name} item={item} end={lastDay(usage.period)} />
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </Card>
  );
}

const isUsedUp = ({ name, used, limit }: Item) => name === 'ai_answers' && limit !== null && used !== null && used >= limit;

function UsedUp({ onChoose }: { onChoose: () => void }) {
  const mayChange = useMay('billing:write');
  return (
    <Banner tone="bad" action={mayChange && <Button onClick={onChoose}>{t('billing.upgrade')}</Button>}>
      {t('billing.used_up')}
    </Banner>
  );
}

/** The period is a month of the shop's calendar, so its days are the same in every time zone. */
const dayOf = (period: string, months: number, day: number) => {
  const [year = 0, month = 1] = period.split('-').map(Number);
  return formatIn('UTC', new Date(Date.UTC(year, month - 1 + months, day)), { day: 'numeric', month: 'short' });
};
const nextMonth = (period: string) => dayOf(period, 1, 1);
const lastDay = (period: string) => dayOf(period, 1, 0);

function UsageRow({ item: { name, used, limit, forecast }, end }: { item: Item; end: string }) {
  const shown = used ?? 0;
  const share = limit === null ? 0 : Math.min(1, shown / Math.max(1, limit));
  const amount =
    limit === null
      ? t('billing.unlimited', { used: formatNumber(shown) })
      : t('billing.of', { used: formatNumber(shown), limit: formatNumber(limit) });
  return (
    <li className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{t(`billing.${name}`)}</span>
        <span className="tabular-nums">{amount}</span>
      </div>
      {limit !== null && (
        <div
          role="progressbar"
          aria-label={t(`billing.${name}`)}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(shown, limit)}
          aria-valuetext={amount}
          className="h-1.5 overflow-hidden rounded-full bg-hover"
        >
          <div
            className={cx('h-full rounded-full', share >= 1 ? 'bg-bad' : share >= 0.8 ? 'bg-human' : 'bg-ink')}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
      <p className="text-sm text-ink-3">
        {t(`billing.${name}_text`)}
        {forecast !== null && limit !== null && shown > 0 && ` ${t('billing.forecast', { count: forecast, date: end })}`}
      </p>
    </li>
  );
}
