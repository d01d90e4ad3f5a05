import type { bulkChange } from '@parley/contract/bulk';
import type { z } from 'zod';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { applyChange, lockVisible, putBack, setReadSeq, standOf } from '../../conversations/inbox/index.ts';
import { changeTags, tagIdsOf } from '../../conversations/tags/index.ts';
import { readSeqOf } from './conversation-store.ts';
import { isAsLeft, type Stand, touched, undoableFor } from './rules.ts';

export type Change = z.output<typeof bulkChange>;
type Ctx = WriteCtx<UserActor>;
type Row = Awaited<ReturnType<typeof lockVisible>>;

/** Changes one row under the same rules as a single change. Returns what changed. */
export async function changeRow(ctx: Ctx, id: string, change: Change) {
  const row = await lockVisible(ctx, id);
  const { add_tag_ids: add = [], remove_tag_ids: remove = [], read, ...wanted } = change;
  const before = await standIn(ctx, row, change);
  let changed = await applyChange(ctx, row, wanted, { ...ctx.actor, quiet: true, undoableFor });
  if (add.length > 0 || remove.length > 0) changed = await changeTags(ctx, changed, { add, remove }, ctx.actor);
  if (read !== undefined) await setRead(ctx, id, read ? changed.message_count : Math.max(0, changed.customer_seq - 1));
  return touched(before, await standIn(ctx, changed, change));
}

/** Undoes one row if it still is as the change left it. */
export async function putRowBack(ctx: Ctx, id: string, { before, after }: { before: Stand; after: Stand }, change: Change) {
  const row = await lockVisible(ctx, id);
  if (!isAsLeft(await standIn(ctx, row, change), after))
    throw new Problem('bulk.not_undoable', { detail: 'This row has changed since the bulk update, so it wasn’t undone.' });
  const { tags, read_seq: readSeq, ...stand } = before;
  const changed = await putBack(ctx, row, stand, { ...ctx.actor, quiet: true });
  if (Array.isArray(tags)) {
    const now = await tagIdsOf(ctx, id);
    const add = (tags as string[]).filter((one) => !now.includes(one));
    const remove = now.filter((one) => !tags.includes(one));
    await changeTags(ctx, changed, { add, remove }, ctx.actor);
  }
  if (typeof readSeq === 'number') await setRead(ctx, id, readSeq);
}

const setRead = (ctx: Ctx, id: string, seq: number) => setReadSeq(ctx.db, ctx.actor.merchant, id, ctx.actor.id, seq);

/** Reads only what the change can touch, because each query runs for every row. */
async function standIn(ctx: Ctx, row: Row, { add_tag_ids: add, remove_tag_ids: remove, read }: Change): Promise<Stand> {
  return {
    ...standOf(row),
    ...((add || remove) && { tags: (await tagIdsOf(ctx, row.id)).sort() }),
    ...(read !== undefined && { read_seq: await readSeqOf(ctx.db, ctx.actor.id, row.id) }),
  };
}
