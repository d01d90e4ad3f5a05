import type { Condition } from '@parley/contract/filters';

export const segments = ['champions', 'loyal', 'new', 'promising', 'at_risk', 'lost'] as const;
export type Segment = (typeof segments)[number];
/** Times counted back from now, and the big spenders' threshold in whole currency units. */
export type SegmentEdges = { recent: Date; cooling: Date; gone: Date; bigSpend: number; decimals: number };

const day = 86_400_000;
export const recentDays = 30;
export const coolingDays = 90;
export const goneDays = 180;
export const edgesAt = (now: Date, bigSpend: number, decimals: number): SegmentEdges => ({
  recent: new Date(now.getTime() - recentDays * day),
  cooling: new Date(now.getTime() - coolingDays * day),
  gone: new Date(now.getTime() - goneDays * day),
  bigSpend,
  decimals,
});

const after = (at: Date): Condition => ({ field: 'last_order_at', op: 'after', value: at.toISOString() });
/** Inclusive, although `before` is exclusive: times have milliseconds. */
const upTo = (at: Date): Condition => ({ field: 'last_order_at', op: 'before', value: new Date(at.getTime() + 1).toISOString() });
const orders = (op: 'is' | 'greater', value: number): Condition => ({ field: 'orders', op, value });

/** Every customer with an order is in exactly one segment. `spent` is compared in whole currency units, as in lists. */
export function conditionsOf(segment: Segment, { recent, cooling, gone, bigSpend, decimals }: SegmentEdges): Condition[] {
  if (segment === 'champions') return [after(cooling), orders('greater', 1), { field: 'spent', op: 'greater', value: bigSpend }];
  if (segment === 'loyal')
    return [
      after(cooling),
      orders('greater', 1),
      { field: 'spent', op: 'less', value: Number((bigSpend + 10 ** -decimals).toFixed(decimals)) },
    ];
  if (segment === 'new') return [after(recent), orders('is', 1)];
  if (segment === 'promising') return [after(cooling), upTo(recent), orders('is', 1)];
  if (segment === 'at_risk') return [after(gone), upTo(cooling), orders('greater', 0)];
  return [upTo(gone), orders('greater', 0)];
}

export const sentenceOf = (segment: Segment, { bigSpend }: SegmentEdges, currency: string) =>
  ({
    champions: `Ordered in the last ${coolingDays} days, more than once overall, and spent more than ${currency} ${bigSpend}, twice the average.`,
    loyal: `Ordered in the last ${coolingDays} days, more than once overall, and spent up to ${currency} ${bigSpend}.`,
    new: `Ordered once, in the last ${recentDays} days.`,
    promising: `Ordered once, ${recentDays}–${coolingDays} days ago.`,
    at_risk: `Last ordered ${coolingDays}–${goneDays} days ago.`,
    lost: `Last ordered more than ${goneDays} days ago.`,
  })[segment];
