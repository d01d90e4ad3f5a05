import type { JobCtx } from '../../../context.ts';
import { accessOf, maySeeBrand } from '../../account/visibility/index.ts';
import { applyChange, lockConversation } from '../inbox/index.ts';
import * as store from './store.ts';

/** One conversation per transaction, so that releasing many blocks nobody; a repeated job continues where it stopped. */
export async function release(ctx: JobCtx, { user_id: userId, by_id: byId, hidden }: { user_id: string; by_id: string; hidden: boolean }) {
  const by = { id: byId, name: (await store.nameOf(ctx.db, byId)) ?? '' };
  for (const id of await store.unresolvedOf(ctx.db, userId))
    await ctx.write(async (writer) => {
      const conversation = await lockConversation(writer.db, id);
      if (conversation?.assignee_id !== userId || conversation.status === 'resolved') return;
      const person = hidden ? await store.findMember(writer.db, conversation.merchant_id, userId) : undefined;
      if (!person || !maySeeBrand(accessOf(person), conversation.brand_id))
        await applyChange(writer, conversation, { assignee_id: null }, by);
    });
}
