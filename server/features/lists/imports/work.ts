import { createHash } from 'node:crypto';
import { importFinished } from '@parley/contract/events';
import type { ImportKind } from '@parley/contract/import-runs';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import { type Figures, type Origin, keyless, keyOf, readIn } from './bring-in.ts';
import { isBlank, readCsv } from './csv/parse.ts';
import { isMoreOfAbove } from './formats/product-rows.ts';
import { type Group, type Options, type Refusal, Sheet, type SheetRow, type Warning } from './formats/sheet.ts';
import { fileKey, importPlan, workImport } from './import-jobs.ts';
import { addDifferences } from './differences.ts';
import { markIncomplete } from './order-store.ts';
import type { Column } from './present-run.ts';
import { batchBytes, batchRows, firstRows, isMilestone, mostRows, mostShown, turn, window } from './run-rules.ts';
import * as store from './run-store.ts';
import { outageOf } from '../../../platform/lib/outage.ts';

type Payload = { merchant: string; run_id: string };
/** What was read since the last commit, and where the file continues. */
type Batch = {
  groups: Group[];
  /** Imports the records that were read from the groups. */
  bring: ReturnType<(typeof readIn)[ImportKind]>;
  refusals: Refusal[];
  rows: number;
  carried: store.Carried;
  from: number;
  to: number;
  isLast: boolean;
};

/**
 * Works through a file in batches of one transaction each, which also stores the progress: a killed or repeated job resumes after the
 * last commit, and no row is imported twice.
 */
export async function work(ctx: JobCtx, payload: Payload) {
  const began = ctx.now().getTime();
  const run = await store.findRun(ctx.db, payload.run_id);
  if (run?.state !== 'running' && run?.state !== 'checking') return;
  try {
    if (run.done_rows === 0) await checkFile(ctx, run);
    const { currency } = await store.shopOf(ctx.db);
    const columns = (run.columns as Column[]).map(({ name }) => name);
    const sheet = new Sheet(columns, run.mapping as (string | null)[], run.options as Options, currency, run.delimiter);
    let done = run.done_rows;
    for await (const batch of ahead(batchesOf(ctx, run, sheet))) {
      const goesOn = await ctx.write((writer) => workBatch(writer, run, sheet, batch));
      if (!goesOn) return;
      done += batch.rows;
      if (!run.dry && isMilestone(done - batch.rows, done)) await ctx.write(async ({ db }) => void (await store.refreshStatistics(db)));
      if (ctx.now().getTime() - began > turn)
        return await ctx.write(async (writer) => writer.enqueue(workImport, payload, importPlan(payload.merchant)));
    }
  } catch (error) {
    if ((ctx.lastAttempt && !outageOf(error)) || error instanceof FileLost)
      await ctx.write((writer) => giveUp(writer, payload.run_id, error));
    if (!(error instanceof FileLost)) throw error;
  }
}
/** A reason to give up that no other attempt changes. */
class FileLost extends Error {}
const gone = 'The file is no longer stored. Upload it again.';
const other = 'The stored file is no longer the one that was uploaded, so nothing was imported. Upload it again.';

/** Reads the file once before its first row: what was previewed and mapped must be what is imported. */
async function checkFile(ctx: JobCtx, { file_key: key, sha256 }: store.RunRow) {
  if (sha256 === null) return;
  const bytes = await ctx.outside.files.read(key);
  if (!bytes) throw new FileLost(gone);
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== sha256) throw new FileLost(other);
}

/** Reads the next batch while the database works on this one. */
async function* ahead<T>(batches: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = batches.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = batches.next();
      // Its failure is thrown when the batch is wanted, and is nobody's concern when the work ends before.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await batches.return(undefined);
  }
}

