import type { JobCtx, UserActor, WriteCtx } from '../../../context.ts';
import type { ListName } from '@parley/contract/lists';
import { mayDo } from '@parley/contract/permissions';
import type { BulkStand } from '../../../platform/bulk-list.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { outageOf } from '../../../platform/lib/outage.ts';
import { readTeammates } from '../../conversations/inbox/index.ts';
import { bulkPlan, forgetBulk, workBulk } from './jobs.ts';
import { type Registered, registered } from './lists.ts';
import { isWorthReporting, keptFor, turn } from './rules.ts';
import * as store from './store.ts';

type Payload = { merchant: string; run_id: string };

/**
 * Works through a run in chunks of one transaction each. Progress is stored in the rows, so a killed or repeated job continues after the
 * last commit.
 */
export async function work(ctx: JobCtx, payload: Payload) {
  const began = ctx.now().getTime();
  let after = 0;
  try {
    for (;;) {
      const last = await ctx.write((writer) => workChunk(writer, payload.run_id, after));
      if (last === undefined) return;
      after = last;
      if (ctx.now().getTime() - began < turn) continue;
      return await ctx.write(async (writer) => writer.enqueue(workBulk, payload, bulkPlan(payload.merchant)));
    }
  } catch (error) {
    if (ctx.lastAttempt && !outageOf(error)) await ctx.write((writer) => giveUp(writer, payload.run_id));
    throw error;
  }
}

/** Returns the position reached, or undefined when the run is over. */
async function workChunk(ctx: WriteCtx, id: string, after: number): Promise<number | undefined> {
  const run = await store.lockRun(ctx.db, id);
  if (run?.state !== 'running' && run?.state !== 'undoing') return undefined;
  const { chunk, notifyChunk } = listOf(run);
  const items = await store.nextItems(ctx.db, id, run.state === 'running' ? 'waiting' : 'done', after, chunk);
  const maker = await findMaker(ctx, run);
  const outcomes: store.Outcome[] = [];
  const once = { ...ctx, signal: sayingOnce(ctx.signal) };
  if (maker) {
    const ids = items.map(({ row_id: rowId }) => rowId);
    await listOf(run).rows.lock?.({ ...ctx, actor: maker }, ids);
  }
  for (const item of items) outcomes.push(await workItem(once, run, item, maker));
  await store.markItems(ctx.db, id, outcomes);
  const failed = outcomes.filter(({ state }) => state === 'failed').length;
  const counted = { done: run.done + outcomes.length - failed, failed: run.failed + failed };
  const isOver = items.length < chunk;
  const changed = await store.changeRun(ctx.db, id, { ...counted, ...(isOver && ended(run, ctx.now())) });
  if (isOver || isWorthReporting(run.done + run.failed, changed.done + changed.failed)) notify(ctx, run);
  notifyChunk?.(ctx, run);
  if (isOver) await finish(ctx, changed, maker);
  return isOver ? undefined : items.at(-1)?.position;
}

/** Sends identical signals of a chunk only once. */
function sayingOnce(signal: WriteCtx['signal']): WriteCtx['signal'] {
  const said = new Set<string>();
  return (...about) => {
    const text = JSON.stringify(about);
    if (!said.has(text)) signal(...about);
    said.add(text);
  };
}

const ended = ({ state }: store.RunRow, now: Date): Pick<store.RunRow, 'state' | 'finished_at'> => ({
  state: state === 'running' ? 'done' : 'undone',
  finished_at: now,
});

/** A run's list is always registered, because whatever started the run used it. */
function listOf({ list }: store.RunRow): Registered {
  const found = registered[list as ListName];
  if (!found) throw new Error(`No bulk change is registered for ${list}.`);
  return found;
}

