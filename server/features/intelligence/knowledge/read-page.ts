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

/** What is written once a page was read, and what that changes of the source. */
type Kept = { skipped?: Skipped[]; root?: string };
type Outcome = { failure: string } | { keep(writer: WriteCtx): Promise<Kept> };
/** `rulesOf`: what may be read on an address's host; undefined when that cannot be told. */
type Asked = { source: SourceRow; url: string; rulesOf(address: string): Promise<SiteRules | undefined>; mostKnown: number };
type Page = Extract<WebAnswer, { kind: 'page' }>;

const keptAway = 'robots.txt of this site keeps this address from being read.';
/** Less than this is a frame without a text, in characters. */
const leastText = 40;

/** Reads one address of a site. Nothing is written until `keep`; a failure of the first address is one of the whole site. */
export async function readPage(ctx: JobCtx, asked: Asked): Promise<Outcome> {
  const { source, url } = asked;
  const isFirst = source.root === null;
  const rules = await asked.rulesOf(url);
  if (!rules) return { failure: 'This site could not be reached, or does not say what may be read of it (robots.txt).' };
  if (!rules.allows(url)) return isFirst ? { failure: keptAway } : skip(asked, 'robots.txt keeps it from being read.');
  const known = await store.findPage(ctx.db, source.id, url);
  // The links of the first page are wanted even when it is unchanged.
  const before = known && !isFirst ? { etag: known.etag, lastModified: known.last_modified } : undefined;
  const got = await ctx.outside.web.get(url, { waitMs: rules.delayMs, ...(before && { known: before }) });
  if (got.kind === 'page') return readText(ctx, asked, got);
  if (isFirst) return { failure: failureOf(got) };
  if (got.kind === 'unchanged' && known) return unchanged(asked, known);
  return skip(asked, reasonOf(got), got.kind === 'failed' && known !== undefined);
}

async function readText(ctx: JobCtx, asked: Asked, page: Page): Promise<Outcome> {
  const { source, url } = asked;
  const isFirst = source.root === null;
  const address = normal(page.url, source.root ?? undefined) ?? url;
  const root = source.root ?? address;
  if (!isBelow(root, address)) return skip(asked, `It leads out of the part of the site that is read: ${address.slice(0, 200)}`);
  const rules = await asked.rulesOf(address);
  if (!rules?.allows(address)) return isFirst ? { failure: keptAway } : skip(asked, 'It leads to what robots.txt keeps from being read.');
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
    return follow(found, 'It is a copy of its canonical address, which is read instead.');
  if (document.noIndex || page.noIndex) return follow(found, 'It asks not to be kept (noindex).');
  if (document.markdown.length < leastText) return follow(found, 'There is hardly any text on it.');
  return { keep: (writer) => keepText(writer, found, page, document) };
}

/** Where a page says that it is, when that is neither here nor what led here. */
function canonicalOf({ canonical }: ReadDocument, url: string, { address, root }: { address: string; root: string }): string | undefined {
  const named = canonical === null ? undefined : normal(canonical, root);
  return named === undefined || named === url || isSameButSlash(named, address) || !isBelow(root, named) ? undefined : named;
}

/** Whether it is read there instead. Not when it was looked at there and left out, or is known here and not there: it would be lost, or come and go. */
async function isReadAt(ctx: JobCtx, source: SourceRow, canonical: string, address: string): Promise<boolean> {
  const { done, kept, refused } = await store.readStanding(ctx.db, source.id, canonical);
  if (done) return kept || refused;
  const [here, there] = await Promise.all([address, canonical].map((one) => store.findPage(ctx.db, source.id, one)));
  return here === undefined || there !== undefined;
}

type Found = Asked & { root: string | undefined; links: string[]; address: string };

async function keepText(writer: WriteCtx, found: Found, page: Page, document: ReadDocument): Promise<Kept> {
  const { source, address, url } = found;
  const { merchant } = writer.actor;
  const digest = digestOf(document);
  await noteLinks(writer, found);
  const twin = await store.findTwin(writer.db, source.id, digest, address);
  if (url !== address) await store.markDone(writer.db, merchant, source.id, url, false);
  await store.markDone(writer.db, merchant, source.id, address, !twin);
  if (twin) return { ...rootOf(found), skipped: [{ url: address, reason: `It says the same as ${twin.url}` }] };
  const row = {
    ...{ merchant, id: writer.newId(), sourceId: source.id, kind: 'page' as const, url: address, body: document.markdown, digest },
    title: shortTitle(document.title ?? new URL(address).pathname),
    language: knownLanguage(document.language) ?? languageOf(document.markdown),
    ...{ etag: page.etag, lastModified: page.lastModified, now: writer.now() },
  };
  await putRead(writer, row);
  return {
    ...rootOf(found),
    ...(document.isCut && { skipped: [{ url: address, reason: 'Only the beginning was taken: it is too long.' }] }),
  };
}

/** Keeps what was read of a page or a file, and makes it findable unless a person withdrew it. What is the same is left alone. */
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

/** Its links are gone after, and it is not kept itself. */
const follow = (found: Found, reason?: string): Outcome => ({
  async keep(writer) {
    await noteLinks(writer, found);
    const { skipped } = await leaveOut(writer, found, reason, false);
    return { ...rootOf(found), skipped };
  },
});
/** `stays`: what was read of it before is still the best there is. Without a reason nobody has to know. */
const skip = (asked: Asked, reason?: string, stays = false): Outcome => ({ keep: (writer) => leaveOut(writer, asked, reason, stays) });

async function leaveOut(
  writer: WriteCtx,
  { source, url }: Asked,
  reason: string | undefined,
  stays: boolean,
): Promise<{ skipped: Skipped[] }> {
  await store.markDone(writer.db, writer.actor.merchant, source.id, url, stays);
  const known = stays ? undefined : await store.findPage(writer.db, source.id, url);
  // At once, not at the end: what is gone from the site is not quoted for another minute.
  if (known) await deleteArticle(writer.db, known.id);
  return { skipped: reason === undefined ? [] : [{ url, reason }] };
}

const unchanged = ({ source, url }: Asked, known: store.KnownArticle): Outcome => ({
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

/** By its host; what leads to a program, or to a file of one's own, has none. */
const siteOf = (address: string) => new URL(address).host || address.slice(0, 100);

type NoPage = Exclude<WebAnswer, Page>;
function reasonOf(got: NoPage): string {
  if (got.kind === 'gone') return `It is not there (${got.status}).`;
  if (got.kind === 'elsewhere') return `It leads to another site: ${siteOf(got.url)}`;
  return got.kind === 'unchanged' ? 'The site said that it is unchanged, but it was never read.' : got.reason;
}
function failureOf(got: NoPage): string {
  if (got.kind === 'gone') return `There is nothing at this address (${got.status}).`;
  if (got.kind === 'elsewhere') return `This address leads to another site, ${siteOf(got.url)}. Add that one instead.`;
  return reasonOf(got).replace(/^It /, 'This address ');
}
