import type * as chat from '@parley/contract/chat';
import type { Received } from '@parley/contract/endpoint';
import type { VisitorActor, WriteCtx } from '../../../context.ts';
import { lockOwn } from './own-session.ts';
import * as store from './store.ts';

type Writer = WriteCtx<VisitorActor>;

export async function consent(ctx: Writer) {
  const session = await lockOwn(ctx);
  if (session.consented_at) return {};
  await store.touchSession(ctx.db, session.id, { consented_at: ctx.now() }, ctx.now());
  ctx.audit({ action: 'chat.consented', object: ['chat_session', session.id] });
  return {};
}

/** Stores the visitor's current page and cart for teammates viewing the conversation. These are claims and prove nothing. */
export async function setContext(ctx: Writer, { page_url, cart }: Received<typeof chat.setChatContext>) {
  const session = await lockOwn(ctx);
  const change = {
    ...(page_url !== undefined && page_url !== session.page_url && { page_url }),
    ...(cart !== undefined && { cart: cart && JSON.stringify(cart), cart_at: ctx.now() }),
  };
  if (Object.keys(change).length === 0) return {};
  await store.touchSession(ctx.db, session.id, change, ctx.now());
  const seen = session.conversation_id ? await store.audienceOf(ctx.db, session.conversation_id) : undefined;
  if (seen && session.conversation_id)
    ctx.sendEphemeral(
      { type: 'changed', topic: 'customers', id: seen.customer_id, version: null },
      {
        conversationId: session.conversation_id,
        audience: { team_id: seen.team_id, assignee_id: seen.assignee_id, brand_id: seen.brand_id },
      },
    );
  return {};
}
