import { periods } from '@parley/contract/figures';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { dayOf } from '../../../ui/filter/days.ts';
import { Menu, MenuChoice } from '../../../ui/menu.tsx';
import { areDaysGood, type AskedPeriod, usePeriod } from './use-period.ts';
import { t } from './words.ts';

type PeriodName = AskedPeriod['period'];
/** The periods that end today, and so have a line by day on the dashboard. */
export const upToToday: readonly PeriodName[] = ['today', '7d', '30d', '90d', '365d', 'this_month'];

/** Chooses the period in the address. Days of one's own are chosen below it; see `CustomDays`. */
export function PeriodMenu({ only = periods }: { only?: readonly PeriodName[] }) {
  const { asked, change } = usePeriod(only);
  const choose = (period: PeriodName) => {
    const today = dayOf(new Date().toISOString());
    change(period === 'custom' ? { period, from: asked.from ?? `${today.slice(0, 8)}01`, to: asked.to ?? today } : { period });
  };
  const button = (
    <Button aria-label={`${t('analytics.period')}: ${t(`analytics.period_${asked.period}`)}`}>
      {t(`analytics.period_${asked.period}`)}
      <ChevronDown aria-hidden />
    </Button>
  );
  return (
    <Menu trigger={button} align="end">
      {only.map((period) => (
        <MenuChoice key={period} checked={period === asked.period} onSelect={() => choose(period)}>
          {t(`analytics.period_${period}`)}
        </MenuChoice>
      ))}
    </Menu>
  );
}

/** The first and the last day of a period of one's own. */
export function CustomDays() {
  const { asked, change } = usePeriod();
  const [days, setDays] = useState({ from: asked.from ?? '', to: asked.to ?? '' });
  const good = areDaysGood(days.from, days.to);
  const isNew = days.from !== asked.from || days.to !== asked.to;
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
