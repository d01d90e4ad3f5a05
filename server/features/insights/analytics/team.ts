import type * as contract from '@parley/contract/analytics';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, UserActor } from '../../../context.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { type FigureKey, said, talksIn } from './formulas.ts';
import { figuresOf, measureTalks } from './measure.ts';
import { headOf, periodOf } from './period.ts';
import { countHours, readTeammates } from './team-store.ts';

type Report = Result<typeof contract.getTeamReport>;
const keys: readonly FigureKey[] = ['first_human_reply', 'time_to_accept', 'handovers', 'unanswered', 'resolved_by_people'];

export async function teamReport(ctx: ReadCtx<UserActor>, asked: Received<typeof contract.getTeamReport>): Promise<Report> {
  const period = await periodOf(ctx, asked);
  const [talks, teammates, byHour] = await Promise.all([
    measureTalks(ctx.db, period, false),
    readTeammates(ctx.db, period),
    countHours(ctx.db, period),
  ]);
  return {
    ...headOf(period),
    figures: figuresOf(keys, period, talks),
    teammates: teammates.map((one) => ({
      ...one,
      csat: said('score', one.csat),
      sold: toAmount(one.sold),
      rows: talksIn(period, { field: 'answered_by', op: 'is', value: [one.user_id] }),
    })),
    by_hour: byHour,
    computed_at: period.now.toISOString(),
  };
}
