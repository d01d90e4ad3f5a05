import { createHash } from 'node:crypto';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import { DocumentUnreadable, type ReadDocument, type SiteRules, type WebAnswer } from '../../../integrations/document-ports.ts';
import { isBelow, isSameButSlash, normal, worthReading } from './address-rules.ts';
import { shortTitle } from './file-rules.ts';
import { knownLanguage, languageOf } from './language-rules.ts';
import * as store from './page-store.ts';
import { deleteArticle } from './article-store.ts';
import { indexArticles } from './save.ts';
import type { Skipped, SourceRow } from './source-store.ts';

/** What to write after reading a page, and how that changes the source. */
type Kept = { skipped?: Skipped[]; root?: string };
type Outcome = { failure: string } | { keep(writer: WriteCtx): Promise<Kept> };
/** `rulesOf` returns the robots.txt rules of a host; undefined when they can't be read. */
type Requested = { source: SourceRow; url: string; rulesOf(address: string): Promise<SiteRules | undefined>; mostKnown: number };
type Page = Extract<WebAnswer, { kind: 'page' }>;

const keptAway = 'This site’s robots.txt blocks this URL. Allow it there, or add another URL.';
/** A page with fewer characters has no real text. */
const leastText = 40;

/** Reads one address of a site without writing until `keep`. A failure of the first address fails the whole site. */
export async function readPage(ctx: JobCtx, asked: Requested): Promise<Outcome> {
  const { source, url } = asked;
  const isFirst = source.root === null;
  const rules = await asked.rulesOf(url);
  if (!rules) return { failure: 'We couldn’t reach this site or its robots.txt. Check the URL, or sync again later.' };
  if (!rules.allows(url)) return isFirst ? { failure: keptAway } : skip(asked, 'Blocked by robots.txt.');
  const known = await store.findPage(ctx.db, source.id, url);
  // The first page's links are needed even if it is unchanged.
  const before = known && !isFirst ? { etag: known.etag, lastModified: known.last_modified } : undefined;
  const got = await ctx.outside.web.get(url, { waitMs: rules.delayMs, ...(before && { known: before }) });
  if (got.kind === 'page') return readText(ctx, asked, got);
  if (isFirst) return { failure: failureOf(got) };
  if (got.kind === 'unchanged' && known) return unchanged(asked, known);
  return skip(asked, reasonOf(got), got.kind === 'failed' && known !== undefined);
}

async function readText(ctx: JobCtx, asked: Requested, page: Page): Promise<Outcome> {
  const { source, url } = asked;
  const isFirst = source.root === null;
  const address = normal(page.url, source.root ?? undefined) ?? url;
  const root = source.root ?? address;
  if (!isBelow(root, address)) return skip(asked, `This page redirects outside the part of the site we read: ${address.slice(0, 200)}`);
  const rules = await asked.rulesOf(address);
  if (!rules?.allows(address)) return isFirst ? { failure: keptAway } : skip(asked, 'This page redirects to one that robots.txt blocks.');
  const standing = await store.readStanding(ctx.db, source.id, address);
  if (address !== url && standing.kept) return skip(asked);
  const { bytes, type, charset } = page;
  const document = await ctx.outside.documents.read({ bytes, type, url: page.url, ...(charset && { charset }) }).catch(unreadable);
  if (typeof document === 'string') return isFirst ? { failure: document } : skip(asked, document);
  const links = worthReading(document.links, root);
  const named = isFirst ? worthReading(await sitemapOf(ctx, rules, root, asked.mostKnown), root) : [];
  const canonical = canonicalOf(document, url, { address, root });
  const found = { ...asked, root: isFirst ? root : undefined, links: [...(canonical ? [canonical] : []), ...links, ...named], address };
  if (standing.refused) return follow(found);
  if (canonical !== undefined && (await isReadAt(ctx, source, canonical, address)))
    return follow(found, 'This page is a copy. We read its canonical URL instead.');
  if (document.noIndex || page.noIndex) return follow(found, 'This page is marked noindex.');
  if (document.markdown.length < leastText) return follow(found, 'This page has hardly any text.');
  return { keep: (writer) => keepText(writer, found, page, document) };
}

/** The page's canonical address, if it is neither its own nor the one that redirected here. */
function canonicalOf({ canonical }: ReadDocument, url: string, { address, root }: { address: string; root: string }): string | undefined {
  const named = canonical === null ? undefined : normal(canonical, root);
  return named === undefined || named === url || isSameButSlash(named, address) || !isBelow(root, named) ? undefined : named;
}

/**
 * Whether the page is read at its canonical address instead. Not if that was skipped, or is unknown while this one is known: the page
 * would get lost or flicker.
 */
async function isReadAt(ctx: JobCtx, source: SourceRow, canonical: string, address: string): Promise<boolean> {
  const { done, kept, refused } = await store.readStanding(ctx.db, source.id, canonical);
  if (done) return kept || refused;
  const [here, there] = await Promise.all([address, canonical].map((one) => store.findPage(ctx.db, source.id, one)));
  return here === undefined || there !== undefined;
}

type Found = Requested & { root: string | undefined; links: string[]; address: string };