async function workItem(ctx: WriteCtx, run: store.RunRow, item: store.ItemRow, maker: UserActor | undefined): Promise<store.Outcome> {
  const { position, row_id: id } = item;
  const { rows, noun, missing } = listOf(run);
  if (!maker) return { position, state: 'failed', reason: `The teammate who started this update can no longer change ${noun}.` };
  const result = await attempt(ctx, async (writer) => {
    const byMaker = { ...writer, actor: maker, audit: (note: Parameters<typeof writer.audit>[0]) => writer.audit(signed(note, run)) };
    if (run.state === 'running') return rows.change(byMaker, id, run.change);
    await rows.undo?.(byMaker, id, { before: item.before as BulkStand, after: item.after as BulkStand }, run.change);
    return null;
  });
  if (result instanceof Problem)
    return {
      position,
      state: 'failed',
      reason: result.code === missing ? `You can no longer see this row.` : result.message,
    };
  return run.state === 'running' ? { position, state: 'done', reason: null, ...result } : { position, state: 'undone', reason: null };
}

/** Changes one row in a savepoint. Events, jobs and audit entries of a refused row are dropped with its writes. */
async function attempt<T>(ctx: WriteCtx, change: (ctx: WriteCtx) => Promise<T>): Promise<T | Problem> {
  const locked: (() => unknown)[] = [];
  await store.savepoint(ctx.db);
  try {
    const result = await change({
      ...ctx,
      signal: (...about) => void locked.push(() => ctx.signal(...about)),
      sendEphemeral: (...about) => void locked.push(() => ctx.sendEphemeral(...about)),
      audit: (note) => void locked.push(() => ctx.audit(note)),
      enqueue: (job, payload, plan) => void locked.push(() => ctx.enqueue(job, payload, plan)),
      emit: async (event, payload) => void locked.push(() => ctx.emit(event, payload)),
    });
    await store.releaseSavepoint(ctx.db);
    for (const pass of locked) await pass();
    return result;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await store.backToSavepoint(ctx.db);
    return error;
  }
}

/** A job writes the audit entries in the name of the person who started the run. */
const signed = <N extends { detail?: Record<string, unknown> }>(note: N, { id, user_id }: store.RunRow): N => ({
  ...note,
  detail: { ...note.detail, bulk: id, by: user_id },
});

/** The person who started the run with their current access; undefined if they may no longer change rows of this list. */
async function findMaker(ctx: WriteCtx, run: store.RunRow): Promise<UserActor | undefined> {
  const { merchant } = ctx.actor;
  const found = (await readTeammates(ctx.db, merchant, ctx.now())).find(({ id }) => id === run.user_id);
  if (!found || !mayDo(found, listOf(run).permission)) return undefined;
  const { id, name, permissions, teams, brands } = found;
  return { kind: 'user', id, name, sessionId: null, role: 'merchant', merchant, permissions, teams, brands };
}

async function finish(ctx: WriteCtx, run: store.RunRow, maker: UserActor | undefined) {
  const { merchant_id: merchant, id: runId } = run;
  ctx.enqueue(forgetBulk, { merchant, run_id: runId }, { runAt: new Date(ctx.now().getTime() + keptFor), key: `forget:${runId}` });
  if (maker) await listOf(run).notifyEnd?.(ctx, run, maker);
}

/** After the last attempt, marks the remaining rows as failed. */
async function giveUp(ctx: WriteCtx, id: string) {
  const run = await store.lockRun(ctx.db, id);
  if (run?.state !== 'running' && run?.state !== 'undoing') return;
  const left = await store.failItems(ctx.db, id, run.state === 'running' ? 'waiting' : 'done', 'This row couldn’t be updated. Try again.');
  await store.changeRun(ctx.db, id, { failed: run.failed + left, ...ended(run, ctx.now()) });
  notify(ctx, run);
}

const notify = (ctx: WriteCtx, { id, user_id }: store.RunRow) =>
  ctx.signal({ type: 'changed', topic: 'bulk', id, version: null, for: [user_id] });

export const forget = async (ctx: JobCtx, { run_id: id }: Payload) => void (await ctx.write((writer) => store.deleteRun(writer.db, id)));
