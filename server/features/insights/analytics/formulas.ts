import type { Figure, RowsOf, units } from '@parley/contract/figures';
import type { Condition } from '@parley/contract/filters';
import type { ListName } from '@parley/contract/lists';
import { instantsOf, type Period } from './days.ts';

/**
 * The one place that says how a figure is counted: its unit, the sentence shown beside it, what is divided by what, and the list that shows
 * the rows. What is summed is named here and measured in `measure-store.ts`.
 */
export type Measures = Readonly<Record<string, number | null>>;
type Rows = { list: ListName; within: string; also?: Condition[] };
export type Formula = {
  unit: (typeof units)[number];
  sentence: string;
  value: (measured: Measures) => number | null;
  rows: Rows | null;
};

const of = (name: string) => (measured: Measures) => measured[name] ?? null;
const sum = (name: string) => (measured: Measures) => measured[name] ?? 0;
const share = (part: string, whole: string) => (measured: Measures) => ratio(measured[part], measured[whole], 100);
const per = (part: string, whole: string) => (measured: Measures) => ratio(measured[part], measured[whole]);
export function ratio(part: number | null | undefined, whole: number | null | undefined, times = 1): number | null {
  return part === null || part === undefined || !whole ? null : (part / whole) * times;
}

const is = (field: string, ...value: string[]): Condition => ({ field, op: 'is', value });
const flag = (field: string, value: boolean): Condition => ({ field, op: 'is', value });
const set = (field: string): Condition => ({ field, op: 'is_set' });
const unset = (field: string): Condition => ({ field, op: 'is_not_set' });
const counts = flag('counts_as_revenue', true);
const orders = (...also: Condition[]): Rows => ({ list: 'orders', within: 'placed_at', also: [counts, ...also] });
const talks = (...also: Condition[]): Rows => ({ list: 'conversations', within: 'created_at', also });

const inPeriod = 'begun in the period';
const counting = 'orders placed in the period that are neither drafts nor cancelled';
const netSentence = `Gross revenue less refunds: the totals of ${counting}, less what was refunded in the period for orders that are not cancelled and by imported credit notes. What went back because a total became less is in the total.`;

