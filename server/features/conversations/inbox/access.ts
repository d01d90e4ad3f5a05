import type { CallCtx, ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { maySee } from '../../account/visibility/index.ts';
import * as store from './store.ts';

/** The conversation if this teammate can see it; one they can't see counts as missing. Throws `conversation.missing`. */
export async function mustSee(
  ctx: Pick<ReadCtx<ReadingActor> | WriteCtx<WritingActor> | CallCtx<WritingActor>, 'db' | 'actor'>,
  id: string,
): Promise<store.ConversationRow> {
  const conversation = await store.findConversation(ctx.db, id);
  return conversation && maySee(ctx.actor, conversation) ? conversation : missing('conversation.missing');
}

/** As above, with the row locked. Every change of a conversation starts here. */
export async function lockVisible(ctx: WriteCtx<WritingActor>, id: string): Promise<store.ConversationRow> {
  const conversation = await store.lockConversation(ctx.db, id);
  return conversation && maySee(ctx.actor, conversation) ? conversation : missing('conversation.missing');
}

/** A merged conversation accepts no more messages; they go to the one it was merged into. */
export function refuseMerged({ merged_into_id: into, erased_at: erased }: Pick<store.ConversationRow, 'merged_into_id' | 'erased_at'>) {
  if (erased) throw new Problem('conversation.move_refused', { detail: 'This customer was erased, so you can’t reply here.' });
  if (into) throw new Problem('conversation.move_refused', { detail: 'This conversation was merged into another one.' });
}
