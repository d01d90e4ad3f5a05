import type { setBlocked } from '@parley/contract/customer-notes';
import type { Received, Result } from '@parley/contract/endpoint';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { applyChange, cancelScheduled, lockConversation } from '../../conversations/inbox/index.ts';
import { lockVisibleCustomer } from './access.ts';
import { addEvent } from './record.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<UserActor>;

/** Blocking is about the person, so it ends all of their conversations, also those this teammate may not see. What was said stays. */
export async function setCustomerBlocked(ctx: Ctx, { id, blocked }: Received<typeof setBlocked>): Promise<Result<typeof setBlocked>> {
  const customer = await lockVisibleCustomer(ctx, id);
  if (blocked === (customer.blocked_at !== null)) return { id, blocked };
  await store.setBlockedAt(ctx.db, id, blocked ? ctx.now() : null);
  if (blocked) for (const conversation of await store.unresolvedOf(ctx.db, id)) await resolve(ctx, conversation);
  await addEvent(ctx, id, { kind: 'edited', title: blocked ? 'Blocked' : 'Unblocked' });
  ctx.audit({ action: blocked ? 'customer.blocked' : 'customer.unblocked', object: ['customer', id] });
  ctx.signal({ type: 'changed', topic: 'customers', id, version: null });
  ctx.signal({ type: 'changed', topic: 'inbox', id: null, version: null });
  return { id, blocked };
}

async function resolve(ctx: Ctx, conversationId: string) {
  const conversation = await lockConversation(ctx.db, conversationId);
  // A teammate may have resolved or merged it while we waited for its lock.
  if (!conversation || conversation.status === 'resolved' || conversation.merged_into_id) return;
  await cancelScheduled(ctx, await applyChange(ctx, conversation, { status: 'resolved' }, ctx.actor), 'The customer was blocked.');
}