/** In the order in which reports show them. */
export const formulas = {
  revenue: {
    unit: 'money',
    sentence: netSentence,
    value: (m) => (m['gross'] ?? 0) - (m['refunds'] ?? 0),
    rows: orders(),
  },
  gross: {
    unit: 'money',
    sentence: `The totals of ${counting}, shipping and tax included, before refunds.`,
    value: sum('gross'),
    rows: orders(),
  },
  refunds: {
    unit: 'money',
    sentence:
      'What was refunded in the period for orders that are not cancelled, and imported credit notes of the period. What went back because items were changed, exchanged or cancelled, or another way of paying took over, is left out: the totals tell of it. The rows are the orders last refunded in the period; credit notes have no order.',
    value: sum('refunds'),
    rows: { list: 'orders', within: 'refunded_at', also: [{ field: 'status', op: 'is_not', value: ['cancelled'] }] },
  },
  net: { unit: 'money', sentence: netSentence, value: (m) => (m['gross'] ?? 0) - (m['refunds'] ?? 0), rows: orders() },
  sold_in_chat: {
    unit: 'money',
    sentence: `The totals of ${counting}, sold by the AI or a teammate; before refunds.`,
    value: (m) => (m['ai'] ?? 0) + (m['teammate'] ?? 0),
    rows: orders(is('sold_by', 'ai', 'teammate')),
  },
  sold_by_ai: {
    unit: 'money',
    sentence: `The totals of ${counting}, sold by the AI; before refunds.`,
    value: sum('ai'),
    rows: orders(is('sold_by', 'ai')),
  },
  sold_by_teammates: {
    unit: 'money',
    sentence: `The totals of ${counting}, sold by a teammate; before refunds.`,
    value: sum('teammate'),
    rows: orders(is('sold_by', 'teammate')),
  },
  influenced: {
    unit: 'money',
    sentence: `The totals of ${counting}, and that name a conversation or whose customer began one in the window before; what chat sold included, before refunds.`,
    value: sum('influenced'),
    rows: null,
  },
  orders: {
    unit: 'count',
    sentence: `How many orders were placed in the period that are neither drafts nor cancelled.`,
    value: sum('orders'),
    rows: orders(),
  },
  average_order: {
    unit: 'money',
    sentence: 'Gross revenue divided by the number of orders.',
    value: per('gross', 'orders'),
    rows: orders(),
  },

  conversations: {
    unit: 'count',
    sentence: `Conversations ${inPeriod}; merged ones are counted once.`,
    value: sum('conversations'),
    rows: talks(),
  },
  ai_resolution: {
    unit: 'percent',
    sentence: `Of the conversations ${inPeriod} that ended or were handed to a person: the share the AI resolved without a person writing.`,
    value: share('ai_resolved', 'ended'),
    rows: talks(is('outcome', 'ai_resolved')),
  },
  involvement: {
    unit: 'percent',
    sentence: `Of all conversations ${inPeriod}: the share in which the AI answered.`,
    value: share('involved', 'conversations'),
    rows: talks(flag('ai_involved', true)),
  },
  resolution: {
    unit: 'percent',
    sentence: `Of the conversations ${inPeriod} in which the AI answered: the share it resolved without a person writing.`,
    value: share('ai_resolved', 'involved'),
    rows: talks(is('outcome', 'ai_resolved')),
  },
  automation: {
    unit: 'percent',
    sentence: `Involvement × resolution: of all conversations ${inPeriod}, the share the AI resolved without a person writing.`,
    value: share('ai_resolved', 'conversations'),
    rows: talks(is('outcome', 'ai_resolved')),
  },
  durable: {
    unit: 'percent',
    sentence: `Of the conversations ${inPeriod} that the AI resolved at least 7 days ago: the share that is resolved still, since nobody wrote again. The rows are those.`,
    value: share('lasting', 'to_last'),
    rows: talks(is('outcome', 'ai_resolved')),
  },
  confirmed: {
    unit: 'percent',
    sentence: `Of the conversations ${inPeriod} that the AI answered or handed over: the share it resolved and whose customer said, by words or by a rating, that it helped.`,
    value: share('confirmed', 'met'),
    rows: talks(is('ai_resolution', 'confirmed')),
  },
  assumed: {
    unit: 'percent',
    sentence: `Of the conversations ${inPeriod} that the AI answered or handed over: the share it resolved and whose customer said nothing more. That they were helped is assumed.`,
    value: share('assumed', 'met'),
    rows: talks(is('ai_resolution', 'assumed')),
  },
  escalated: {
    unit: 'percent',
    sentence: `Of the conversations ${inPeriod} that the AI answered or handed over: the share in which a person was fetched and the AI did not get it back.`,
    value: share('handovers', 'met'),
    rows: talks(set('handoff_reason')),
  },
  abandoned: {
    unit: 'percent',
    sentence: `Of the conversations ${inPeriod} that the AI answered or handed over: the share in which a question of the AI was never answered, for a day or until it was closed.`,
    value: share('abandoned', 'met'),
    rows: talks(is('outcome', 'abandoned')),
  },
  answer_rate: {
    unit: 'percent',
    sentence: `Of the AI’s runs in conversations ${inPeriod}: the share that answered. The others asked back, fetched a person or failed; dropped runs are left out.`,
    value: share('answered', 'tried'),
    rows: talks(flag('ai_ran', true)),
  },
  fallback: {
    unit: 'percent',
    sentence: `Of the AI’s runs in conversations ${inPeriod}: the share in which another engine had been tried before and could not answer; dropped runs are left out.`,
    value: share('stood_in', 'tried'),
    rows: talks(flag('ai_ran', true)),
  },
  reported: {
    unit: 'percent',
    sentence: `Of the AI’s messages in conversations ${inPeriod}: the share that a teammate reported, each counted once; reports that were dismissed are left out.`,
    value: (m) => ratio(m['reported'] ?? 0, m['answers'], 100),
    rows: talks(flag('ai_reported', true)),
  },
  tokens_input: {
    unit: 'count',
    sentence: `Tokens that the AI’s runs in conversations ${inPeriod} read and that neither came from a cache nor went into one.`,
    value: sum('tokens_input'),
    rows: talks(flag('ai_ran', true)),
  },
  tokens_cached: {
    unit: 'count',
    sentence: `Tokens that the AI’s runs in conversations ${inPeriod} read from a cache.`,
    value: sum('tokens_cached'),
    rows: talks(flag('ai_ran', true)),
  },
  tokens_cache_write: {
    unit: 'count',
    sentence: `Tokens that the AI’s runs in conversations ${inPeriod} wrote into a cache.`,
    value: sum('tokens_cache_write'),
    rows: talks(flag('ai_ran', true)),
  },
  tokens_output: {
    unit: 'count',
    sentence: `Tokens that the AI’s runs in conversations ${inPeriod} wrote, without reasoning.`,
    value: sum('tokens_output'),
    rows: talks(flag('ai_ran', true)),
  },
  tokens_reasoning: {
    unit: 'count',
    sentence: `Tokens that the AI’s runs in conversations ${inPeriod} spent on reasoning.`,
    value: sum('tokens_reasoning'),
    rows: talks(flag('ai_ran', true)),
  },
  csat: {
    unit: 'score',
    sentence: `The average score, 1 to 5, that customers gave conversations ${inPeriod}.`,
    value: of('csat'),
    rows: talks(set('csat_score')),
  },
  csat_ai: {
    unit: 'score',
    sentence: `The average score of conversations ${inPeriod} in which the AI answered and no person wrote.`,
    value: of('csat_ai'),
    rows: talks(set('csat_score'), flag('ai_involved', true), unset('first_human_reply_at')),
  },
  csat_assisted: {
    unit: 'score',
    sentence: `The average score of conversations ${inPeriod} in which both the AI and a person wrote.`,
    value: of('csat_assisted'),
    rows: talks(set('csat_score'), flag('ai_involved', true), set('first_human_reply_at')),
  },
  csat_people: {
    unit: 'score',
    sentence: `The average score of conversations ${inPeriod} in which a person wrote and the AI did not.`,
    value: of('csat_people'),
    rows: talks(set('csat_score'), flag('ai_involved', false), set('first_human_reply_at')),
  },
  first_reply_ai: {
    unit: 'seconds',
    sentence: `The median time from the beginning of a conversation ${inPeriod} to the AI’s first answer.`,
    value: of('first_ai'),
    rows: talks(flag('ai_involved', true)),
  },
  first_reply: {
    unit: 'seconds',
    sentence: `The median time from the beginning of a conversation ${inPeriod} to the AI’s first answer.`,
    value: of('first_ai'),
    rows: talks(flag('ai_involved', true)),
  },
  first_reply_people: {
    unit: 'seconds',
    sentence: `The median time to a person’s first reply in conversations ${inPeriod}: from the moment a person was asked for, or else from the beginning.`,
    value: of('first_human'),
    rows: talks(set('first_human_reply_at')),
  },
  first_human_reply: {
    unit: 'seconds',
    sentence: `The median time from the handover of a conversation ${inPeriod} to a person’s first reply; where a person had written before, it counts as nothing.`,
    value: of('after_handover'),
    rows: talks(set('handoff_requested_at'), set('first_human_reply_at')),
  },
  time_to_accept: {
    unit: 'seconds',
    sentence: `The median time from the handover of a conversation ${inPeriod} until a teammate took it.`,
    value: of('to_accept'),
    rows: null,
  },
  handovers: {
    unit: 'count',
    sentence: `Conversations ${inPeriod} that the AI handed to a person and did not get back.`,
    value: sum('handovers'),
    rows: talks(set('handoff_reason')),
  },
  unanswered: {
    unit: 'count',
    sentence: `Conversations ${inPeriod} that were handed over and in which no person has written.`,
    value: sum('unanswered'),
    rows: talks(set('handoff_reason'), unset('first_human_reply_at')),
  },
  resolved_by_people: {
    unit: 'count',
    sentence: `Conversations ${inPeriod} that ended resolved with the help of a person.`,
    value: sum('person_resolved'),
    rows: talks(is('outcome', 'person_resolved')),
  },
  median_confidence: {
    unit: 'ratio',
    sentence: `The median confidence, 0 to 1, of the AI’s runs in conversations ${inPeriod}; dropped and failed runs are left out.`,
    value: of('confidence'),
    rows: talks(flag('ai_involved', true)),
  },
  cost_per_resolution: {
    unit: 'money',
    sentence: `What the AI’s runs in conversations ${inPeriod} cost, divided by the conversations it resolved.`,
    value: of('cost'),
    rows: talks(is('outcome', 'ai_resolved')),
  },

  customers: { unit: 'count', sentence: `Customers with at least one of the ${counting}.`, value: sum('customers'), rows: null },
  new_customers: {
    unit: 'count',
    sentence: 'Customers whose first order that counts was placed in the period.',
    value: sum('new_customers'),
    rows: { list: 'customers', within: 'first_order_at' },
  },
  returning_customers: {
    unit: 'count',
    sentence: 'Customers who ordered in the period and had ordered before it.',
    value: sum('returning_customers'),
    rows: null,
  },
  repeat_rate: {
    unit: 'percent',
    sentence: 'Of the customers who ordered in the period: the share that had ordered before it.',
    value: share('returning_customers', 'customers'),
    rows: null,
  },
  average_spent: {
    unit: 'money',
    sentence: 'Gross revenue of orders that name a customer, divided by the customers who ordered in the period.',
    value: per('gross_of_customers', 'customers'),
    rows: null,
  },
  orders_per_customer: {
    unit: 'ratio',
    sentence: 'Orders of the period that name a customer, divided by the customers who ordered in it.',
    value: per('orders_of_customers', 'customers'),
    rows: null,
  },
} satisfies Record<string, Formula>;
export type FigureKey = keyof typeof formulas;

