import type { Received } from '@parley/contract/endpoint';
import { conversationTagged, conversationUntagged } from '@parley/contract/events';
import type { getConversationTags, setConversationTags } from '@parley/contract/tags';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { addActivity, type ConversationRow, lockVisible, mustSee, refuseMerged } from '../inbox/index.ts';
import { presentTag } from './present.ts';
import { difference, maxTags, namesOf } from './rules.ts';
import { mustHold } from './service.ts';
import * as store from './store.ts';

export async function get(ctx: ReadCtx<ReadingActor>, { id }: Received<typeof getConversationTags>) {
  await mustSee(ctx, id);
  return { items: (await store.tagsOf(ctx.db, id)).map(presentTag) };
}

export async function set(ctx: WriteCtx<WritingActor>, { id, tag_ids: ids }: Received<typeof setConversationTags>) {
  const conversation = await lockVisible(ctx, id);
  const wanted = await mustHold(ctx, ids);
  await retag(ctx, conversation, await store.tagsOf(ctx.db, id), wanted, ctx.actor);
  return { items: wanted.map(presentTag) };
}

type By = { name: string | null };
type Change = { add: readonly string[]; remove: readonly string[] };

/**
 * Adds and removes tags of a locked conversation; ignores tags it has already and tags that no longer exist. Returns the changed row;
 * throws above 20 tags.
 */
export async function changeTags(ctx: WriteCtx, conversation: ConversationRow, { add, remove }: Change, by: By) {
  const before = await store.tagsOf(ctx.db, conversation.id);
  const kept = before.filter(({ id }) => !remove.includes(id));
  const more = (await store.holdTags(ctx.db, add)).filter(({ id }) => !kept.some((one) => one.id === id));
  if (more.length > 0 && kept.length + more.length > maxTags) throw new Problem('input.invalid', { detail: `Add up to ${maxTags} tags.` });
  return retag(ctx, conversation, before, [...kept, ...more], by);
}

export const tagIdsOf = async (ctx: WriteCtx, conversationId: string) => (await store.tagsOf(ctx.db, conversationId)).map(({ id }) => id);

async function retag(ctx: WriteCtx, conversation: ConversationRow, before: store.TagRow[], wanted: store.TagRow[], by: By) {
  const { id, merchant_id: merchant } = conversation;
  refuseMerged(conversation);
  const { added, removed } = difference(before, wanted);
  if (added.length === 0 && removed.length === 0) return conversation;
  const idsOf = (tags: readonly store.TagRow[]) => tags.map((tag) => tag.id);
  await store.removeTags(ctx.db, id, idsOf(removed));
  await store.addTags(ctx.db, merchant, id, idsOf(added), ctx.now());
  let changed = conversation;
  const line = { actor: by.name, reason: null };
  if (removed.length > 0) changed = await addActivity(ctx, changed, { ...line, kind: 'untagged', note: namesOf(removed) });
  if (added.length > 0) changed = await addActivity(ctx, changed, { ...line, kind: 'tagged', note: namesOf(added) });
  if (removed.length > 0) await ctx.emit(conversationUntagged, { conversation_id: id, tag_ids: idsOf(removed) });
  if (added.length > 0) await ctx.emit(conversationTagged, { conversation_id: id, tag_ids: idsOf(added) });
  ctx.signal({ type: 'changed', topic: 'tags', id: null, version: null });
  ctx.audit({ action: 'conversation.tagged', object: ['conversation', id], detail: { added: namesOf(added), removed: namesOf(removed) } });
  return changed;
}