async function keepText(writer: WriteCtx, found: Found, page: Page, document: ReadDocument): Promise<Kept> {
  const { source, address, url } = found;
  const { merchant } = writer.actor;
  const digest = digestOf(document);
  await noteLinks(writer, found);
  const duplicate = await store.findDuplicate(writer.db, source.id, digest, address);
  if (url !== address) await store.markDone(writer.db, merchant, source.id, url, false);
  await store.markDone(writer.db, merchant, source.id, address, !duplicate);
  if (duplicate) return { ...rootOf(found), skipped: [{ url: address, reason: `This page has the same content as ${duplicate.url}` }] };
  const row = {
    ...{ merchant, id: writer.newId(), sourceId: source.id, kind: 'page' as const, url: address, body: document.markdown, digest },
    title: shortTitle(document.title ?? new URL(address).pathname),
    language: knownLanguage(document.language) ?? languageOf(document.markdown),
    ...{ etag: page.etag, lastModified: page.lastModified, now: writer.now() },
  };
  await putRead(writer, row);
  return {
    ...rootOf(found),
    ...(document.isCut && { skipped: [{ url: address, reason: 'This page is too long, so we read only the beginning.' }] }),
  };
}

/** Stores the text of a page or file and indexes it unless a person unpublished it. Skips unchanged ones. */
export async function putRead(writer: WriteCtx, row: store.ReadPage) {
  const known = await store.findPage(writer.db, row.sourceId, row.url);
  if (known?.digest === row.digest) return store.markChecked(writer.db, known.id, row, row.now);
  if (known) await store.changeRead(writer.db, known.id, row);
  else await store.insertRead(writer.db, row);
  const { kind, title, body, language } = row;
  return indexArticles(writer, [{ id: known?.id ?? row.id, kind, title, body, language, status: known?.status ?? 'published' }]);
}
export const digestOf = ({ title, markdown }: Pick<ReadDocument, 'title' | 'markdown'>) =>
  createHash('sha256').update(`${title}\n${markdown}`).digest('base64url');

const rootOf = ({ root }: Found) => (root ? { root } : {});
const noteLinks = (writer: WriteCtx, { source, links, mostKnown }: Found) =>
  store.addPages(writer.db, writer.actor.merchant, source.id, [...new Set(links)], mostKnown);

/** Follows its links without keeping the page itself. */
const follow = (found: Found, reason?: string): Outcome => ({
  async keep(writer) {
    await noteLinks(writer, found);
    const { skipped } = await leaveOut(writer, found, reason, false);
    return { ...rootOf(found), skipped };
  },
});
/** `stays`: keep what was read before. Without a reason it isn't reported. */
const skip = (asked: Requested, reason?: string, stays = false): Outcome => ({ keep: (writer) => leaveOut(writer, asked, reason, stays) });

async function leaveOut(
  writer: WriteCtx,
  { source, url }: Requested,
  reason: string | undefined,
  stays: boolean,
): Promise<{ skipped: Skipped[] }> {
  await store.markDone(writer.db, writer.actor.merchant, source.id, url, stays);
  const known = stays ? undefined : await store.findPage(writer.db, source.id, url);
  // At once and not at the end, so that a removed page is no longer quoted.
  if (known) await deleteArticle(writer.db, known.id);
  return { skipped: reason === undefined ? [] : [{ url, reason }] };
}

const unchanged = ({ source, url }: Requested, known: store.KnownArticle): Outcome => ({
  async keep(writer) {
    await store.markDone(writer.db, writer.actor.merchant, source.id, url, true);
    await store.markChecked(writer.db, known.id, { etag: known.etag, lastModified: known.last_modified }, writer.now());
    return {};
  },
});

const mostSitemaps = 5;
async function sitemapOf(ctx: JobCtx, rules: SiteRules, root: string, most: number): Promise<string[]> {
  const named = rules.sitemaps.length > 0 ? rules.sitemaps.slice(0, mostSitemaps) : [new URL('/sitemap.xml', root).href];
  const found: string[] = [];
  for (const one of named) if (found.length < most) found.push(...(await ctx.outside.web.sitemap(one, most - found.length)));
  return found;
}

function unreadable(error: unknown): string {
  if (error instanceof DocumentUnreadable) return error.message;
  throw error;
}

/** Grouped by host; links to programs and local files have none. */
const siteOf = (address: string) => new URL(address).host || address.slice(0, 100);

type NoPage = Exclude<WebAnswer, Page>;
function reasonOf(got: NoPage): string {
  if (got.kind === 'gone') return `This page doesn’t exist (${got.status}).`;
  if (got.kind === 'elsewhere') return `This page redirects to another site: ${siteOf(got.url)}`;
  return got.kind === 'unchanged' ? 'The site says this page hasn’t changed, but we’ve never read it.' : got.reason;
}
function failureOf(got: NoPage): string {
  if (got.kind === 'gone') return `There’s no page at this URL (${got.status}). Check the URL.`;
  if (got.kind === 'elsewhere') return `This URL redirects to another site, ${siteOf(got.url)}. Add that site instead.`;
  return reasonOf(got)
    .replace(/^It’s /, 'This URL is ')
    .replace(/^It /, 'This URL ');
}