/** Yields complete records, some thousand rows at a time. A record is complete when none of its rows has come for a while. */
async function* batchesOf(ctx: JobCtx, run: store.RunRow, sheet: Sheet): AsyncGenerator<Batch> {
  const kind = run.kind as ImportKind;
  const carried = run.carried as store.Carried | null;
  let from = run.byte_offset;
  let row = carried?.row ?? 0;
  let above = carried?.above ?? '';
  const open = new Map((carried?.open ?? []).map((group) => [group.key, group]));
  let batch: Pick<Batch, 'groups' | 'refusals' | 'rows'> = { groups: [], refusals: [], rows: 0 };
  const cut = (to: number, isLast: boolean): Batch => {
    for (const [key, group] of open) {
      if (!isLast && Math.max(group.rows.at(-1)?.row ?? 0, group.failed?.at(-1) ?? 0) > row - window) continue;
      batch.groups.push(group);
      open.delete(key);
    }
    // Copied, because rows of the next batch join these groups before this one is stored.
    const carried = { row, open: [...open.values()].map(({ key, rows }) => ({ key, rows: [...rows] })), above };
    const whole = { ...batch, bring: readIn[kind](sheet, batch.groups), carried, from, to, isLast };
    batch = { groups: [], refusals: [], rows: 0 };
    from = to;
    return whole;
  };
  const start = from;
  const bytes = await ctx.outside.files.read(run.file_key, { start, end: Number.MAX_SAFE_INTEGER });
  if (!bytes) throw new FileLost(gone);
  let to = start;
  let header = carried ? 0 : (run.options as Options).header_row;
  for await (const { cells, end, broken } of readCsv(bytes as AsyncIterable<Buffer>, run.delimiter)) {
    to = start + end;
    row += 1;
    if (isBlank(cells)) continue;
    header ??= row;
    if (row <= header) continue;
    batch.rows += 1;
    above = sortIn(sheet, kind, { row, cells }, { broken, open, above, refusals: batch.refusals });
    const enough = from === run.byte_offset && run.done_rows === 0 ? firstRows : batchRows;
    if (batch.rows >= enough || to - from >= batchBytes) yield cut(to, false);
  }
  yield cut(to, true);
}

/** The field that groups rows into records. */
const named: Record<ImportKind, string> = { products: 'external_id', orders: 'order_number', customers: 'customer_id' };

type Sorting = { broken: boolean; open: Map<string, Group>; above: string; refusals: Refusal[] };
/** Adds a row to its record, or reports why it has none. Returns its record, if known. */
function sortIn(sheet: Sheet, kind: ImportKind, row: SheetRow, { broken, open, above, refusals }: Sorting): string {
  const refuse = (reason: string, field?: string) => void refusals.push(sheet.refuse(row, reason, field));
  if (broken) return sortBroken(sheet, kind, row, { open, above, refusals });
  const key = kind === 'products' && isMoreOfAbove(sheet, row) ? above : keyOf[kind](sheet, row);
  const shortened = sheet.shortened(row);
  const group = open.get(key);
  if (row.cells.slice(sheet.width).some((cell) => cell.trim() !== ''))
    refuse('This row has more cells than the header row. Remove the extra cells.');
  else if (sheet.isHeader(row)) refuse('This row repeats the header.');
  else if (shortened) refusals.push(shortened);
  else if (key === '') refuse(...keyless[kind]);
  else if (key.length > 120) refuse('Use at most 120 characters.', keyless[kind][1]);
  else if (group && group.rows.length >= mostRows)
    refuse(`More than ${mostRows} rows belong to one record. Check this column’s mapping.`, named[kind]);
  else if (group) group.rows.push(row);
  else open.set(key, { key, rows: [row] });
  if (kind === 'orders' && refusals.at(-1)?.row === row.row) markFailed(open, sheet.isHeader(row) ? '' : key, row);
  return key;
}

/** An order knows which of its rows can't be read, so that it isn't imported without them. */
function markFailed(open: Map<string, Group>, key: string, { row }: SheetRow) {
  if (key === '' || key.length > 120) return;
  const group = open.get(key) ?? { key, rows: [] };
  open.set(key, { ...group, failed: [...(group.failed ?? []), row] });
}

/** A row whose quotation mark isn't closed belongs to the order it names before the mark; if it names none, to the one above. */
function sortBroken(sheet: Sheet, kind: ImportKind, row: SheetRow, { open, above, refusals }: Omit<Sorting, 'broken'>): string {
  refusals.push(sheet.refuse(row, 'This row has an unclosed quotation mark. Add the missing one.'));
  if (kind !== 'orders') return '';
  const named = sheet.firstCellOf(row, 'order_number');
  markFailed(open, named || above, row);
  return named;
}

