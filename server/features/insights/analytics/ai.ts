import type * as contract from '@parley/contract/analytics';
import type { Received, Result } from '@parley/contract/endpoint';
import type { Condition } from '@parley/contract/filters';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { outcomeSql } from '../../conversations/inbox/index.ts';
import { frequentIntents, handoffReasons, sumLasting, sumReported, sumRuns } from './ai-store.ts';
import { type FigureKey, type Measures, ratio, said, conversationsIn } from './formulas.ts';
import { joined } from './measure-store.ts';
import { figuresOf, measureConversations } from './measure.ts';
import { headOf, periodOf } from './period.ts';

type Report = Result<typeof contract.getAiReport>;
const keys: readonly FigureKey[] = [
  'involvement',
  'resolution',
  'automation',
  'durable',
  'confirmed',
  'assumed',
  'escalated',
  'abandoned',
  'answer_rate',
  'fallback',
  'reported',
  'csat_ai',
  'csat_assisted',
  'csat_people',
  'median_confidence',
  'cost_per_resolution',
  'first_reply',
];

/** These don't overlap; together they are all tokens. */
const tokens: readonly FigureKey[] = ['tokens_input', 'tokens_cached', 'tokens_cache_write', 'tokens_output', 'tokens_reasoning'];

export async function aiReport(ctx: ReadCtx<ReadingActor>, asked: Received<typeof contract.getAiReport>): Promise<Report> {
  const period = await periodOf(ctx, asked);
  const [conversations, runs, lasting, reported, handoffs, intents] = await Promise.all([
    measureConversations(ctx.db, period, true),
    sumRuns(ctx.db, period),
    sumLasting(ctx.db, period, outcomeSql('c')),
    sumReported(ctx.db, period),
    handoffReasons(ctx.db, period),
    frequentIntents(ctx.db, period, 20),
  ]);
  const more = joined(runs, lasting, reported);
  const now = withCost({ ...conversations.now, ...more.get(2) });
  const before = withCost({ ...conversations.before, ...more.get(1) });
  const all = handoffs.reduce((sum, { count }) => sum + count, 0);
  return {
    ...headOf(period),
    figures: figuresOf(keys, period, { now, before }).map((figure) => {
      if (figure.key === 'cost_per_resolution') return { ...figure, formula: `${figure.formula} ${unpricedIn(now)}` };
      return figure.key === 'durable' ? { ...figure, rows: conversationsIn(period, ...lastingAt(period.now)) } : figure;
    }),
    tokens: figuresOf(tokens, period, { now, before }),
    handoffs: handoffs.map(({ reason, count }) => ({
      reason,
      count,
      share: said('percent', ratio(count, all, 100)),
      rows: conversationsIn(period, { field: 'handoff_reason', op: 'is', value: [reason] }),
    })),
    series: period.dates.map((date, place) => {
      const day = conversations.days[place] ?? {};
      return {
        date,
        resolved_by_ai: day['ai_resolved'] ?? 0,
        handed_off: day['handoffs'] ?? 0,
        conversations: day['conversations'] ?? 0,
      };
    }),
    intents,
  };
}

/** Resolved by the AI at least 7 days before this time, inclusive, because `before` is exclusive. */
const lastingAt = (now: Date): Condition[] => [
  { field: 'outcome', op: 'is', value: ['ai_resolved'] },
  { field: 'resolved_at', op: 'before', value: new Date(now.getTime() - 7 * 86_400_000 + 1).toISOString() },
];

/** In cents like all money here; runs are priced in millionths of a unit. Without a priced run there is no cost. */
const withCost = (measured: Measures): Measures => ({
  ...measured,
  cost:
    measured['micros'] === null || measured['micros'] === undefined ? null : ratio(measured['micros'] / 10_000, measured['ai_resolved']),
});

function unpricedIn({ runs, unpriced }: Measures): string {
  if (!unpriced) return 'The cost covers all runs.';
  return unpriced === runs
    ? `None of the ${runs} runs has a known price, so the cost is unknown.`
    : `${unpriced} of ${runs} runs have no known price and aren’t included.`;
}
