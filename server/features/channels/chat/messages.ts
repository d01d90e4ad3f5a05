import type * as chat from '@parley/contract/chat';
import type { Received, Result } from '@parley/contract/endpoint';
import { customerCreated } from '@parley/contract/events';
import type { ReadCtx, VisitorActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { takeFiles } from '../../account/files/index.ts';
import {
  type ConversationRow,
  presentForCustomer,
  readByCustomer,
  receive,
  setCustomerTyping,
  visibleMessages,
} from '../../conversations/inbox/index.ts';
import { settingsOf } from '../website-chat/index.ts';
import { insertCustomer } from './customer-store.ts';
import { count, messageGuards, refuseFlood } from './guards.ts';
import { announceIdentified } from './identify.ts';
import { lockOwn } from './own-session.ts';
import type { ChatParts } from './parts.ts';
import { strangerName } from './rules.ts';
import { freshState } from './session.ts';
import * as store from './store.ts';

type Writer = WriteCtx<VisitorActor>;

/** Stores a visitor's message. Resending with the same client id returns the same message and is neither counted nor limited. */
export async function sendMessage(
  ctx: Writer,
  parts: ChatParts,
  { client_id: clientId, text, attachments }: Received<typeof chat.sendChatMessage>,
): Promise<Result<typeof chat.sendChatMessage>> {
  const session = await lockOwn(ctx);
  const settings = settingsOf(session.settings);
  const again = session.conversation_id !== null && (await store.isKnown(ctx.db, session.conversation_id, clientId));
  const guards = messageGuards(parts, ctx, session.id, settings.guards);
  if (!again) {
    if (session.blocked) throw new Problem('chat.blocked');
    if (settings.asks.consent && !session.consented_at) throw new Problem('chat.consent_needed');
    if (text === '' && attachments.length === 0) throw new Problem('message.empty');
    await refuseFlood(ctx, guards);
  }
  const files = again ? [] : await takeFiles(ctx, attachments, { kind: 'visitor', id: session.id });
  const { conversation, message } = await receive(ctx, {
    conversationId: session.conversation_id,
    customer: await customerOf(ctx, session),
    channel: 'website',
    clientId,
    text,
    attachments: files,
    teamId: settings.team_id,
    language: session.locale?.slice(0, 2) ?? null,
  });
  await keep(ctx, session, conversation);
  if (!again) await count(ctx, guards);
  const seen = message.author === 'customer' ? presentForCustomer(message) : undefined;
  if (!seen) throw new Problem('input.invalid', { detail: takenId, errors: [{ path: 'client_id', message: takenId }] });
  return seen;
}

const takenId = 'Another message already has this `client_id`. Send a new one.';

/** The first message turns a visitor into a customer. */
async function customerOf(ctx: Writer, session: store.SessionRow): Promise<{ id: string; name: string }> {
  if (session.customer_id && session.customer_name) return { id: session.customer_id, name: session.customer_name };
  const id = ctx.newId();
  const name = session.name ?? strangerName(id);
  await insertCustomer(ctx.db, {
    merchant_id: session.merchant_id,
    id,
    name,
    email: session.email,
    language: session.locale?.slice(0, 2) ?? null,
  });
  await ctx.emit(customerCreated, { customer_id: id });
  return { id, name };
}

const hour = 3_600_000;
/** Updates changed session fields and, from time to time, when the visitor was last seen. */
async function keep(ctx: Writer, session: store.SessionRow, conversation: ConversationRow) {
  const isNew = session.conversation_id !== conversation.id;
  if (isNew || !session.customer_id)
    await store.touchSession(
      ctx.db,
      session.id,
      { customer_id: session.customer_id ?? conversation.customer_id, conversation_id: conversation.id },
      ctx.now(),
    );
  else if (ctx.now().getTime() - session.last_seen_at.getTime() > hour) await store.touchSession(ctx.db, session.id, {}, ctx.now());
  if (isNew && session.external_id) await announceIdentified(ctx, conversation);
}

export async function listMessages(
  ctx: ReadCtx<VisitorActor>,
  { after, limit }: Received<typeof chat.listChatMessages>,
): Promise<Result<typeof chat.listChatMessages>> {
  if (!ctx.actor.conversationId) return { items: [], state: freshState((await store.readShopProfile(ctx.db)).ai_enabled) };
  return visibleMessages(ctx.db, ctx.actor.conversationId, after, limit);
}

export async function typing(ctx: Writer, { on }: Received<typeof chat.sayChatTyping>) {
  if (ctx.actor.conversationId) await setCustomerTyping(ctx, ctx.actor.conversationId, null, on);
  return {};
}

export async function markRead(ctx: Writer, { seq }: Received<typeof chat.markChatRead>) {
  if (ctx.actor.conversationId) await readByCustomer(ctx, ctx.actor.conversationId, seq);
  return {};
}
