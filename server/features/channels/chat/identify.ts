import { createHmac } from 'node:crypto';
import type { identifyVisitor } from '@parley/contract/chat';
import type { Received, Result } from '@parley/contract/endpoint';
import { customerCreated, customerMerged, customerUpdated } from '@parley/contract/events';
import type { VisitorActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { same } from '../../../platform/vault/vault.ts';
import { addActivity, announceConversation, type ConversationRow, lockConversation } from '../../conversations/inbox/index.ts';
import { identitySecrets, settingsOf } from '../website-chat/index.ts';
import * as customers from './customer-store.ts';
import { count, identityGuards, refuseFlood } from './guards.ts';
import { lockOwn } from './own-session.ts';
import type { ChatParts } from './parts.ts';
import { plainName, strangerName } from './rules.ts';
import * as store from './store.ts';

type Writer = WriteCtx<VisitorActor>;
type Said = Received<typeof identifyVisitor>;
type Answer = Result<typeof identifyVisitor>;

/** Identifies the visitor: verified when signed by the shop, otherwise only claimed. */
export async function identify(ctx: Writer, parts: ChatParts, input: Said): Promise<Answer> {
  const said = { ...input, name: plainName(input.name) };
  const session = await lockOwn(ctx);
  if (said.user_id === undefined && said.hash === undefined) {
    if (settingsOf(session.settings).identity_required) throw new Problem('chat.identity_refused');
    return claim(ctx, session, said);
  }
  const { user_id: userId = '', hash = '' } = said;
  if (!isSignedBy(await identitySecrets(ctx.db, ctx.actor.merchant, parts.vault, ctx.now()), userId, hash)) {
    const guards = identityGuards(parts, ctx);
    await refuseFlood(ctx, guards);
    await count(ctx, guards);
    return ctx.refuse(new Problem('chat.identity_refused'));
  }
  if (session.external_id !== null && session.external_id !== userId) {
    await signOff(ctx, { id: session.id });
    return ctx.refuse(new Problem('chat.session_ended'));
  }
  return become(ctx, session, userId, said);
}

/** Whether `hash` is the hex HMAC-SHA256 of the user's id under one of the secrets, in constant time. */
export const isSignedBy = (secrets: readonly string[], userId: string, hash: string) =>
  secrets.some((secret) => same(createHmac('sha256', secret).update(userId).digest('hex'), hash.toLowerCase()));

/** A visitor's claims fill empty fields of their own record only; they never link to an existing customer. */
async function claim(ctx: Writer, session: store.SessionRow, said: Said): Promise<Answer> {
  const name = session.name ?? said.name ?? null;
  const email = session.email ?? said.email ?? null;
  await store.touchSession(ctx.db, session.id, { name, email }, ctx.now());
  const customer = session.customer_id ? await customers.findCustomer(ctx.db, session.customer_id) : undefined;
  if (customer && isStranger(customer)) {
    const filled = await filledBy(ctx, customer, said);
    const conversation = filled.name === customer.name && filled.email === customer.email ? undefined : await lockOf(ctx, session);
    if (conversation?.customer_id === customer.id)
      announceConversation(ctx, await customers.giveConversation(ctx.db, conversation.id, filled, false));
  }
  return { verified: session.external_id !== null, name, email, conversation_id: session.conversation_id };
}

/** Fills the customer's empty fields and emits an event if anything changed. */
async function filledBy(ctx: Writer, customer: customers.CustomerRow, said: Said): Promise<customers.CustomerRow> {
  const filled = await customers.fillCustomer(ctx.db, customer, said);
  if (filled.name !== customer.name || filled.email !== customer.email) await ctx.emit(customerUpdated, { customer_id: customer.id });
  return filled;
}

/** Makes the visitor the customer with this external id: an existing one, their temporary record, or a new one. */
async function become(ctx: Writer, session: store.SessionRow, userId: string, said: Said): Promise<Answer> {
  const known = await customers.lockIdentity(ctx.db, session.merchant_id, userId);
  const conversation = await lockOf(ctx, session);
  const before = session.customer_id ? await customers.findCustomer(ctx.db, session.customer_id) : undefined;
  const stranger = before && isStranger(before) ? before : undefined;
  const customer = await filledBy(ctx, known ?? (await settle(ctx, session, userId, stranger)), said);
  const own = conversation && (isOf(conversation, customer.id) || (stranger && isOf(conversation, stranger.id))) ? conversation : undefined;
  const current = own ?? (await latestOf(ctx, customer.id));
  if (current) await give(ctx, session, current, customer);
  const name = customer.name === strangerName(customer.id) ? session.name : customer.name;
  const email = customer.email ?? session.email ?? said.email ?? null;
  await store.touchSession(
    ctx.db,
    session.id,
    {
      customer_id: customer.id,
      conversation_id: current?.id ?? null,
      external_id: userId,
      identified_at: session.identified_at ?? ctx.now(),
      name,
      email,
    },
    ctx.now(),
  );
  if (stranger && stranger.id !== customer.id && (await customers.dropStranger(ctx.db, stranger.id)))
    await ctx.emit(customerMerged, { customer_id: customer.id, merged_customer_id: stranger.id });
  // An open stream follows the thread it was opened on, which may be a different one now.
  if (current?.id !== session.conversation_id) ctx.forget(`chat-session:${session.id}`);
  if (session.external_id === null)
    ctx.audit({ action: 'customer.identified', object: ['customer', customer.id], detail: { conversation: current?.id ?? null } });
  return { verified: true, name, email, conversation_id: current?.id ?? null };
}

async function settle(ctx: Writer, session: store.SessionRow, userId: string, stranger: customers.CustomerRow | undefined) {
  if (stranger) {
    await customers.setIdentity(ctx.db, stranger.id, userId);
    await ctx.emit(customerUpdated, { customer_id: stranger.id });
    return { ...stranger, verified_external_id: userId };
  }
  const id = ctx.newId();
  await customers.insertCustomer(ctx.db, {
    merchant_id: session.merchant_id,
    id,
    name: session.name ?? strangerName(id),
    email: session.email,
    language: session.locale?.slice(0, 2) ?? null,
    verified_external_id: userId,
  });
  await ctx.emit(customerCreated, { customer_id: id });
  return customers.findCustomer(ctx.db, id);
}

/**
 * Moves the conversation to the customer. Other sessions that viewed it without being that customer are signed out, because later messages
 * are not for them.
 */
async function give(ctx: Writer, session: store.SessionRow, conversation: ConversationRow, customer: customers.CustomerRow) {
  const isNews = conversation.verified_customer_id !== customer.id;
  if (session.external_id === null && customer.verified_external_id)
    await signOff(ctx, { conversation: conversation.id, unless: customer.verified_external_id, except: session.id });
  if (!isNews && conversation.customer_name === customer.name) return;
  const moved = await customers.giveConversation(ctx.db, conversation.id, customer, true);
  if (isNews) await addActivity(ctx, moved, { kind: 'identified', actor: customer.name, reason: null, note: null });
  else announceConversation(ctx, moved);
}

/** A verified visitor's conversation: the team sees that the identity is certain. */
export async function announceIdentified(ctx: Writer, conversation: ConversationRow) {
  const customer = { id: conversation.customer_id, name: conversation.customer_name };
  const moved = await customers.giveConversation(ctx.db, conversation.id, customer, true);
  await addActivity(ctx, moved, { kind: 'identified', actor: customer.name, reason: null, note: null });
}

async function signOff(ctx: Writer, which: store.Ended) {
  for (const id of await store.endSessions(ctx.db, which, ctx.now())) ctx.forget(`chat-session:${id}`);
}
const lockOf = async (ctx: Writer, { conversation_id: id }: store.SessionRow) => (id ? lockConversation(ctx.db, id) : undefined);
async function latestOf(ctx: Writer, customerId: string) {
  const latest = await customers.latestConversation(ctx.db, customerId);
  return latest && lockConversation(ctx.db, latest.id);
}

/** Identified only by their own claims. */
const isStranger = ({ external_id, verified_external_id }: customers.CustomerRow) => external_id === null && verified_external_id === null;
/** The conversation belongs to this customer, and nobody verified as someone else in it. */
const isOf = ({ customer_id, verified_customer_id }: ConversationRow, customerId: string) =>
  customer_id === customerId && (verified_customer_id === null || verified_customer_id === customerId);
