import type { setBlocked } from '@parley/contract/customer-notes';
import type { Received, Result } from '@parley/contract/endpoint';
import type { WriteCtx, WritingActor } from '../../../context.ts';
import { personId } from '../../../platform/lib/actors.ts';
import { applyChange, cancelScheduled, lockConversation } from '../../conversations/inbox/index.ts';
import { lockVisibleCustomer } from './access.ts';
import { addEvent, announceCustomer } from './record.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<WritingActor>;

/** Blocking concerns the person, so it closes all their conversations, including those this teammate can't see. Their messages stay. */
export async function setCustomerBlocked(ctx: Ctx, { id, blocked }: Received<typeof setBlocked>): Promise<Result<typeof setBlocked>> {
  const customer = await lockVisibleCustomer(ctx, id);
  if (blocked === (customer.blocked_at !== null)) return { id, blocked };
  await store.setBlockedAt(ctx.db, id, blocked ? ctx.now() : null);
  if (blocked) for (const conversation of await store.unresolvedOf(ctx.db, id)) await resolve(ctx, conversation);
  await addEvent(ctx, id, { kind: 'edited', title: blocked ? 'Blocked' : 'Unblocked' });
  ctx.audit({ action: blocked ? 'customer.blocked' : 'customer.unblocked', object: ['customer', id] });
  await announceCustomer(ctx, id, null);
  ctx.signal({ type: 'changed', topic: 'inbox', id: null, version: null });
  return { id, blocked };
}

async function resolve(ctx: Ctx, conversationId: string) {
  const conversation = await lockConversation(ctx.db, conversationId);
  // A teammate may have resolved or merged it while we waited for the lock.
  if (!conversation || conversation.status === 'resolved' || conversation.merged_into_id) return;
  await cancelScheduled(
    ctx,
    await applyChange(ctx, conversation, { status: 'resolved' }, { id: personId(ctx.actor), name: ctx.actor.name }),
    'The customer was blocked.',
  );
}