/** One transaction. Returns whether there is more to do. */
async function workBatch(ctx: WriteCtx, seen: store.RunRow, sheet: Sheet, batch: Batch): Promise<boolean> {
  const run = await store.lockRun(ctx.db, seen.id);
  if (run?.state !== seen.state || run.byte_offset !== batch.from) return false;
  const { merchant } = ctx.actor;
  const before = await store.takeKeys(
    ctx.db,
    merchant,
    run.id,
    batch.groups.map(({ key }) => key),
  );
  const apart = batch.groups.filter(({ key }) => before.has(key));
  const figures = await (run.dry ? tried : brought)(ctx, run, (by, origin) => batch.bring(by, (key) => !before.has(key), origin));
  const late = apart.flatMap(({ rows }) =>
    sheet.refuseAll(rows, `This record’s rows are more than ${window} rows apart. Move them next to each other.`),
  );
  if (run.kind === 'orders' && !run.dry) await markLate(ctx, apart);
  const refusals = [...batch.refusals, ...late, ...figures.refusals];
  await store.addRefusals(ctx.db, merchant, run.id, refusals);
  await addDifferences(ctx, run.id, figures.differences);
  const changes = figures.differences.filter(({ isSet }) => isSet);
  const stockChanges = changes.filter(({ field }) => field === 'stock').length;
  await store.changeRun(ctx.db, run.id, {
    ...{ byte_offset: batch.to, carried: batch.carried, done_rows: run.done_rows + batch.rows },
    ...{ created: run.created + figures.created, updated: run.updated + figures.updated, unchanged: run.unchanged + figures.unchanged },
    ...{ refunds: run.refunds + figures.refunds, refused: run.refused + refusals.length },
    ...{ totals_differ: run.totals_differ + figures.totals.differ, totals_differ_cents: run.totals_differ_cents + figures.totals.cents },
    incomplete: run.incomplete + figures.totals.incomplete,
    ...{ conflicts: run.conflicts + figures.differences.length - changes.length, stock_changes: run.stock_changes + stockChanges },
    price_changes: run.price_changes + changes.length - stockChanges,
    ...{
      warned: run.warned + figures.warnings.length,
      warnings: [...(run.warnings as Warning[]), ...figures.warnings].slice(0, mostShown),
    },
    ...(batch.isLast && { state: run.dry ? 'checked' : 'done', finished_at: ctx.now(), carried: null }),
  });
  ctx.signal({ type: 'changed', topic: 'imports', id: run.id, version: null });
  if (!run.dry && figures.created + figures.updated > 0) notify(ctx, run.kind as ImportKind);
  if (batch.isLast) await end(ctx, run.id);
  return !batch.isLast;
}

/** Orders that were imported although rows of them came too late. */
const markLate = (ctx: WriteCtx, apart: readonly Group[]) =>
  markIncomplete(
    ctx.db,
    ctx.actor.merchant,
    apart.map(({ key, rows, failed }) => ({
      key,
      reason: `Row ${rows[0]?.row ?? failed?.[0]} of the imported file came too late, so items are missing.`,
    })),
    ctx.now(),
  );

function notify(ctx: WriteCtx, kind: ImportKind) {
  ctx.signal({ type: 'changed', topic: kind, id: null, version: null });
  if (kind === 'orders') ctx.signal({ type: 'changed', topic: 'customers', id: null, version: null });
}

async function end(ctx: WriteCtx, id: string) {
  await store.clearKeys(ctx.db, id);
  const run = await store.lockRun(ctx.db, id);
  if (!run || run.dry) return;
  const { kind, created, updated, unchanged, refunds, refused, conflicts, user_id: by } = run;
  ctx.audit({
    action: 'import.finished',
    object: ['import', id],
    detail: { kind, created, updated, unchanged, refunds, refused, conflicts, by },
  });
  await emitFinished(ctx, run, 'done');
}

type Bring = (ctx: WriteCtx, origin: Origin) => Promise<Figures>;
const brought = (ctx: WriteCtx, { format, created_by: actor, dry }: store.RunRow, bring: Bring): Promise<Figures> =>
  bring(ctx, { source: format === 'shopify' ? 'shopify' : 'csv', actor, dry });

/** The same as a dry run: without notifications, and rolled back where comparing needs the written rows. */
async function tried(ctx: WriteCtx, run: store.RunRow, bring: Bring): Promise<Figures> {
  const quiet = { signal: () => {}, sendEphemeral: () => {}, audit: () => {}, enqueue: () => {}, emit: async () => {} };
  await store.savepoint(ctx.db);
  const figures = await brought({ ...ctx, ...quiet }, run, bring);
  await store.backToSavepoint(ctx.db);
  return figures;
}

/** Announces imported records once for all rows; nothing in a dry run. */
export async function emitFinished(
  ctx: WriteCtx,
  { id, kind, dry, created, updated }: store.RunRow,
  outcome: 'done' | 'failed' | 'cancelled',
) {
  if (!dry) await ctx.emit(importFinished, { import_id: id, kind: kind as ImportKind, outcome, created, updated });
}

/** After the last attempt: imported rows stay, and the run can resume. */
async function giveUp(ctx: WriteCtx, id: string, error: unknown) {
  const run = await store.lockRun(ctx.db, id);
  if (run?.state !== 'running' && run?.state !== 'checking') return;
  const reason = error instanceof FileLost ? error.message : 'The import stopped. Rows imported so far are kept.';
  await store.changeRun(ctx.db, id, { state: 'failed', reason, finished_at: ctx.now() });
  await emitFinished(ctx, run, 'failed');
  ctx.signal({ type: 'changed', topic: 'imports', id, version: null });
}

/** Deletes the file of an import after its time. */
export async function dropFile(ctx: JobCtx, { merchant, run_id: id }: Payload) {
  await ctx.outside.files.remove(fileKey(merchant, id));
}
