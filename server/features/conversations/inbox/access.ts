import type { CallCtx, ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { maySee } from '../../account/visibility/index.ts';
import * as store from './store.ts';

/** The conversation, when this teammate may see it; what they may not see does not exist for them. Throws `conversation.missing`. */
export async function mustSee(
  ctx: Pick<ReadCtx<UserActor> | WriteCtx<UserActor> | CallCtx<UserActor>, 'db' | 'actor'>,
  id: string,
): Promise<store.ConversationRow> {
  const conversation = await store.findConversation(ctx.db, id);
  return conversation && maySee(ctx.actor, conversation) ? conversation : missing('conversation.missing');
}

/** The same, under its row lock: what every change of a conversation goes through. */
export async function lockVisible(ctx: WriteCtx<UserActor>, id: string): Promise<store.ConversationRow> {
  const conversation = await store.lockConversation(ctx.db, id);
  return conversation && maySee(ctx.actor, conversation) ? conversation : missing('conversation.missing');
}

/** What was emptied by a merge takes nothing more: what is meant for it belongs to where it leads. */
export function refuseMerged({ merged_into_id: into, erased_at: erased }: Pick<store.ConversationRow, 'merged_into_id' | 'erased_at'>) {
  if (erased) throw new Problem('conversation.move_refused', { detail: 'This customer was erased, so nobody can be written to here.' });
  if (into) throw new Problem('conversation.move_refused', { detail: 'This conversation was merged into another.' });
}
