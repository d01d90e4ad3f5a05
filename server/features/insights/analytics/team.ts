import type * as contract from '@parley/contract/analytics';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { type FigureKey, said, conversationsIn } from './formulas.ts';
import { figuresOf, measureConversations } from './measure.ts';
import { headOf, periodOf } from './period.ts';
import { countHours, readTeammates } from './team-store.ts';

type Report = Result<typeof contract.getTeamReport>;
const keys: readonly FigureKey[] = ['first_human_reply', 'time_to_accept', 'handoffs', 'unanswered', 'resolved_by_people'];

export async function teamReport(ctx: ReadCtx<ReadingActor>, asked: Received<typeof contract.getTeamReport>): Promise<Report> {
  const period = await periodOf(ctx, asked);
  const [conversations, teammates, byHour] = await Promise.all([
    measureConversations(ctx.db, period, false),
    readTeammates(ctx.db, period),
    countHours(ctx.db, period),
  ]);
  return {
    ...headOf(period),
    figures: figuresOf(keys, period, conversations),
    teammates: teammates.map((one) => ({
      ...one,
      csat: said('score', one.csat),
      sold: toAmount(one.sold, period.currency),
      rows: conversationsIn(period, { field: 'answered_by', op: 'is', value: [one.user_id] }),
    })),
    by_hour: byHour,
    computed_at: period.now.toISOString(),
  };
}
