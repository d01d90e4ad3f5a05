import type { Condition } from '@parley/contract/filters';

export const segments = ['champions', 'loyal', 'new', 'promising', 'at_risk', 'lost'] as const;
export type Segment = (typeof segments)[number];
/** Instants counted back from now, and the spending in whole units of the currency above which one spends much. */
export type SegmentEdges = { recent: Date; cooling: Date; gone: Date; bigSpend: number };

const day = 86_400_000;
export const recentDays = 30;
export const coolingDays = 90;
export const goneDays = 180;
export const edgesAt = (now: Date, bigSpend: number): SegmentEdges => ({
  recent: new Date(now.getTime() - recentDays * day),
  cooling: new Date(now.getTime() - coolingDays * day),
  gone: new Date(now.getTime() - goneDays * day),
  bigSpend,
});

const after = (at: Date): Condition => ({ field: 'last_order_at', op: 'after', value: at.toISOString() });
/** Up to the instant itself: `before` is strict, and instants are kept to the millisecond. */
const upTo = (at: Date): Condition => ({ field: 'last_order_at', op: 'before', value: new Date(at.getTime() + 1).toISOString() });
const orders = (op: 'is' | 'greater', value: number): Condition => ({ field: 'orders', op, value });

/** Every customer who ordered is in exactly one. `spent` is compared in units of the currency, as lists do. */
export function conditionsOf(segment: Segment, { recent, cooling, gone, bigSpend }: SegmentEdges): Condition[] {
  if (segment === 'champions') return [after(cooling), orders('greater', 1), { field: 'spent', op: 'greater', value: bigSpend }];
  if (segment === 'loyal') return [after(cooling), orders('greater', 1), { field: 'spent', op: 'less', value: (bigSpend * 100 + 1) / 100 }];
  if (segment === 'new') return [after(recent), orders('is', 1)];
  if (segment === 'promising') return [after(cooling), upTo(recent), orders('is', 1)];
  if (segment === 'at_risk') return [after(gone), upTo(cooling), orders('greater', 0)];
  return [upTo(gone), orders('greater', 0)];
}

export const sentenceOf = (segment: Segment, { bigSpend }: SegmentEdges, currency: string) =>
  ({
    champions: `Ordered in the last ${coolingDays} days, more than once in all, and spent more than ${currency} ${bigSpend}, twice the average customer.`,
    loyal: `Ordered in the last ${coolingDays} days, more than once in all, and spent up to ${currency} ${bigSpend}.`,
    new: `Ordered once, in the last ${recentDays} days.`,
    promising: `Ordered once, ${recentDays} to ${coolingDays} days ago.`,
    at_risk: `Ordered last ${coolingDays} to ${goneDays} days ago.`,
    lost: `Ordered last more than ${goneDays} days ago.`,
  })[segment];
