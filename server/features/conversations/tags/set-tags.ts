import type { Received } from '@parley/contract/endpoint';
import type { getConversationTags, setConversationTags } from '@parley/contract/tags';
import type { ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { addActivity, type ConversationRow, lockVisible, mustSee, refuseMerged } from '../inbox/index.ts';
import { presentTag } from './present.ts';
import { difference, mostTags, namesOf } from './rules.ts';
import { mustHold } from './service.ts';
import * as store from './store.ts';

export async function get(ctx: ReadCtx<UserActor>, { id }: Received<typeof getConversationTags>) {
  await mustSee(ctx, id);
  return { items: (await store.tagsOf(ctx.db, id)).map(presentTag) };
}

export async function set(ctx: WriteCtx<UserActor>, { id, tag_ids: ids }: Received<typeof setConversationTags>) {
  const conversation = await lockVisible(ctx, id);
  const wanted = await mustHold(ctx, ids);
  await retag(ctx, conversation, await store.tagsOf(ctx.db, id), wanted, ctx.actor);
  return { items: wanted.map(presentTag) };
}

type By = { name: string | null };
type Change = { add: readonly string[]; remove: readonly string[] };

/**
 * Gives a locked conversation some tags and takes others; what it has already stays, what is not there any more is passed over.
 * Answers the changed row; throws when it would have more than 20.
 */
export async function changeTags(ctx: WriteCtx, conversation: ConversationRow, { add, remove }: Change, by: By) {
  const before = await store.tagsOf(ctx.db, conversation.id);
  const kept = before.filter(({ id }) => !remove.includes(id));
  const more = (await store.holdTags(ctx.db, add)).filter(({ id }) => !kept.some((one) => one.id === id));
  if (more.length > 0 && kept.length + more.length > mostTags)
    throw new Problem('input.invalid', { detail: `A conversation may have at most ${mostTags} tags.` });
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
  ctx.signal({ type: 'changed', topic: 'tags', id: null, version: null });
  ctx.audit({ action: 'conversation.tagged', object: ['conversation', id], detail: { added: namesOf(added), removed: namesOf(removed) } });
  return changed;
}
