import type { attentionKinds } from '@parley/contract/dashboard';
import type { Condition } from '@parley/contract/filters';
import { mayDo, type Permission } from '@parley/contract/permissions';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { countAttention } from './store.ts';

type Kind = (typeof attentionKinds)[number];
type Counted = Awaited<ReturnType<typeof countAttention>>;
const is = (field: string, ...value: string[]): Condition => ({ field, op: 'is', value });
const listWith = (path: string, conditions: Condition[], more: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...more, filter: JSON.stringify({ match: 'all', conditions }) }).toString()}`;
export const since = 7 * 86_400_000;

/** Most urgent first: waiting people before goods, goods before files. */
const kinds: { kind: Kind; may: Permission; link: (counted: Counted) => string }[] = [
  {
    kind: 'overdue_handoffs',
    may: 'inbox:read',
    link: ({ overdue_before: before }) =>
      listWith(
        '/inbox',
        [is('status', 'open'), is('handler', 'none'), { field: 'handoff_requested_at', op: 'before', value: before.toISOString() }],
        {
          tab: 'all',
        },
      ),
  },
  { kind: 'approvals', may: 'inbox:read', link: () => '/inbox?tab=needs_you' },
  { kind: 'handoffs', may: 'inbox:read', link: () => '/inbox?tab=needs_you' },
  {
    kind: 'failed_messages',
    may: 'inbox:read',
    link: ({ failed_id: id }) => `/inbox?${new URLSearchParams({ tab: 'all', ...(id && { conversation: id }) }).toString()}`,
  },
  { kind: 'orders_on_hold', may: 'orders:read', link: () => listWith('/orders', [is('fulfillment_status', 'on_hold')]) },
  { kind: 'returns_received', may: 'orders:read', link: () => listWith('/orders', [is('returns', 'received')]) },
  { kind: 'orders_to_confirm', may: 'orders:read', link: () => listWith('/orders', [is('status', 'pending')]) },
  {
    kind: 'out_of_stock',
    may: 'products:read',
    link: () => listWith('/products', [is('status', 'active'), is('stock_state', 'out')]),
  },
  { kind: 'failed_imports', may: 'imports:write', link: ({ failed_kind: kind }) => `/${kind ?? 'products'}` },
];

export async function attentionOf(ctx: ReadCtx<ReadingActor>) {
  const counted = await countAttention(ctx.db, ctx.actor, { now: ctx.now(), since: new Date(ctx.now().getTime() - since) });
  return kinds
    .filter(({ kind, may }) => counted[kind] > 0 && mayDo(ctx.actor, may))
    .map(({ kind, link }) => ({ kind, count: counted[kind], link: link(counted) }));
}
