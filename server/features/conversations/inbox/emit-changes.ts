import { conversationAssigned, conversationReopened, conversationResolved } from '@parley/contract/events';
import type { WriteCtx } from '../../../context.ts';
import type { ConversationRow } from './store.ts';

type State = Pick<ConversationRow, 'status' | 'assignee_id'>;

/** Emits events for changes of the assignee and the status. `restored`: by an undo. */
export async function emitChanges(
  ctx: WriteCtx,
  before: State,
  after: State & Pick<ConversationRow, 'id' | 'resolved_by'>,
  restored = false,
) {
  const { id: conversation_id, status } = after;
  if (before.assignee_id !== after.assignee_id)
    await ctx.emit(conversationAssigned, { conversation_id, from: before.assignee_id, to: after.assignee_id });
  if (status === 'resolved' && before.status !== 'resolved')
    await ctx.emit(conversationResolved, { conversation_id, by: after.resolved_by, restored });
  if (status !== 'resolved' && before.status === 'resolved') await ctx.emit(conversationReopened, { conversation_id, status, restored });
}
