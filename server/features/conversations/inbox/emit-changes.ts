import { undoMs } from '@parley/contract/conversations';
import { conversationAssigned, conversationReopened, conversationResolved } from '@parley/contract/events';
import type { WriteCtx } from '../../../context.ts';
import type { ConversationRow } from './store.ts';

type State = Pick<ConversationRow, 'status' | 'assignee_id'>;

/** `restored`: by an undo. `undoableFor`: how long the teammate who resolves can undo it, in milliseconds. */
type Change = { restored?: boolean; undoableFor?: number };

/** Emits events for changes of the assignee and the status. */
export async function emitChanges(
  ctx: WriteCtx,
  before: State,
  after: State & Pick<ConversationRow, 'id' | 'resolved_by'>,
  { restored = false, undoableFor = undoMs }: Change = {},
) {
  const { id: conversation_id, status, resolved_by: by } = after;
  if (before.assignee_id !== after.assignee_id)
    await ctx.emit(conversationAssigned, { conversation_id, from: before.assignee_id, to: after.assignee_id });
  if (status === 'resolved' && before.status !== 'resolved') {
    const undo = by === 'person' && { undo_until: new Date(ctx.now().getTime() + undoableFor).toISOString() };
    await ctx.emit(conversationResolved, { conversation_id, by, restored, ...undo });
  }
  if (status !== 'resolved' && before.status === 'resolved') await ctx.emit(conversationReopened, { conversation_id, status, restored });
}
