import type * as chat from '@parley/contract/chat';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, VisitorActor, WriteCtx } from '../../context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { hashSecret, newSecret } from '../../platform/lib/ids.ts';
import { chatStateOf, presentForCustomer, readByCustomer, receive, setCustomerTyping, stateFor, visibleMessages } from '../inbox/index.ts';
import * as store from './store.ts';

type Visitor = VisitorActor;

/** Starts a session, or resumes the one whose token is given. A token that is no longer known starts a new one. */
export async function openSession(
  ctx: WriteCtx,
  input: Received<typeof chat.openChatSession>,
  origin: string | undefined,
): Promise<Result<typeof chat.openChatSession>> {
  await enterByKey(ctx, input.key, origin);
  const face = await store.readShopFace(ctx.db);
  const shop = { name: face.name, welcome: face.welcome, disclosure: face.disclosure, ai: face.ai_enabled };
  const known = input.session_token ? await store.findSession(ctx.db, hashSecret(input.session_token)) : undefined;
  if (known && input.session_token) {
    await store.touchSession(ctx.db, known.id, { locale: input.locale, page_url: input.page_url }, ctx.now());
    const state = known.conversation_id ? await stateFor(ctx.db, known.conversation_id) : freshState(shop.ai);
    return { session_token: input.session_token, visitor_id: known.id, conversation_id: known.conversation_id, shop, state };
  }
  const token = newSecret();
  const id = ctx.newId();
  await store.insertSession(ctx.db, {
    merchant_id: ctx.actor.merchant,
    id,
    token_hash: hashSecret(token),
    locale: input.locale ?? null,
    page_url: input.page_url ?? null,
  });
  return { session_token: token, visitor_id: id, conversation_id: null, shop, state: freshState(shop.ai) };
}
const freshState = (ai: boolean) => chatStateOf({ handler: ai ? 'ai' : 'none', status: 'open' }, null);

async function enterByKey(ctx: WriteCtx, key: string, origin: string | undefined) {
  const found = await store.findKey(ctx.db, key);
  if (!found) throw new Problem('chat.key_unknown');
  if (!isAllowed(origin, found.allowed_origins)) throw new Problem('chat.origin_refused');
  await ctx.enter(found.merchant_id);
}
/** No list means any website. A program sends no Origin and is let in by the key alone. */
export const isAllowed = (origin: string | undefined, allowed: readonly string[]) =>
  allowed.length === 0 || origin === undefined || allowed.includes(origin);

export async function sendMessage(
  ctx: WriteCtx<Visitor>,
  input: Received<typeof chat.sendChatMessage>,
): Promise<Result<typeof chat.sendChatMessage>> {
  const session = await store.lockSession(ctx.db, ctx.actor.id);
  const customerId = session.customer_id ?? ctx.newId();
  if (!session.customer_id)
    await store.insertVisitorCustomer(ctx.db, {
      merchant_id: session.merchant_id,
      id: customerId,
      name: `Visitor ${customerId.slice(-4)}`,
      language: session.locale?.slice(0, 2) ?? null,
    });
  const customer = { id: customerId, name: await store.customerName(ctx.db, customerId) };
  const { conversation, message } = await receive(ctx, {
    conversationId: session.conversation_id,
    customer,
    channel: 'website',
    clientId: input.client_id,
    text: input.text,
  });
  if (session.conversation_id !== conversation.id || !session.customer_id)
    await store.touchSession(ctx.db, session.id, { customer_id: conversation.customer_id, conversation_id: conversation.id }, ctx.now());
  const seen = presentForCustomer(message);
  if (!seen) throw new Error('A customer cannot see their own message.');
  return seen;
}

export async function listMessages(
  ctx: ReadCtx<Visitor>,
  { after, limit }: Received<typeof chat.listChatMessages>,
): Promise<Result<typeof chat.listChatMessages>> {
  if (!ctx.actor.conversationId) return { items: [], state: freshState((await store.readShopFace(ctx.db)).ai_enabled) };
  return visibleMessages(ctx.db, ctx.actor.conversationId, after, limit);
}

export async function typing(ctx: WriteCtx<Visitor>, { on }: Received<typeof chat.sayChatTyping>) {
  if (ctx.actor.conversationId) await setCustomerTyping(ctx, ctx.actor.conversationId, null, on);
  return {};
}

export async function markRead(ctx: WriteCtx<Visitor>, { seq }: Received<typeof chat.markChatRead>) {
  if (ctx.actor.conversationId) await readByCustomer(ctx, ctx.actor.conversationId, seq);
  return {};
}
