import type { JobCtx, WriteCtx } from '../../../context.ts';
import { crawlJob, crawlPlan, recrawlJob, recrawlPlan } from './jobs.ts';
import { beginWith } from './page-store.ts';
import { changeSource, lockSource } from './source-store.ts';

const day = 24 * 60 * 60 * 1000;

/** Starts a crawl, which stops one in progress. Reads known pages again first, then new ones. */
export async function beginCrawl(ctx: WriteCtx, { id, url }: { id: string; url: string }) {
  const { merchant } = ctx.actor;
  const run = ctx.newId();
  await beginWith(ctx.db, merchant, id, url);
  const fresh = {
    state: 'waiting',
    reason: null,
    seen: 0,
    skipped: [],
    root: null,
    run_id: run,
    begun_at: null,
    next_run_at: null,
  } as const;
  await changeSource(ctx.db, id, { ...fresh, skipped: [] }, ctx.now());
  ctx.enqueue(crawlJob, { merchant, source_id: id, run_id: run }, crawlPlan(url));
}

/** When to read a site again; null means never. A job with an outdated plan finds another time there and stops. */
export function planNext(ctx: WriteCtx, id: string, everyDays: number, from: Date): Date | null {
  if (everyDays === 0) return null;
  const next = new Date(Math.max(ctx.now().getTime(), from.getTime() + everyDays * day));
  ctx.enqueue(recrawlJob, { merchant: ctx.actor.merchant, source_id: id }, recrawlPlan(id, next));
  return next;
}

/** Starts the planned crawl, unless the plan has changed or a crawl is running. */
export async function recrawl(ctx: JobCtx, { source_id: id }: { source_id: string }) {
  await ctx.write(async (writer) => {
    const source = await lockSource(writer.db, id);
    if (!source?.url || !source.next_run_at || source.next_run_at > ctx.now()) return;
    if (source.state === 'waiting' || source.state === 'running') return;
    await beginCrawl(writer, { id, url: source.url });
    writer.signal({ type: 'changed', topic: 'knowledge', id, version: source.version + 1 });
  });
}
