import type * as contract from '@parley/contract/dashboard';
import type { Received, Result } from '@parley/contract/endpoint';
import type { OnboardingChecklist } from '@parley/contract/onboarding';
import { mayDo } from '@parley/contract/permissions';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import {
  endingsOf,
  type FigureKey,
  figuresOf,
  headOf,
  measureMoney,
  measureConversations,
  periodOf,
  together,
} from '../analytics/index.ts';
import { hoursFor } from '../../conversations/hours/index.ts';
import { countsOf } from '../../conversations/inbox/index.ts';
import { attentionOf } from './attention.ts';
import { hasConversations, longestWaiting } from './store.ts';

/** `setUpOf`: the steps of the shop's onboarding, which is another area's. */
export type DashboardParts = { setUpOf(ctx: Pick<ReadCtx<ReadingActor>, 'db'>, merchant: string): Promise<OnboardingChecklist> };

const ofMoney: readonly FigureKey[] = ['revenue', 'gross', 'sold_in_chat', 'orders'];
const ofConversations: readonly FigureKey[] = ['conversations', 'ai_resolution', 'first_reply_ai', 'first_reply_people', 'csat'];
/** The measures that these metrics need. */
const wanted = ['gross', 'ai', 'teammate', 'orders', 'conversations', 'ai_resolved', 'ended', 'first_ai', 'first_human', 'csat'];

/** Two round trips: the shop's days, then everything else at once. */
export async function overview(
  ctx: ReadCtx<ReadingActor>,
  { setUpOf }: DashboardParts,
  asked: Received<typeof contract.getOverview>,
): Promise<Result<typeof contract.getOverview>> {
  const { db, actor } = ctx;
  const mayCount = mayDo(actor, 'orders:read');
  const [period, hours, counts, oldest, attention, setUp, hasAny] = await Promise.all([
    periodOf(ctx, asked).then(async (found) => {
      const none = { now: {}, before: {}, days: [], daysBefore: [] };
      const [money, conversations, endings] = await Promise.all([
        mayCount ? measureMoney(db, found, false, wanted) : none,
        measureConversations(db, found, false, wanted),
        endingsOf(db, found),
      ]);
      const keys = [...(mayCount ? ofMoney : []), ...ofConversations];
      return { head: headOf(found), figures: figuresOf(keys, found, together(money, conversations)), endings };
    }),
    hoursFor(db, null, ctx.now()),
    countsOf(db, asked.merchant, actor),
    longestWaiting(db, asked.merchant, actor),
    attentionOf(ctx),
    setUpOf(ctx, asked.merchant),
    hasConversations(db, asked.merchant),
  ]);
  return {
    ...period.head,
    waiting: {
      count: counts.needs_you,
      oldest_since: oldest?.waiting_since.toISOString() ?? null,
      oldest_id: oldest?.id ?? null,
      ai_answering: counts.ai,
      open_now: hours.open,
    },
    figures: period.figures,
    endings: period.endings,
    attention,
    set_up: setUp.state === 'dismissed' ? [] : setUp.steps,
    has_conversations: hasAny,
  };
}
