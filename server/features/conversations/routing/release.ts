import type { JobCtx, WriteCtx } from '../../../context.ts';
import { accessOf, maySee, maySeeBrand } from '../../account/visibility/index.ts';
import { conversationsAssigned } from '../inbox/events.ts';
import { applyChange, lockConversation } from '../inbox/index.ts';
import * as store from './store.ts';

type Narrowed = { merchant: string; user_id: string; by_id: string; hidden: boolean; successor_id?: string | null | undefined };

/** One conversation per transaction, so that releasing many blocks nobody; a repeated job continues where it stopped. */
export async function release(ctx: JobCtx, narrowed: Narrowed) {
  const { merchant, user_id: userId, by_id: byId, successor_id: successor } = narrowed;
  const by = { id: byId, name: (await store.nameOf(ctx.db, byId)) ?? '', quiet: true };
  let passedOn = 0;
  for (const id of await store.unresolvedOf(ctx.db, userId))
    await ctx.write(async (writer) => {
      const conversation = await lockConversation(writer.db, id);
      if (conversation?.assignee_id !== userId || conversation.status === 'resolved') return;
      if (narrowed.hidden && (await maySeeStill(writer, merchant, userId, conversation.brand_id))) return;
      const assignee = await successorFor(writer, merchant, successor, conversation);
      await applyChange(writer, conversation, { assignee_id: assignee }, by);
      if (assignee) passedOn += 1;
    });
  if (successor && passedOn > 0 && successor !== byId)
    await ctx.write((writer) => writer.emit(conversationsAssigned, { merchant, user_id: successor, by_id: byId, count: passedOn }));
}

async function maySeeStill({ db }: WriteCtx, merchant: string, userId: string, brandId: string | null) {
  const person = await store.findMember(db, merchant, userId);
  return person !== undefined && maySeeBrand(accessOf(person), brandId);
}

type Placed = Parameters<typeof maySee>[1];
async function successorFor({ db }: WriteCtx, merchant: string, id: string | null | undefined, conversation: Placed) {
  const person = id ? await store.findMember(db, merchant, id) : undefined;
  if (!id || !person) return null;
  const access = accessOf(person);
  return access.permissions.includes('inbox:write') && maySee({ id, ...access }, conversation) ? id : null;
}
