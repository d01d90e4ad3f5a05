import type { getChatLook, openChatSession } from '@parley/contract/chat';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ChatSettings } from '@parley/contract/website-chat';
import type { CtxOf, ReadCtx, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret, newSecret } from '../../../platform/lib/ids.ts';
import { hoursFor } from '../../conversations/hours/index.ts';
import { chatStateOf, readTeammates, stateFor } from '../../conversations/inbox/index.ts';
import { maySee } from '../../account/visibility/index.ts';
import { recordInstalled, settingsOf } from '../website-chat/index.ts';
import { addressKey, count, refuseFlood, sessionGuards } from './guards.ts';
import { openLink } from './link.ts';
import type { ChatParts } from './parts.ts';
import { isAllowed, stayedAway } from './rules.ts';
import * as store from './store.ts';

type Asked = Received<typeof openChatSession>;
type Answer = Result<typeof openChatSession>;
type Session = { token: string; id: string; conversationId: string | null; visitor: Answer['visitor'] };

/** The appearance of the closed chat: what a page asks for first. `origin` is set only for other websites. */
export async function getLook(
  ctx: CtxOf<typeof getChatLook>,
  { key }: Received<typeof getChatLook>,
  origin: string | undefined,
): Promise<Result<typeof getChatLook>> {
  const merchant = await shopByKey(ctx, key, origin);
  const found = await store.readShopProfile(ctx.readerOf(merchant));
  const { enabled, look, languages } = settingsOf(found.settings);
  if (!enabled) throw new Problem('chat.switched_off');
  // Every visitor asks for it on every page: only the first of another website's pages writes anything.
  if (origin !== undefined && !found.installed_at)
    await ctx.write(async (inShop) => {
      await inShop.enter(merchant);
      await recordInstalled(inShop, merchant);
    });
  return { look, languages };
}

/**
 * Starts a session, resumes the token's session, or continues a mailed link's conversation. An unknown token starts a new session. `origin`
 * is set only for other websites.
 */
export async function openSession(ctx: WriteCtx, parts: ChatParts, input: Asked, origin: string | undefined): Promise<Answer> {
  const merchant = await enterByKey(ctx, input.key, origin);
  const face = await store.readShopProfile(ctx.db);
  const settings = settingsOf(face.settings);
  if (!settings.enabled) throw new Problem('chat.switched_off');
  if (origin !== undefined && !face.installed_at) await recordInstalled(ctx, merchant);
  const known = await resume(ctx, input, settings);
  const session = (await follow(ctx, parts, input, known)) ?? known ?? (await begin(ctx, parts, input, settings));
  const { look, texts, asks, languages } = settings;
  return {
    session_token: session.token,
    visitor_id: session.id,
    conversation_id: session.conversationId,
    shop: {
      name: face.name,
      logo: face.logo,
      ai: face.ai_enabled,
      product_pages: settings.product_url !== '',
      look,
      texts,
      asks,
      languages,
    },
    visitor: session.visitor,
    state: session.conversationId ? await stateFor(ctx.db, session.conversationId) : freshState(face.ai_enabled),
    ...(await opening(ctx, merchant, settings, face.ai_enabled)),
  };
}
export const freshState = (ai: boolean) => chatStateOf({ handler: ai ? 'ai' : 'none', status: 'open', ordered_checkouts: [] }, null);

async function enterByKey(ctx: WriteCtx, key: string, origin: string | undefined) {
  const merchant = await shopByKey(ctx, key, origin);
  await ctx.enter(merchant);
  return merchant;
}

async function shopByKey(ctx: Pick<ReadCtx, 'db' | 'now'>, key: string, origin: string | undefined) {
  const found = await store.findKey(ctx.db, key, ctx.now());
  if (!found) throw new Problem('chat.key_unknown');
  if (!isAllowed(origin, found.allowed_origins)) throw new Problem('chat.origin_refused');
  return found.merchant_id;
}

async function resume(ctx: WriteCtx, { session_token: token, locale, page_url }: Asked, { guards }: ChatSettings) {
  const row = token ? await store.findSession(ctx.db, hashSecret(token)) : undefined;
  if (!token || !row || stayedAway(row.last_seen_at, ctx.now(), guards.session_days)) return undefined;
  await store.touchSession(ctx.db, row.id, { locale, page_url }, ctx.now());
  const visitor = { name: row.name, email: row.email, verified: row.external_id !== null, consented: row.consented_at !== null };
  return { token, id: row.id, conversationId: row.conversation_id, visitor };
}

/** A mailed link opens its conversation in one browser at a time, so its earlier session ends. */
async function follow(ctx: WriteCtx, parts: ChatParts, input: Asked, known: Session | undefined): Promise<Session | undefined> {
  const link = input.resume === undefined ? undefined : openLink(parts.vault, input.resume, ctx.actor.merchant, ctx.now());
  const conversation = link && (await store.findLinked(ctx.db, link.conversation));
  if (!link || !conversation || known?.conversationId === conversation.id) return undefined;
  if (conversation.customer_id !== link.customer || conversation.verified_external_id !== link.identity) return undefined;
  for (const id of await store.endSessions(ctx.db, { link: link.id }, ctx.now())) ctx.forget(`chat-session:${id}`);
  await store.forgetVerification(ctx.db, conversation.id);
  return insert(ctx, parts, input, {
    customer_id: conversation.customer_id,
    conversation_id: conversation.id,
    email: link.email,
    link_id: link.id,
  });
}

async function begin(ctx: WriteCtx, parts: ChatParts, input: Asked, { guards }: ChatSettings): Promise<Session> {
  const limits = sessionGuards(parts, ctx, guards);
  await refuseFlood(ctx, limits);
  const session = await insert(ctx, parts, input, {});
  await count(ctx, limits);
  return session;
}

type Linked = { customer_id: string; conversation_id: string; email: string; link_id: string };
async function insert(
  ctx: WriteCtx,
  parts: ChatParts,
  { locale, page_url }: Asked,
  linked: Linked | Record<string, never>,
): Promise<Session> {
  const token = newSecret();
  const id = ctx.newId();
  await store.insertSession(ctx.db, {
    merchant_id: ctx.actor.merchant,
    id,
    token_hash: hashSecret(token),
    locale: locale ?? null,
    page_url: page_url ?? null,
    address: addressKey(parts, ctx),
    created_at: ctx.now(),
    last_seen_at: ctx.now(),
    ...linked,
  });
  const visitor = { name: null, email: linked.email ?? null, verified: false, consented: false };
  return { token, id, conversationId: linked.conversation_id ?? null, visitor };
}

/** Whether someone answers now (the AI, or an online teammate during business hours), and when the team is back. */
async function opening(ctx: WriteCtx, merchant: string, { team_id: team }: ChatSettings, ai: boolean) {
  return ai ? { online: true, opens_at: (await hours(ctx, team)).opens_at } : teamOpening(ctx, merchant, team);
}

/** Whether a teammate who may see the chat is there now, and when the team is back. */
export async function teamOpening(ctx: WriteCtx, merchant: string, team: string | null) {
  const { open, opens_at } = await hours(ctx, team);
  const teammates = open ? await readTeammates(ctx.db, merchant, ctx.now()) : [];
  const online = teammates.some((one) => one.online && maySee(one, { team_id: team, assignee_id: null, brand_id: null }));
  return { online, opens_at };
}

async function hours(ctx: WriteCtx, team: string | null) {
  const { open, changesAt } = await hoursFor(ctx.db, team, ctx.now());
  return { open, opens_at: open ? null : (changesAt?.toISOString() ?? null) };
}
