import type { getActivity } from '@parley/contract/dashboard';
import type { Received, Result } from '@parley/contract/endpoint';
import { mayDo } from '@parley/contract/permissions';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { maskName, maskText } from '../../../platform/lib/mask.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { type Happened, latest } from './activity-store.ts';

type Items = Result<typeof getActivity>['items'];

export async function activity(ctx: ReadCtx<ReadingActor>, { limit }: Received<typeof getActivity>): Promise<Result<typeof getActivity>> {
  const { actor } = ctx;
  const may = (permission: 'orders:read' | 'imports:write' | 'personal_data:read') => mayDo(actor, permission);
  // An import concerns the whole shop, so teammates with limited brands don't see it.
  const seen = { orders: may('orders:read'), imports: may('imports:write') && actor.brands === null };
  const rows = await latest(ctx.db, ctx.actor, seen, limit, ctx.now());
  return { items: rows.map((row) => present(row, may('personal_data:read'))) };
}

function present(row: Happened, personal: boolean): Items[number] {
  const { id, kind, by, name, title, cents, currency, channel, at } = row;
  return {
    id,
    kind,
    by,
    name: name === null || personal ? name : maskName(name),
    title: title === null || personal ? title : maskText(title),
    amount: cents === null ? null : toAmount(cents, currency ?? ''),
    currency: cents === null ? null : currency,
    channel,
    link: linkOf(row),
    at: at.toISOString(),
  };
}

const ofConversations: readonly string[] = ['handoff', 'low_confidence', 'resolved', 'csat'];
function linkOf({ kind, subject }: Happened): string {
  if (kind === 'import') return `/${subject}`;
  if (ofConversations.includes(kind)) return `/inbox?${new URLSearchParams({ conversation: subject, tab: 'all' }).toString()}`;
  return `/orders?order=${subject}`;
}
