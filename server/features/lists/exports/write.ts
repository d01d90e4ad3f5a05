import { createHash } from 'node:crypto';
import { mayDo } from '@parley/contract/permissions';
import type { JobCtx, ReadCtx, UserActor } from '../../../context.ts';
import type { ExportAsked, ExportList } from '../../../platform/export-list.ts';
import { streamOf } from '../../../platform/lib/stream-of.ts';
import { outageOf } from '../../../platform/lib/outage.ts';
import { byteOrderMark, lineOf } from '../../../platform/lib/csv.ts';
import { expireExport, fileKey } from './jobs.ts';
import { linkLasts } from './link.ts';
import { exportLists } from './lists.ts';
import * as store from './store.ts';

type Payload = { merchant: string; run_id: string };
const page = 500;
/** How often progress is reported, in milliseconds. */
const notifyEvery = 1_000;

/**
 * Writes all matching rows to a file, as the requester may see them now. The file exists completely or not at all, so a killed job starts
 * over.
 */
export async function write(ctx: JobCtx, payload: Payload) {
  const { merchant, run_id: id } = payload;
  const run = await store.findRun(ctx.db, id);
  if (run?.state !== 'running') return;
  const list = exportLists[run.list as keyof typeof exportLists];
  const maker = list && (await findMaker(ctx, run.user_id, list));
  if (!list || !maker)
    return end(ctx, run, { state: 'failed', reason: 'The teammate who started this export can no longer see this list.' });
  try {
    const written = { rows: 0, size: 0, hash: createHash('sha256') };
    await ctx.outside.files.put(fileKey(merchant, id), streamOf(counted(linesOf(ctx, run, list, maker, written), written)));
    const expires = new Date(ctx.now().getTime() + linkLasts);
    const { rows, size } = written;
    await end(ctx, run, {
      state: 'done',
      rows,
      total: rows,
      size,
      sha256: written.hash.digest('hex'),
      file_key: fileKey(merchant, id),
      expires_at: expires,
    });
  } catch (error) {
    if (ctx.lastAttempt && !outageOf(error)) await end(ctx, run, { state: 'failed', reason: 'The export failed. Try again.' });
    throw error;
  }
}

async function findMaker(ctx: JobCtx, userId: string, { permission }: ExportList): Promise<UserActor | undefined> {
  const found = await store.findMember(ctx.db, ctx.actor.merchant, userId);
  return found && mayDo(found, permission) ? found : undefined;
}

async function* linesOf(
  ctx: JobCtx,
  run: store.RunRow,
  list: ExportList,
  actor: UserActor,
  written: { rows: number },
): AsyncGenerator<string> {
  const asked = run.asked as ExportAsked;
  const reader: ReadCtx<UserActor> = { ...ctx, actor, readerOf: () => ctx.db };
  const columns = asked.columns
    ? asked.columns.flatMap((key) => list.columns.find((column) => column.key === key) ?? [])
    : [...list.columns, ...((await list.more?.(reader)) ?? [])];
  yield byteOrderMark + lineOf(columns.map(({ header }) => header));
  let notifiedAt = ctx.now().getTime();
  for (let after: string | null = null; ;) {
    const { rows, next } = await list.read(reader, asked, after, page);
    if (rows.length > 0) yield rows.map((row) => lineOf(columns.map(({ key }) => row[key] ?? ''))).join('');
    written.rows += rows.length;
    if (next === null) return;
    after = next;
    if (ctx.now().getTime() - notifiedAt < notifyEvery) continue;
    notifiedAt = ctx.now().getTime();
    await notify(ctx, run, { rows: written.rows });
  }
}

async function* counted(lines: AsyncIterable<string>, written: { size: number; hash: ReturnType<typeof createHash> }) {
  for await (const line of lines) {
    const bytes = Buffer.from(line);
    written.size += bytes.length;
    written.hash.update(bytes);
    yield bytes;
  }
}

type Change = Parameters<typeof store.changeRun>[3];
const notify = (ctx: JobCtx, run: store.RunRow, change: Change) =>
  ctx.write(async (writer) => {
    const changed = await store.changeRun(writer.db, run.id, 'running', change);
    if (changed) writer.signal({ type: 'changed', topic: 'exports', id: run.id, version: null, for: [run.user_id] });
    return changed;
  });

async function end(ctx: JobCtx, run: store.RunRow, change: Change) {
  await ctx.write(async (writer) => {
    const isChanged = await store.changeRun(writer.db, run.id, 'running', { ...change, finished_at: ctx.now() });
    if (!isChanged) return;
    const { merchant_id: merchant, id, list, user_id: by } = run;
    if (change.expires_at) writer.enqueue(expireExport, { merchant, run_id: id }, { runAt: change.expires_at });
    writer.audit({ action: `export.${change.state}`, object: ['export', id], detail: { list, rows: change.rows ?? 0, by } });
    writer.signal({ type: 'changed', topic: 'exports', id, version: null, for: [by] });
  });
}

/** Deletes the file of an expired link and keeps the run. */
export async function expire(ctx: JobCtx, { merchant, run_id: id }: Payload) {
  await ctx.outside.files.remove(fileKey(merchant, id));
  await ctx.write(async (writer) => {
    const run = await store.findRun(writer.db, id);
    if (run && (await store.changeRun(writer.db, id, 'done', { state: 'expired', file_key: null })))
      writer.signal({ type: 'changed', topic: 'exports', id, version: null, for: [run.user_id] });
  });
}
