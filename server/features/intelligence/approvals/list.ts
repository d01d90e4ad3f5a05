import type { listApprovals } from '@parley/contract/approvals';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { readTeammates } from '../../conversations/inbox/index.ts';
import { presentApproval } from './present.ts';
import { listRows } from './store.ts';

export async function list(
  ctx: ReadCtx<ReadingActor>,
  { state, conversation_id: conversationId, order_id: orderId, cursor, limit }: Received<typeof listApprovals>,
): Promise<Result<typeof listApprovals>> {
  const after = fromKeyCursor(state, cursor, ['instant', 'uuid']);
  const rows = await listRows(ctx.db, { viewer: ctx.actor, state, conversationId, orderId, after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const at = last && (state === 'waiting' ? last.created_at : last.decided_at);
  const team = await readTeammates(ctx.db, ctx.actor.merchant, ctx.now());
  return {
    items: rows.slice(0, limit).map((row) => presentApproval(row, ctx.actor, team)),
    next_cursor: last && at ? toKeyCursor(state, [at.toISOString(), last.id]) : null,
  };
}
