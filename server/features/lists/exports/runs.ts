import type { Received, Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/exports';
import type { ExportRun } from '@parley/contract/exports';
import { isMasked, issueOf, maskedSentence } from '@parley/contract/filters';
import { mayDo } from '@parley/contract/permissions';
import type { ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { exportPlan, writeExport } from './jobs.ts';
import { exportLists } from './lists.ts';
import { presentRun } from './present.ts';
import * as store from './store.ts';

type Reader = ReadCtx<UserActor>;
const mostAtOnce = 3;

/** Stores the request with the run; a job writes the file as this person sees the list by then. */
export async function start(ctx: WriteCtx<UserActor>, vault: Vault, input: Received<typeof contract.startExport>): Promise<ExportRun> {
  const { merchant, list, ...asked } = input;
  check(ctx.actor, input);
  if ((await store.countRunning(ctx.db, ctx.actor.id)) >= mostAtOnce) throw new Problem('export.too_many');
  const [id, now] = [ctx.newId(), ctx.now()];
  const row = await store.insertRun(ctx.db, {
    ...{ merchant_id: merchant, id, user_id: ctx.actor.id, list, asked, created_at: now },
    file_name: `${list}-${dayIn(await store.readTimeZone(ctx.db), now)}.csv`,
  });
  ctx.enqueue(writeExport, { merchant, run_id: id }, exportPlan(ctx.actor.id));
  const { ids, ...said } = asked;
  ctx.audit({ action: 'export.started', object: ['export', id], detail: { list, ...said, ...(ids && { ids: ids.length }) } });
  ctx.signal({ type: 'changed', topic: 'exports', id, version: null, for: [ctx.actor.id] });
  return presentRun(row, vault, now);
}

/** The date in that time zone, `YYYY-MM-DD`. */
const dayIn = (timeZone: string, now: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);

function check(actor: UserActor, { list, filter, columns }: Received<typeof contract.startExport>) {
  const known = exportLists[list];
  if (!mayDo(actor, known.permission)) throw new Problem('permission.denied');
  const issues = (filter?.conditions ?? []).flatMap((condition, place) => {
    const message =
      issueOf(condition, known.fields) ?? (isMasked(condition.field, known.fields, actor) ? maskedSentence(condition.field) : undefined);
    return message ? [{ path: `filter.conditions.${place}`, message }] : [];
  });
  (columns ?? []).forEach((column, place) => {
    if (!known.columns.some(({ key }) => key === column))
      issues.push({ path: `columns.${place}`, message: `This list has no column ${column}. Choose another one.` });
  });
  if (issues.length > 0) throw new Problem('input.invalid', { errors: issues });
}

export async function list(
  ctx: Reader,
  vault: Vault,
  { cursor, limit }: Received<typeof contract.listExports>,
): Promise<Result<typeof contract.listExports>> {
  const [at, last] = (fromKeyCursor('exports', cursor, ['instant', 'uuid']) ?? []).map(String);
  const rows = await store.listRuns(ctx.db, ctx.actor.id, at && last ? { at, id: last } : undefined, limit + 1);
  const items = rows.slice(0, limit);
  const end = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map((row) => presentRun(row, vault, ctx.now())),
    next_cursor: end ? toKeyCursor('exports', [end.created_at.toISOString(), end.id]) : null,
  };
}

/** Only the person who started an export may see it, because it holds what they may see. */
export async function get(ctx: Reader, vault: Vault, { id }: Received<typeof contract.getExport>): Promise<ExportRun> {
  const row = await store.findRun(ctx.db, id);
  return row?.user_id === ctx.actor.id ? presentRun(row, vault, ctx.now()) : missing('export.missing');
}
