import type { Figure, RowsOf, units } from '@parley/contract/figures';
import type { Condition } from '@parley/contract/filters';
import type { ListName } from '@parley/contract/lists';
import { instantsOf, type Period } from './days.ts';

/**
 * The single definition of every metric: its unit, its description, its formula and the list that shows its rows. The sums named here are
 * measured in `measure-store.ts`.
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
const conversations = (...also: Condition[]): Rows => ({ list: 'conversations', within: 'created_at', also });

const inPeriod = 'started in the period';
const placed = 'orders placed in the period';
const uncounted = 'Drafts and canceled orders don’t count.';
const netSentence = `Gross revenue minus refunds: the total of ${placed}, minus credit notes imported for the period and refunds in the period for orders that aren’t canceled. ${uncounted} Refunds that lowered an order’s total are already part of the total.`;

/** In the order of the reports. */
export const formulas = {
  revenue: {
    unit: 'money',
    sentence: netSentence,
    value: (m) => (m['gross'] ?? 0) - (m['refunds'] ?? 0),
    rows: orders(),
  },
  gross: {
    unit: 'money',
    sentence: `The total of ${placed}, including shipping and tax, before refunds. ${uncounted}`,
    value: sum('gross'),
    rows: orders(),
  },
  refunds: {
    unit: 'money',
    sentence:
      'Refunds in the period for orders that aren’t canceled, plus credit notes imported for the period. Refunds for changed, exchanged or canceled items, or for a changed payment method, are left out because the order totals already reflect them. The list shows the orders last refunded in the period; credit notes have no order.',
    value: sum('refunds'),
    rows: { list: 'orders', within: 'refunded_at', also: [{ field: 'status', op: 'is_not', value: ['cancelled'] }] },
  },
  net: { unit: 'money', sentence: netSentence, value: (m) => (m['gross'] ?? 0) - (m['refunds'] ?? 0), rows: orders() },
  sold_in_chat: {
    unit: 'money',
    sentence: `The total of ${placed} and sold by the AI or a teammate, before refunds. ${uncounted}`,
    value: (m) => (m['ai'] ?? 0) + (m['teammate'] ?? 0),
    rows: orders(is('sold_by', 'ai', 'teammate')),
  },
  sold_by_ai: {
    unit: 'money',
    sentence: `The total of ${placed} and sold by the AI, before refunds. ${uncounted}`,
    value: sum('ai'),
    rows: orders(is('sold_by', 'ai')),
  },
  sold_by_teammates: {
    unit: 'money',
    sentence: `The total of ${placed} and sold by a teammate, before refunds. ${uncounted}`,
    value: sum('teammate'),
    rows: orders(is('sold_by', 'teammate')),
  },
  influenced: {
    unit: 'money',
    sentence: `The total of ${placed} that are linked to a conversation, or whose customer started one within the selected number of days before, including sales in chat and before refunds. ${uncounted}`,
    value: sum('influenced'),
    rows: null,
  },
  orders: {
    unit: 'count',
    sentence: `Orders placed in the period. ${uncounted}`,
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
    sentence: `Conversations ${inPeriod}; merged conversations count once.`,
    value: sum('conversations'),
    rows: conversations(),
  },
  ai_resolution: {
    unit: 'percent',
    sentence: `Conversations the AI resolved without a teammate replying, as a share of the conversations ${inPeriod} that ended or were handed off.`,
    value: share('ai_resolved', 'ended'),
    rows: conversations(is('outcome', 'ai_resolved')),
  },
  involvement: {
    unit: 'percent',
    sentence: `Conversations in which the AI answered, as a share of all conversations ${inPeriod}.`,
    value: share('involved', 'conversations'),
    rows: conversations(flag('ai_involved', true)),
  },
  resolution: {
    unit: 'percent',
    sentence: `Conversations the AI resolved without a teammate replying, as a share of the conversations ${inPeriod} in which it answered.`,
    value: share('ai_resolved', 'involved'),
    rows: conversations(is('outcome', 'ai_resolved')),
  },
  automation: {
    unit: 'percent',
    sentence: `Involvement × resolution: conversations the AI resolved without a teammate replying, as a share of all conversations ${inPeriod}.`,
    value: share('ai_resolved', 'conversations'),
    rows: conversations(is('outcome', 'ai_resolved')),
  },
  durable: {
    unit: 'percent',
    sentence: `Conversations that are still resolved because nobody wrote again, as a share of the conversations ${inPeriod} that the AI resolved at least 7 days ago.`,
    value: share('lasting', 'to_last'),
    rows: conversations(is('outcome', 'ai_resolved')),
  },
  confirmed: {
    unit: 'percent',
    sentence: `Conversations the AI resolved in which the customer confirmed, in a message or a rating, that the AI helped, as a share of the conversations ${inPeriod} that the AI answered or handed off.`,
    value: share('confirmed', 'met'),
    rows: conversations(is('ai_resolution', 'confirmed')),
  },
  assumed: {
    unit: 'percent',
    sentence: `Conversations the AI resolved in which the customer didn’t reply, as a share of the conversations ${inPeriod} that the AI answered or handed off. We assume the AI helped.`,
    value: share('assumed', 'met'),
    rows: conversations(is('ai_resolution', 'assumed')),
  },
  escalated: {
    unit: 'percent',
    sentence: `Conversations the AI handed off that weren’t returned to it, as a share of the conversations ${inPeriod} that the AI answered or handed off.`,
    value: share('handoffs', 'met'),
    rows: conversations(set('handoff_reason')),
  },
  abandoned: {
    unit: 'percent',
    sentence: `Conversations in which the customer didn’t answer the AI’s question for a day or until the conversation closed, as a share of the conversations ${inPeriod} that the AI answered or handed off.`,
    value: share('abandoned', 'met'),
    rows: conversations(is('outcome', 'abandoned')),
  },
  answer_rate: {
    unit: 'percent',
    sentence: `Runs that answered, as a share of the AI’s runs in conversations ${inPeriod}. Other runs asked a question, handed off or failed. Dropped runs are left out.`,
    value: share('answered', 'tried'),
    rows: conversations(flag('ai_ran', true)),
  },
  fallback: {
    unit: 'percent',
    sentence: `Runs in which another engine was tried first and couldn’t answer, as a share of the AI’s runs in conversations ${inPeriod}. Dropped runs are left out.`,
    value: share('stood_in', 'tried'),
    rows: conversations(flag('ai_ran', true)),
  },
  reported: {
    unit: 'percent',
    sentence: `Messages that teammates reported, as a share of the AI’s messages in conversations ${inPeriod}. Each message counts once; dismissed reports are left out.`,
    value: (m) => ratio(m['reported'] ?? 0, m['answers'], 100),
    rows: conversations(flag('ai_reported', true)),
  },
  tokens_input: {
    unit: 'count',
    sentence: `Input tokens of the AI’s runs in conversations ${inPeriod}, excluding cache reads and writes.`,
    value: sum('tokens_input'),
    rows: conversations(flag('ai_ran', true)),
  },
  tokens_cached: {
    unit: 'count',
    sentence: `Input tokens that the AI’s runs in conversations ${inPeriod} read from a cache.`,
    value: sum('tokens_cached'),
    rows: conversations(flag('ai_ran', true)),
  },
  tokens_cache_write: {
    unit: 'count',
    sentence: `Input tokens that the AI’s runs in conversations ${inPeriod} wrote to a cache.`,
    value: sum('tokens_cache_write'),
    rows: conversations(flag('ai_ran', true)),
  },
  tokens_output: {
    unit: 'count',
    sentence: `Output tokens of the AI’s runs in conversations ${inPeriod}, excluding reasoning.`,
    value: sum('tokens_output'),
    rows: conversations(flag('ai_ran', true)),
  },
  tokens_reasoning: {
    unit: 'count',
    sentence: `Reasoning tokens of the AI’s runs in conversations ${inPeriod}.`,
    value: sum('tokens_reasoning'),
    rows: conversations(flag('ai_ran', true)),
  },
  csat: {
    unit: 'score',
    sentence: `The average rating, 1 to 5, of conversations ${inPeriod}.`,
    value: of('csat'),
    rows: conversations(set('csat_score')),
  },
  csat_ai: {
    unit: 'score',
    sentence: `The average rating of conversations ${inPeriod} that the AI answered without a teammate replying.`,
    value: of('csat_ai'),
    rows: conversations(set('csat_score'), flag('ai_involved', true), unset('first_human_reply_at')),
  },
  csat_assisted: {
    unit: 'score',
    sentence: `The average rating of conversations ${inPeriod} that both the AI and a teammate answered.`,
    value: of('csat_assisted'),
    rows: conversations(set('csat_score'), flag('ai_involved', true), set('first_human_reply_at')),
  },
  csat_people: {
    unit: 'score',
    sentence: `The average rating of conversations ${inPeriod} that a teammate answered without the AI.`,
    value: of('csat_people'),
    rows: conversations(set('csat_score'), flag('ai_involved', false), set('first_human_reply_at')),
  },
  first_reply_ai: {
    unit: 'seconds',
    sentence: `The median time from the start of a conversation ${inPeriod} to the AI’s first answer.`,
    value: of('first_ai'),
    rows: conversations(flag('ai_involved', true)),
  },
  first_reply: {
    unit: 'seconds',
    sentence: `The median time from the start of a conversation ${inPeriod} to the AI’s first answer.`,
    value: of('first_ai'),
    rows: conversations(flag('ai_involved', true)),
  },
  first_reply_people: {
    unit: 'seconds',
    sentence: `The median time to a teammate’s first reply in conversations ${inPeriod}, from the handoff or, without one, from the start of the conversation.`,
    value: of('first_human'),
    rows: conversations(set('first_human_reply_at')),
  },
  first_human_reply: {
    unit: 'seconds',
    sentence: `The median time from the handoff of a conversation ${inPeriod} to a teammate’s first reply. It counts as 0 if a teammate had already replied.`,
    value: of('after_handoff'),
    rows: conversations(set('handoff_requested_at'), set('first_human_reply_at')),
  },
  time_to_accept: {
    unit: 'seconds',
    sentence: `The median time from the handoff of a conversation ${inPeriod} until a teammate took over.`,
    value: of('to_accept'),
    rows: null,
  },
  handoffs: {
    unit: 'count',
    sentence: `Conversations ${inPeriod} that the AI handed off and that weren’t returned to it.`,
    value: sum('handoffs'),
    rows: conversations(set('handoff_reason')),
  },
  unanswered: {
    unit: 'count',
    sentence: `Conversations ${inPeriod} that were handed off and have no reply from a teammate yet.`,
    value: sum('unanswered'),
    rows: conversations(set('handoff_reason'), unset('first_human_reply_at')),
  },
  resolved_by_people: {
    unit: 'count',
    sentence: `Conversations ${inPeriod} that were resolved with a teammate’s help.`,
    value: sum('person_resolved'),
    rows: conversations(is('outcome', 'person_resolved')),
  },
  median_confidence: {
    unit: 'ratio',
    sentence: `The median confidence, 0 to 1, of the AI’s runs in conversations ${inPeriod}; dropped and failed runs are left out.`,
    value: of('confidence'),
    rows: conversations(flag('ai_involved', true)),
  },
  cost_per_resolution: {
    unit: 'money',
    sentence: `The cost of the AI’s runs in conversations ${inPeriod}, divided by the conversations it resolved.`,
    value: of('cost'),
    rows: conversations(is('outcome', 'ai_resolved')),
  },

  customers: {
    unit: 'count',
    sentence: 'Customers who placed an order in the period; drafts and canceled orders don’t count.',
    value: sum('customers'),
    rows: null,
  },
  new_customers: {
    unit: 'count',
    sentence: 'Customers who placed their first order in the period; drafts and canceled orders don’t count.',
    value: sum('new_customers'),
    rows: { list: 'customers', within: 'first_order_at' },
  },
  returning_customers: {
    unit: 'count',
    sentence: 'Customers who ordered in the period and had ordered before.',
    value: sum('returning_customers'),
    rows: null,
  },
  repeat_rate: {
    unit: 'percent',
    sentence: 'Customers who had ordered before, as a share of the customers who ordered in the period.',
    value: share('returning_customers', 'customers'),
    rows: null,
  },
  average_spent: {
    unit: 'money',
    sentence: 'Gross revenue of orders with a customer, divided by the customers who ordered in the period.',
    value: per('gross_of_customers', 'customers'),
    rows: null,
  },
  orders_per_customer: {
    unit: 'ratio',
    sentence: 'Orders with a customer in the period, divided by the customers who ordered in the period.',
    value: per('orders_of_customers', 'customers'),
    rows: null,
  },
} satisfies Record<string, Formula>;
export type FigureKey = keyof typeof formulas;

