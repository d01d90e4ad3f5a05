import type { Received, Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/knowledge';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { personId } from '../../../platform/lib/actors.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { normal, refusalOf } from './address-rules.ts';
import { beginCrawl, planNext } from './begin-crawl.ts';
import { dropFileJob, filePlan, readFileJob } from './jobs.ts';
import { presentSource } from './present.ts';
import * as store from './source-store.ts';

type Reader = ReadCtx<ReadingActor>;
type Writer = WriteCtx<WritingActor>;
const mostSites = 50;
/** A run without progress for this long, in milliseconds, has died with its worker. */
const givenUp = 15 * 60 * 1000;

export async function listSources(
  ctx: Reader,
  { merchant, kind, cursor, limit }: Received<typeof contract.listKnowledgeSources>,
): Promise<Result<typeof contract.listKnowledgeSources>> {
  const after = fromKeyCursor('recent', cursor, ['instant', 'uuid']);
  const rows = await store.listSources(ctx.db, { merchant, kind, after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => presentSource(row, ctx.actor)),
    next_cursor: last ? toKeyCursor('recent', [last.created_at.toISOString(), last.id]) : null,
  };
}

export const addSite =
  ({ allowPrivate }: { allowPrivate: boolean }) =>
  async (ctx: Writer, { merchant, url: given, max_pages: maxPages, every_days: everyDays }: Received<typeof contract.addSite>) => {
    const refusal = refusalOf(given, { allowPrivate });
    if (refusal) throw refused(refusal);
    const url = normal(given) ?? given;
    const { sites, same } = await store.countSites(ctx.db, url);
    if (same) throw refused('You’ve already added this site. Sync it again instead.');
    if (sites >= mostSites) throw refused(`You can have up to ${mostSites} sites. Delete one first.`);
    const id = ctx.newId();
    await store.insertSite(ctx.db, { merchant, id, url, maxPages, everyDays, by: personId(ctx.actor), now: ctx.now() });
    await beginCrawl(ctx, { id, url });
    ctx.audit({
      action: 'knowledge_source.added',
      object: ['knowledge_source', id],
      detail: { url, max_pages: maxPages, every_days: everyDays },
    });
    return answer(ctx, id);
  };
const refused = (message: string) => new Problem('knowledge_source.refused', { detail: message, errors: [{ path: 'url', message }] });

export async function updateSite(ctx: Writer, { id, max_pages, every_days }: Received<typeof contract.updateSite>) {
  const before = (await store.lockSource(ctx.db, id)) ?? missing('knowledge_source.missing');
  if (before.kind !== 'site') throw new Problem('knowledge_source.missing');
  const after = { max_pages: max_pages ?? before.max_pages ?? 50, every_days: every_days ?? before.every_days ?? 0 };
  if (after.max_pages !== before.max_pages || after.every_days !== before.every_days) {
    const idle = before.state === 'ready' || before.state === 'failed';
    const next =
      idle && after.every_days !== before.every_days
        ? planNext(ctx, id, after.every_days, before.last_run_at ?? ctx.now())
        : before.next_run_at;
    await store.changeSource(ctx.db, id, { ...after, next_run_at: next }, ctx.now());
    const was = { max_pages: before.max_pages, every_days: before.every_days };
    ctx.audit({ action: 'knowledge_source.changed', object: ['knowledge_source', id], detail: { before: was, after } });
  }
  return answer(ctx, id);
}

export async function crawlAgain(ctx: Writer, { id }: Received<typeof contract.crawlSource>) {
  const source = (await store.lockSource(ctx.db, id)) ?? missing('knowledge_source.missing');
  const busy = source.state === 'waiting' || source.state === 'running';
  if (busy && ctx.now().getTime() - source.updated_at.getTime() < givenUp) throw new Problem('knowledge_source.busy');
  if (source.kind === 'site' && source.url !== null) await beginCrawl(ctx, { id, url: source.url });
  // A file never changes.
  else if (source.state === 'ready') return answer(ctx, id);
  else {
    await store.changeSource(ctx.db, id, { state: 'waiting', reason: null, seen: 0, skipped: [] }, ctx.now());
    ctx.enqueue(readFileJob, { merchant: ctx.actor.merchant, source_id: id }, filePlan(ctx.actor.merchant));
  }
  ctx.audit({ action: 'knowledge_source.read_again', object: ['knowledge_source', id], detail: { name: source.url ?? source.file_name } });
  return answer(ctx, id);
}

/** Deletes the source and everything read from it. */
export async function remove(ctx: Writer, { merchant, id }: Received<typeof contract.deleteSource>) {
  const source = (await store.lockSource(ctx.db, id)) ?? missing('knowledge_source.missing');
  await store.deleteSource(ctx.db, id);
  if (source.file_id) ctx.enqueue(dropFileJob, { merchant, file_id: source.file_id });
  const detail = { kind: source.kind, name: source.url ?? source.file_name, pages: source.pages };
  ctx.audit({ action: 'knowledge_source.deleted', object: ['knowledge_source', id], detail });
  ctx.signal({ type: 'changed', topic: 'knowledge', id, version: null });
  return {};
}

async function answer(ctx: Writer, id: string) {
  const row = (await store.readSource(ctx.db, id)) ?? missing('knowledge_source.missing');
  ctx.signal({ type: 'changed', topic: 'knowledge', id, version: row.version });
  return presentSource(row, ctx.actor);
}
