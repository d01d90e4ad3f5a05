import type { JobCtx, WriteCtx } from '../../../context.ts';
import type { SiteRules } from '../../../integrations/document-ports.ts';
import { outageOf } from '../../../platform/lib/outage.ts';
import { mostSkipped } from './address-rules.ts';
import { planNext } from './begin-crawl.ts';
import { crawlJob, crawlPlan } from './jobs.ts';
import { deleteUnkept, nextPage, readProgress } from './page-store.ts';
import { readPage } from './read-page.ts';
import { changeSource, lockSource, readSource, type Skipped, type SourceRow } from './source-store.ts';

/** How long one job reads before it lets others run, in milliseconds. The last page may exceed it. */
const usualSlice = 20_000;
type About = { merchant: string; source_id: string; run_id: string };

/**
 * Reads a site page by page. Each page is one transaction that also stores the progress, so a killed worker resumes there; an overtaken
 * crawl stops at its next page.
 */
export async function crawl(ctx: JobCtx, about: About, slice = usualSlice) {
  const source = await readSource(ctx.db, about.source_id);
  if (!source?.url || source.run_id !== about.run_id || source.state === 'ready' || source.state === 'failed') return;
  try {
    await work(ctx, about, source.url, slice);
  } catch (error) {
    if (!ctx.lastAttempt || outageOf(error)) throw error;
    await fail(ctx, about, 'We couldn’t read this site. Try again later.');
  }
}

async function work(ctx: JobCtx, about: About, url: string, slice: number) {
  const begun = await change(ctx, about, async (_, source) => (source.begun_at ? {} : { state: 'running', begun_at: ctx.now() }));
  if (!begun) return;
  const until = Date.now() + slice;
  const known: KnownRules = new Map();
  do {
    if (await readNext(ctx, about, known)) return;
  } while (Date.now() < until);
  await ctx.write(async (writer) => writer.enqueue(crawlJob, about, crawlPlan(url)));
}

type KnownRules = Map<string, SiteRules | undefined>;
/** The robots.txt rules of an address's host, fetched once per job. */
async function rulesAt(ctx: JobCtx, known: KnownRules, address: string): Promise<SiteRules | undefined> {
  const { host } = new URL(address);
  if (!known.has(host)) known.set(host, await ctx.outside.web.rulesOf(address));
  return known.get(host);
}

/** Reads one page; returns whether the crawl is over. */
async function readNext(ctx: JobCtx, about: About, known: KnownRules): Promise<boolean> {
  const source = await readSource(ctx.db, about.source_id);
  if (!source?.url || source.run_id !== about.run_id) return true;
  const most = source.max_pages ?? 50;
  const { kept } = await readProgress(ctx.db, source.id);
  const next = await nextPage(ctx.db, source.id);
  // Skipped pages cost requests as well, so they are limited too.
  const isFull = kept >= most || source.seen >= most * 3 + 20;
  if (!next || isFull) {
    await finish(
      ctx,
      about,
      next && isFull ? [{ url: source.url, reason: `We read only the first ${kept} pages. Raise the page limit to read more.` }] : [],
    );
    return true;
  }
  const rulesOf = (address: string) => rulesAt(ctx, known, address);
  const read = await readPage(ctx, { source, url: next.url, rulesOf, mostKnown: most * 5 + 50 });
  if ('failure' in read) {
    await fail(ctx, about, read.failure);
    return true;
  }
  const going = await change(ctx, about, async (writer, locked) => {
    const { skipped = [], root } = await read.keep(writer);
    return { seen: locked.seen + 1, skipped: [...locked.skipped, ...skipped].slice(0, mostSkipped), ...(root && { root }) };
  });
  return !going;
}

/** Updates the source and notifies viewers; false when another crawl has overtaken this one. */
function change(
  ctx: JobCtx,
  { source_id: id, run_id: run }: About,
  work: (writer: WriteCtx, source: SourceRow) => Promise<Parameters<typeof changeSource>[2]>,
): Promise<boolean> {
  return ctx.write(async (writer) => {
    const source = await lockSource(writer.db, id);
    if (!source || source.run_id !== run || source.state === 'ready' || source.state === 'failed') return false;
    await changeSource(writer.db, id, await work(writer, source), ctx.now());
    writer.signal({ type: 'changed', topic: 'knowledge', id, version: source.version + 1 });
    return true;
  });
}

async function finish(ctx: JobCtx, about: About, more: Skipped[]) {
  await change(ctx, about, async (writer, source) => {
    const removed = await deleteUnkept(writer.db, source.id);
    const { pages = 0 } = (await readSource(writer.db, source.id)) ?? {};
    writer.audit({
      action: 'knowledge_source.read',
      object: ['knowledge_source', source.id],
      detail: { url: source.url, pages, seen: source.seen, removed },
    });
    return {
      state: pages > 0 ? 'ready' : 'failed',
      reason: pages > 0 ? null : 'We found no pages with text. Check the site’s URL.',
      // Keeps room for the note that there is more.
      skipped: [...source.skipped.slice(0, mostSkipped - more.length), ...more],
      last_run_at: ctx.now(),
      next_run_at: planNext(writer, source.id, source.every_days ?? 0, ctx.now()),
    };
  });
}

/** Keeps what was read before: a site that is down is no reason to forget it. The next planned crawl tries again. */
async function fail(ctx: JobCtx, about: About, reason: string) {
  await change(ctx, about, async (writer, source) => {
    writer.audit({ action: 'knowledge_source.failed', object: ['knowledge_source', source.id], detail: { url: source.url, reason } });
    const next_run_at = planNext(writer, source.id, source.every_days ?? 0, ctx.now());
    return { state: 'failed', reason, last_run_at: ctx.now(), next_run_at };
  });
}