/**
 * `before` and `after` are exclusive and times have milliseconds, so filter after the last millisecond before the period and before the
 * start of the next day.
 */
export const within = (field: string, from: Date, to: Date): Condition[] => [
  { field, op: 'after', value: new Date(from.getTime() - 1).toISOString() },
  { field, op: 'before', value: to.toISOString() },
];

/** The list filter for a period's rows. Customers have no brand, so with a brand limit no filter matches. */
export function rowsIn(period: Period, { list, within: field, also = [] }: Rows): RowsOf | null {
  if (list === 'customers' && (period.brand || period.viewer.brands)) return null;
  const { from, to } = instantsOf(period);
  const ofBrand = period.brand ? [is('brand', period.brand.id)] : [];
  return { list, filter: { match: 'all', conditions: [...also, ...within(field, from, to), ...ofBrand] } };
}
export const ordersIn = (period: Period, ...also: Condition[]): RowsOf => must(rowsIn(period, orders(...also)));
export const conversationsIn = (period: Period, ...also: Condition[]): RowsOf => must(rowsIn(period, conversations(...also)));
function must(rows: RowsOf | null): RowsOf {
  if (!rows) throw new Error('Only a customer metric may have no row filter.');
  return rows;
}

/** A metric in the contract's form, from the measures of the period and the previous one. */
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
/** Formats a number as a decimal string; money is in cents. Halves round away from zero. */
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
