import type { Received } from '@parley/contract/endpoint';
import { mayDo } from '@parley/contract/permissions';
import {
  rankReplies,
  type listReplyCategories,
  type listSavedReplies,
  type previewSavedReply,
  type useSavedReply,
} from '@parley/contract/saved-replies';
import type { ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { maskEmail, maskName } from '../../../platform/lib/mask.ts';
import { mustSee } from '../inbox/index.ts';
import { requesterOf } from './asker.ts';
import { presentFiles, presentReply } from './present.ts';
import { exampleOf, fill, givenName, type Known, valuesOf } from './rules.ts';
import * as store from './store.ts';

type Reader = ReadCtx<UserActor>;
type Writer = WriteCtx<UserActor>;

export async function list(ctx: Reader, { category, q = '' }: Received<typeof listSavedReplies>) {
  const requester = await requesterOf(ctx);
  const found = await store.listReplies(ctx.db, requester, category);
  return { items: rankReplies(found, q).map((row) => presentReply(row, requester)) };
}

export async function categories(ctx: Reader, _input: Received<typeof listReplyCategories>) {
  return { items: await store.countByCategory(ctx.db, await requesterOf(ctx)) };
}

/**
 * The text filled in from a conversation; counts the use. Sends no signal, because a list sorted by use should not move while it is read.
 */
export async function take(ctx: Writer, { id, conversation_id: conversation }: Received<typeof useSavedReply>) {
  const reply = (await store.findReply(ctx.db, await requesterOf(ctx), id)) ?? missing('saved_reply.missing');
  const filled = fill(reply.text, valuesOf(await knownOf(ctx, conversation)));
  await store.countUse(ctx.db, id, ctx.now());
  return { ...filled, attachments: presentFiles(reply) };
}

export async function preview(ctx: Reader | Writer, { text, conversation_id: conversation }: Received<typeof previewSavedReply>) {
  if (conversation) return fill(text, valuesOf(await knownOf(ctx, conversation)));
  const shop = await store.readShop(ctx.db, ctx.actor.merchant);
  return fill(text, valuesOf(exampleOf({ teammate: ctx.actor, shop }, shop.currency)));
}

async function knownOf(ctx: Reader | Writer, conversationId: string | undefined): Promise<Known> {
  const shop = await store.readShop(ctx.db, ctx.actor.merchant);
  if (!conversationId) return { teammate: ctx.actor, shop };
  await mustSee(ctx, conversationId);
  const found = (await store.readCustomer(ctx.db, conversationId)) ?? missing('conversation.missing');
  const personal = mayDo(ctx.actor, 'personal_data:read');
  const { order_number: number, status, total_cents, currency, tracking } = found;
  return {
    customer: personal ? { ...found, name: givenName(found) } : { name: maskName(found.name), email: maskEmail(found.email) },
    ...(number !== null && {
      order: { number, status: status ?? '', total_cents: total_cents ?? 0, currency: currency ?? '', tracking: tracking ?? [] },
    }),
    teammate: ctx.actor,
    shop,
  };
}
