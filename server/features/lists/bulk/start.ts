import type { BulkRun, getBulk, undoBulk } from '@parley/contract/bulk';
import type { Received } from '@parley/contract/endpoint';
import type { ListName, ListSelection } from '@parley/contract/lists';
import { mayDo } from '@parley/contract/permissions';
import type { ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { bulkPlan, workBulk } from './jobs.ts';
import { registered } from './lists.ts';
import { presentRun } from './present.ts';
import { mayUndo, mostRows } from './rules.ts';
import * as store from './store.ts';

type Writer = WriteCtx<UserActor>;
type Wanted = { merchant: string; selection: ListSelection; change: object };

/** Stores the selected rows as of now and queues a job. */
export async function start(ctx: Writer, list: ListName, { merchant, selection, change }: Wanted): Promise<BulkRun> {
  const rows = registered[list]?.rows ?? missing('bulk.missing');
  await rows.check(ctx, change);
  const run = { merchant_id: merchant, id: ctx.newId(), list };
  await store.insertRun(ctx.db, { ...run, user_id: ctx.actor.id, change, created_at: ctx.now() });
  const total = await store.insertItems(ctx.db, run, await rows.chosen(ctx, selection, mostRows + 1));
  if (total > mostRows) throw new Problem('bulk.too_many');
  const isEmpty = total === 0;
  const row = await store.changeRun(ctx.db, run.id, { total, ...(isEmpty && { state: 'done', finished_at: ctx.now() }) });
  if (!isEmpty) ctx.enqueue(workBulk, { merchant, run_id: run.id }, bulkPlan(merchant));
  ctx.audit({ action: 'bulk.started', object: ['bulk', run.id], detail: { list, selection: meant(selection), change, total } });
  return presentRun(row, [], false);
}

/** For the audit log; the ids themselves are in the run. */
const meant = (selection: ListSelection) => (selection.kind === 'ids' ? { kind: 'ids', count: selection.ids.length } : selection);

/** Only the person who started a run may see it. */
export async function get(ctx: ReadCtx<UserActor>, { id }: Received<typeof getBulk>): Promise<BulkRun> {
  const run = await store.findRun(ctx.db, id);
  if (run?.user_id !== ctx.actor.id) return missing('bulk.missing');
  const failures = await store.readFailures(ctx.db, id, run.state === 'undoing' || run.state === 'undone', 100);
  const ids = failures.map((one) => one.id);
  const labels = ids.length > 0 ? await listOf(run)?.rows.labels(ctx.db, ids) : undefined;
  return presentRun(
    run,
    failures.map((one) => ({ ...one, label: labels?.get(one.id) ?? '' })),
    await isUndoable(ctx, run),
  );
}
const listOf = ({ list }: store.RunRow) => registered[list as ListName];

/** Within the hour, if the actor may still change rows of this list and something can be undone. */
async function isUndoable(ctx: ReadCtx<UserActor> | Writer, run: store.RunRow): Promise<boolean> {
  const list = listOf(run);
  if (!list?.rows.undo || !mayUndo(run, ctx.now()) || !mayChange(ctx.actor, run)) return false;
  return store.hasUndoable(ctx.db, run.id);
}
function mayChange(actor: UserActor, run: store.RunRow) {
  const list = listOf(run);
  return list !== undefined && mayDo(actor, list.permission);
}

/** From here on the counts are those of the undo. */
export async function undo(ctx: Writer, { merchant, id }: Received<typeof undoBulk>): Promise<BulkRun> {
  const run = await store.lockRun(ctx.db, id);
  if (run?.user_id !== ctx.actor.id) return missing('bulk.missing');
  if (!mayChange(ctx.actor, run)) throw new Problem('permission.denied');
  if (!(await isUndoable(ctx, run))) throw new Problem('bulk.not_undoable');
  const total = await store.countUndoable(ctx.db, id);
  const row = await store.changeRun(ctx.db, id, { state: 'undoing', total, done: 0, failed: 0, finished_at: null });
  ctx.enqueue(workBulk, { merchant, run_id: id }, bulkPlan(merchant));
  ctx.signal({ type: 'changed', topic: 'bulk', id, version: null, for: [ctx.actor.id] });
  ctx.audit({ action: 'bulk.undone', object: ['bulk', id], detail: { total: row.total } });
  return presentRun(row, [], false);
}
