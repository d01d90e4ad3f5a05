import type { Received, Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/import-runs';
import type { ImportFormat, ImportKind, ImportRun } from '@parley/contract/import-runs';
import type { ReadCtx, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { fieldsOf, formatOf, mappingOf, missingIn } from './formats/fields.ts';
import type { Options } from './formats/sheet.ts';
import { importPlan, workImport } from './import-jobs.ts';
import { type Column, presentRun } from './present-run.ts';
import { actionsOf } from './run-rules.ts';
import * as store from './run-store.ts';
import { emitFinished } from './work.ts';

type Writer = WriteCtx<WritingActor>;

export async function list(
  ctx: ReadCtx,
  { cursor, limit }: Received<typeof contract.listImports>,
): Promise<Result<typeof contract.listImports>> {
  const [at, last] = (fromKeyCursor('imports', cursor, ['instant', 'uuid']) ?? []).map(String);
  const rows = await store.listRuns(ctx.db, at && last ? { created_at: at, id: last } : undefined, limit + 1);
  const items = rows.slice(0, limit);
  const end = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map((row) => presentRun(row, ctx.now())),
    next_cursor: end ? toKeyCursor('imports', [end.created_at.toISOString(), end.id]) : null,
  };
}

export const get = async (ctx: ReadCtx, { id }: Received<typeof contract.getImport>): Promise<ImportRun> =>
  presentRun((await store.readRun(ctx.db, id)) ?? missing('import.missing'), ctx.now());

/** Locks the run if this action is possible now. */
async function lockFor(ctx: Writer, id: string, ...wanted: ImportRun['actions']): Promise<store.RunRow> {
  const run = (await store.lockRun(ctx.db, id)) ?? missing('import.missing');
  if (!wanted.some((action) => actionsOf(run, ctx.now()).includes(action))) throw new Problem('import.move_refused');
  return run;
}
async function shown(ctx: Writer, id: string): Promise<ImportRun> {
  ctx.signal({ type: 'changed', topic: 'imports', id, version: null });
  return presentRun((await store.readRun(ctx.db, id)) ?? missing('import.missing'), ctx.now());
}

/** A new mapping is a new import, so it drops the dry run's results. */
export async function map(ctx: Writer, { id, kind, mapping, options }: Received<typeof contract.mapImport>): Promise<ImportRun> {
  const run = await lockFor(ctx, id, 'map');
  const names = (run.columns as Column[]).map(({ name }) => name);
  const newKind = kind ?? (run.kind as ImportKind);
  const before = newKind === run.kind ? (run.mapping as (string | null)[]) : mappingOf(names, newKind);
  const after = mapping ? applied(names, before, mapping, newKind) : before;
  const { format } = newKind === run.kind ? (run as { format: ImportFormat }) : formatOf(names, newKind);
  await store.clearRun(ctx.db, id);
  await store.changeRun(ctx.db, id, {
    ...{ kind: newKind, format, mapping: after, options: checked({ ...(run.options as Options), ...defined(options ?? {}), format }) },
    ...{ state: 'mapping', dry: true, ...none },
  });
  ctx.audit({ action: 'import.mapped', object: ['import', id], detail: { kind: newKind } });
  return shown(ctx, id);
}
const none = {
  done_rows: 0,
  byte_offset: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refunds: 0,
  refused: 0,
  conflicts: 0,
  resolved: 0,
  stock_changes: 0,
  price_changes: 0,
  totals_differ: 0,
  totals_differ_cents: 0,
  incomplete: 0,
  warned: 0,
  warnings: [],
  reason: null,
  carried: null,
  started_at: null,
  finished_at: null,
};
const defined = <T extends object>(given: T) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

function checked(options: Options): Options {
  try {
    new Intl.DateTimeFormat('en', { timeZone: options.time_zone });
  } catch {
    throw new Problem('input.invalid', {
      errors: [{ path: 'options.time_zone', message: 'Choose a time zone such as Europe/Amsterdam.' }],
    });
  }
  return { ...options, credit_prefix: options.credit_prefix.trim().slice(0, 20) };
}

type Wanted = { column: string; field: string | null }[];
function applied(names: string[], before: (string | null)[], wanted: Wanted, kind: ImportKind): (string | null)[] {
  const fields = new Set(fieldsOf[kind].map(({ field }) => field));
  const issue = (place: number, message: string) => new Problem('input.invalid', { errors: [{ path: `mapping.${place}`, message }] });
  const after = [...before];
  wanted.forEach(({ column, field }, place) => {
    const at = names.indexOf(column);
    if (at === -1) throw issue(place, `There’s no column ${column}. Choose another one.`);
    if (field !== null && !fields.has(field)) throw issue(place, `There’s no field ${field}. Choose another one.`);
    after[at] = field;
  });
  const several = new Set(fieldsOf[kind].flatMap(({ field, many }) => (many ? field : [])));
  const twice = after.findIndex((field, at) => field !== null && !several.has(field) && after.indexOf(field) !== at);
  if (twice !== -1) throw issue(0, `Two columns are mapped to ${after[twice]}. Keep only one.`);
  return after;
}

/** Starts a dry run or an import; a stopped import resumes. */
export async function start(ctx: Writer, { merchant, id, dry }: Received<typeof contract.startImport>): Promise<ImportRun> {
  const run = await lockFor(ctx, id, ...(dry ? (['check'] as const) : (['start', 'resume'] as const)));
  const lacking = missingIn(run.kind as ImportKind, run.mapping as (string | null)[]);
  if (lacking.length > 0) throw new Problem('import.mapping_incomplete', { detail: `Map a column to: ${lacking.join(', ')}.` });
  const goesOn = actionsOf(run, ctx.now()).includes('resume');
  if (!goesOn) await store.clearRun(ctx.db, id);
  await store.changeRun(ctx.db, id, {
    ...(goesOn ? { reason: null, finished_at: null } : none),
    ...{ state: dry ? 'checking' : 'running', dry, started_at: ctx.now() },
  });
  ctx.enqueue(workImport, { merchant, run_id: id }, importPlan(merchant));
  ctx.audit({
    action: dry ? 'import.tried' : goesOn ? 'import.resumed' : 'import.started',
    object: ['import', id],
    detail: { kind: run.kind, file: run.file_name },
  });
  return shown(ctx, id);
}

export async function cancel(ctx: Writer, { id }: Received<typeof contract.cancelImport>): Promise<ImportRun> {
  const run = await lockFor(ctx, id, 'cancel');
  await store.changeRun(ctx.db, id, { state: 'cancelled', finished_at: ctx.now() });
  await emitFinished(ctx, run, 'cancelled');
  ctx.audit({ action: 'import.cancelled', object: ['import', id] });
  return shown(ctx, id);
}