/**
 * `before` and `after` are strict and instants are kept to the millisecond: after the millisecond before the first instant and before the first
 * instant of the next day hold exactly what the period holds, the boundary's own instants included.
 */
export const within = (field: string, from: Date, to: Date): Condition[] => [
  { field, op: 'after', value: new Date(from.getTime() - 1).toISOString() },
  { field, op: 'before', value: to.toISOString() },
];

/** The rows of a period in a list. Customers have no brand: where brands limit what is counted, no filter of theirs shows it. */
export function rowsIn(period: Period, { list, within: field, also = [] }: Rows): RowsOf | null {
  if (list === 'customers' && (period.brand || period.viewer.brands)) return null;
  const { from, to } = instantsOf(period);
  const ofBrand = period.brand ? [is('brand', period.brand.id)] : [];
  return { list, filter: { match: 'all', conditions: [...also, ...within(field, from, to), ...ofBrand] } };
}
export const ordersIn = (period: Period, ...also: Condition[]): RowsOf => must(rowsIn(period, orders(...also)));
export const talksIn = (period: Period, ...also: Condition[]): RowsOf => must(rowsIn(period, talks(...also)));
function must(rows: RowsOf | null): RowsOf {
  if (!rows) throw new Error('Only the rows of customers can be missing.');
  return rows;
}

