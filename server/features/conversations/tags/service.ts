import type { Received } from '@parley/contract/endpoint';
import { tagCreated, tagDeleted, tagUpdated } from '@parley/contract/events';
import type * as contract from '@parley/contract/tags';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { isDuplicate } from '../../../platform/lib/duplicate.ts';
import { presentFigures, presentListed } from './present.ts';
import * as store from './store.ts';

type Reader = ReadCtx<ReadingActor>;
type Writer = WriteCtx<WritingActor>;
const day = 86_400_000;

export async function list(ctx: Reader) {
  return { items: (await store.listTags(ctx.db, ctx.actor)).map(presentListed) };
}

export async function create(ctx: Writer, { merchant, name, colour, description }: Received<typeof contract.createTag>) {
  const made = { merchant_id: merchant, id: ctx.newId(), name, colour, description, created_at: ctx.now() };
  const row = await store.insertTag(ctx.db, made).catch(refuseTaken);
  ctx.audit({ action: 'tag.created', object: ['tag', row.id], detail: { name, colour } });
  await ctx.emit(tagCreated, { tag_id: row.id });
  notify(ctx);
  return presentListed({ ...row, conversations_count: 0 });
}

export async function update(ctx: Writer, { id, name, colour, description }: Received<typeof contract.updateTag>) {
  const before = (await store.lockTag(ctx.db, id)) ?? missing('tag.missing');
  const wanted = { name: name ?? before.name, colour: colour ?? before.colour, description: description ?? before.description };
  if (wanted.name !== before.name || wanted.colour !== before.colour || wanted.description !== before.description) {
    await store.changeTag(ctx.db, id, wanted).catch(refuseTaken);
    const { name: was, colour: wasColour } = before;
    ctx.audit({ action: 'tag.changed', object: ['tag', id], detail: { before: { name: was, colour: wasColour }, after: wanted } });
    await ctx.emit(tagUpdated, { tag_id: id });
    notify(ctx);
  }
  const [row] = await store.listTags(ctx.db, ctx.actor, id);
  return presentListed(row ?? missing('tag.missing'));
}

export async function remove(ctx: Writer, { id }: Received<typeof contract.deleteTag>) {
  const { name } = (await store.lockTag(ctx.db, id)) ?? missing('tag.missing');
  const conversations = await store.deleteTag(ctx.db, id);
  ctx.audit({ action: 'tag.deleted', object: ['tag', id], detail: { name, conversations } });
  await ctx.emit(tagDeleted, { tag_id: id });
  notify(ctx);
  return { conversations };
}

/** The unique index decides, so that two users creating the same tag get one. */
function refuseTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw new Problem('tag.name_taken', { errors: [{ path: 'name', message: 'A tag with this name already exists. Choose another name.' }] });
}

/** Tags appear in conversation lists, so a changed tag changes those lists. */
function notify(ctx: Writer) {
  ctx.signal({ type: 'changed', topic: 'tags', id: null, version: null });
  ctx.signal({ type: 'changed', topic: 'inbox', id: null, version: null });
}

export async function analytics(ctx: Reader, { days }: Received<typeof contract.getTagAnalytics>) {
  const now = ctx.now().getTime();
  const rows = await store.readFigures(ctx.db, ctx.actor, new Date(now - days * day), new Date(now - 2 * days * day));
  return presentFigures(rows, days);
}

/** The tags with these ids, locked until the transaction ends; throws when one is missing. */
export async function mustHold(ctx: WriteCtx, ids: readonly string[]): Promise<store.TagRow[]> {
  const tags = await store.holdTags(ctx.db, ids);
  if (tags.length < new Set(ids).size) throw new Problem('tag.missing');
  return tags;
}
