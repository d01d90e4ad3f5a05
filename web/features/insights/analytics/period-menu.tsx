import { periods } from '@parley/contract/figures';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { dayIn, shopZone } from '../../../lib/zoned-time.ts';
import { Menu, MenuChoice } from '../../../ui/menu.tsx';
import { areDaysGood, type PeriodQuery, usePeriod } from './use-period.ts';
import { t } from './messages.ts';

type PeriodName = PeriodQuery['period'];
/** Periods that end today, and so have a daily chart on the dashboard. */
export const upToToday: readonly PeriodName[] = ['today', '7d', '30d', '90d', '365d', 'this_month'];

/** Selects the period in the address. A custom period gets its own fields; see `CustomDays`. */
export function PeriodMenu({ only = periods }: { only?: readonly PeriodName[] }) {
  const { query, change } = usePeriod(only);
  const choose = (period: PeriodName) => {
    const today = dayIn(new Date(), shopZone());
    change(period === 'custom' ? { period, from: query.from ?? `${today.slice(0, 8)}01`, to: query.to ?? today } : { period });
  };
  const button = (
    <Button aria-label={t('ui.labelled', { label: t('analytics.period'), value: t(`analytics.period_${query.period}`) })}>
      {t(`analytics.period_${query.period}`)}
      <ChevronDown aria-hidden />
    </Button>
  );
  return (
    <Menu trigger={button} align="end">
      {only.map((period) => (
        <MenuChoice key={period} checked={period === query.period} onSelect={() => choose(period)}>
          {t(`analytics.period_${period}`)}
        </MenuChoice>
      ))}
    </Menu>
  );
}

/** The first and last day of a custom period. */
export function CustomDays() {
  const { query, change } = usePeriod();
  const [days, setDays] = useState({ from: query.from ?? '', to: query.to ?? '' });
  const good = areDaysGood(days.from, days.to);
  const isNew = days.from !== query.from || days.to !== query.to;
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (good) change({ period: 'custom', ...days });
      }}
    >
      <Field label={t('analytics.period_from')}>
        <Input type="date" value={days.from} onChange={({ target }) => setDays({ ...days, from: target.value })} />
      </Field>
      <Field label={t('analytics.period_to')} error={good ? undefined : t('analytics.period_wrong')}>
        <Input type="date" value={days.to} onChange={({ target }) => setDays({ ...days, to: target.value })} />
      </Field>
      <Button type="submit" disabled={!good || !isNew}>
        {t('analytics.period_apply')}
      </Button>
    </form>
  );
}