/** A figure as the contract says it, from what was measured now and in the period before. */
export function figureOf(key: FigureKey, period: Period, now: Measures, before: Measures, about: Partial<Figure> = {}): Figure {
  const formula: Formula = formulas[key];
  return {
    key,
    value: said(formula.unit, formula.value(now)),
    previous: said(formula.unit, formula.value(before)),
    unit: formula.unit,
    formula: formula.sentence,
    rows: formula.rows && rowsIn(period, formula.rows),
    ...about,
  };
}

const digits = { count: 0, percent: 2, seconds: 3, score: 2, ratio: 3 } as const;
/** A number as a decimal string; money is measured in cents. Halves are rounded away from nothing. */
export function said(unit: Formula['unit'], value: number | null): string | null {
  if (value === null) return null;
  if (unit === 'money') return toDecimal(Math.sign(value) * Math.round(Math.abs(value)), 2);
  const scale = 10 ** digits[unit];
  return String(Math.sign(value) * (Math.round(Math.abs(value) * scale + 1e-9) / scale) + 0);
}
function toDecimal(whole: number, places: number): string {
  const text = String(Math.abs(whole)).padStart(places + 1, '0');
  return `${whole < 0 ? '-' : ''}${text.slice(0, -places)}.${text.slice(-places)}`;
}
