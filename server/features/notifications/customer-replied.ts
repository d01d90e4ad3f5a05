import type { JobCtx } from '../../context.ts';
import { notify } from './notify.ts';
import * as store from './store.ts';

/** The customer wrote to the person who holds the conversation: told once, until they have looked. */
export async function tellOfReply(ctx: JobCtx, { conversation_id: id, seq }: { conversation_id: string; seq: number }) {
  await ctx.write(async (writer) => {
    const held = await store.lockHeld(writer.db, id);
    if (!held?.assignee_id || held.handler !== 'human' || held.muted_at || held.answered_seq >= seq || held.read_seq >= seq) return;
    if (await store.hasUnread(writer.db, held.assignee_id, id, 'customer_replied')) return;
    await notify(writer, {
      to: [held.assignee_id],
      type: 'customer_replied',
      conversationId: id,
      text: `${held.customer_name} wrote to you`,
    });
  });
}
