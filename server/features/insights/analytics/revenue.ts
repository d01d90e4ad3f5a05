import type * as contract from '@parley/contract/analytics';
import type { getRevenue } from '@parley/contract/dashboard';
import type { Received, Result } from '@parley/contract/endpoint';
import type { Condition } from '@parley/contract/filters';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { type FigureKey, formulas, ordersIn } from './formulas.ts';
import { joined } from './measure-store.ts';
import { figuresOf, type Measured, measureMoney } from './measure.ts';
import type { Period } from './days.ts';
import { headOf, periodOf } from './period.ts';
import { namesOfBrands, type Split, splitOrders, sumInfluenced } from './revenue-store.ts';

type Report = Result<typeof contract.getRevenueReport>;
const keys: readonly FigureKey[] = ['gross', 'refunds', 'net', 'sold_by_ai', 'sold_by_teammates', 'influenced', 'average_order'];
const is = (field: string, value: string): Condition => ({ field, op: 'is', value: [value] });
const unset = (field: string): Condition => ({ field, op: 'is_not_set' });

export async function revenueReport(ctx: ReadCtx<ReadingActor>, asked: Received<typeof contract.getRevenueReport>): Promise<Report> {
  const period = await periodOf(ctx, asked);
  const [money, influenced, split, names] = await Promise.all([
    measureMoney(ctx.db, period, true),
    sumInfluenced(ctx.db, period, asked.window_days),
    splitOrders(ctx.db, period),
    namesOfBrands(ctx.db),
  ]);
  const more = joined(influenced);
  const measured = { now: { ...money.now, ...more.get(2) }, before: { ...money.before, ...more.get(1) } };
  const by = (level: number) => split.filter((row) => row.by === level);
  return {
    ...headOf(period),
    window_days: asked.window_days,
    figures: figuresOf(keys, period, measured).map((figure) =>
      figure.key === 'influenced' ? { ...figure, formula: `${figure.formula} The window is ${asked.window_days} × 24 hours.` } : figure,
    ),
    series: seriesIn(period, money),
    by_channel: by(3).flatMap((row) => (row.channel ? part(period, row, row.channel, is('channel', row.channel)) : [])),
    by_seller: by(5).flatMap((row) =>
      row.seller ? part(period, row, row.seller, row.seller === 'nobody' ? unset('sold_by') : is('sold_by', row.seller)) : [],
    ),
    by_brand: by(6).map((row) => {
      const brand = row.brand ?? '';
      const conditions = period.brand ? [] : [is('brand', brand)];
      return { ...part(period, row, brand, ...conditions), name: names.get(brand) ?? '' };
    }),
  };
}

const part = <Key extends string>(period: Period, { orders, cents }: Split, key: Key, ...conditions: Condition[]) => ({
  key,
  orders,
  revenue: toAmount(cents, period.currency),
  rows: ordersIn(period, ...conditions),
});

const seriesIn = ({ dates, currency }: Period, { days }: Measured): Report['series'] =>
  dates.map((date, place) => {
    const day = days[place] ?? {};
    return {
      date,
      net: toAmount(formulas.net.value(day), currency),
      ai: toAmount(formulas.sold_by_ai.value(day) ?? 0, currency),
      teammate: toAmount(formulas.sold_by_teammates.value(day) ?? 0, currency),
    };
  });

/** For the dashboard: the last days including today and days without orders. */
export async function revenueByDay(
  ctx: ReadCtx<ReadingActor>,
  { merchant, days, brand }: Received<typeof getRevenue>,
): Promise<Result<typeof getRevenue>> {
  const period = await periodOf(ctx, { merchant, brand, period: 'last_days', days });
  const measured = await measureMoney(ctx.db, period, true);
  const day = (of: Measured['now']) => ({
    revenue: toAmount(formulas.revenue.value(of), period.currency),
    sold_in_chat: toAmount(formulas.sold_in_chat.value(of), period.currency),
  });
  return {
    currency: period.currency,
    time_zone: period.timeZone,
    formula: formulas.revenue.sentence,
    days: period.dates.map((date, place) => {
      const of = measured.days[place] ?? {};
      return { date, ...day(of), orders: of['orders'] ?? 0 };
    }),
    total: day(measured.now).revenue,
    sold_in_chat: day(measured.now).sold_in_chat,
  };
}
