import { decimalsOf } from '@parley/contract/money';
import type * as contract from '@parley/contract/analytics';
import type { Received, Result } from '@parley/contract/endpoint';
import type { Figure, RowsOf } from '@parley/contract/figures';
import type { Condition } from '@parley/contract/filters';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { type Cohort, countBuyers, countSegments, readBigSpend, readCohorts } from './customers-store.ts';
import { type FigureKey, ratio, said, within } from './formulas.ts';
import { joined } from './measure-store.ts';
import { figuresOf, measureMoney } from './measure.ts';
import { instantsOf, type Period } from './days.ts';
import { headOf, periodOf } from './period.ts';
import { conditionsOf, edgesAt, segments, sentenceOf } from './segment-rules.ts';

type Insights = Result<typeof contract.getCustomerInsights>;
const keys: readonly FigureKey[] = [
  'customers',
  'new_customers',
  'returning_customers',
  'repeat_rate',
  'average_spent',
  'orders_per_customer',
];
const months = 12;

export async function customerInsights(
  ctx: ReadCtx<ReadingActor>,
  asked: Received<typeof contract.getCustomerInsights>,
): Promise<Insights> {
  const period = await periodOf(ctx, asked);
  const [money, buyers, cohorts, bigSpend] = await Promise.all([
    measureMoney(ctx.db, period, false),
    countBuyers(ctx.db, period),
    readCohorts(ctx.db, period, months),
    readBigSpend(ctx.db, period),
  ]);
  const edges = edgesAt(period.now, bigSpend, decimalsOf(period.currency));
  const counted = await countSegments(ctx.db, period, edges);
  const more = joined(buyers);
  const measured = { now: { ...money.now, ...more.get(2) }, before: { ...money.before, ...more.get(1) } };
  return {
    ...headOf(period),
    figures: figuresOf(keys, period, measured).map((figure) => ({ ...figure, rows: figure.rows ?? rowsOfBuyers(figure, period) })),
    cohorts: cohorts.map(presentCohort),
    segments: segments.map((key) => {
      const of = counted.find(({ segment }) => segment === key);
      return {
        key,
        customers: of?.customers ?? 0,
        revenue: toAmount(of?.cents ?? 0, period.currency),
        formula: `${sentenceOf(key, edges, period.currency)} As of today, for all periods and brands. Revenue is their total spending.`,
        rows: customers(...conditionsOf(key, edges)),
      };
    }),
  };
}

const customers = (...conditions: Condition[]): RowsOf => ({ list: 'customers', filter: { match: 'all', conditions } });

/** The customer list filters by first and last order, so it can show who ordered in a period that isn't over. */
function rowsOfBuyers({ key }: Figure, period: Period): RowsOf | null {
  const { from, to } = instantsOf(period);
  if (period.brand || period.viewer.brands || to <= period.now) return null;
  const since: Condition = { field: 'last_order_at', op: 'after', value: new Date(from.getTime() - 1).toISOString() };
  const known: Condition = { field: 'first_order_at', op: 'before', value: from.toISOString() };
  return key === 'returning_customers' || key === 'repeat_rate' ? customers(since, known) : customers(since);
}

function presentCohort({ month, customers: count, months: past, returned, from, to }: Cohort): Insights['cohorts'][number] {
  return {
    month,
    customers: count,
    returned: Array.from({ length: months - 1 }, (_, place) =>
      place < past ? said('percent', ratio(returned[place + 1] ?? 0, count, 100)) : null,
    ),
    rows: customers(...within('first_order_at', from, to)),
  };
}
