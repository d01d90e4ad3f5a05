import { guardedFetch, isAddressRefused } from '../../platform/http/guarded-fetch.ts';
import type { DocumentType, KnownPage, WebAnswer, WebPort } from '../document-ports.ts';
import { readRobots } from './robots.ts';
import { addressesIn } from './sitemap.ts';

/** `pauseMs`: between two requests to a site. The others are per page, including redirects and body. */
type Options = { allowPrivate?: boolean; pauseMs?: number; retryMs?: number; pageMs?: number; maxBytes?: number };
type Got = Exclude<WebAnswer, { kind: 'page' }> | { kind: 'bytes'; url: string; headers: Headers; bytes: Buffer };
type Headers = { get(name: string): string | null };

const agent = 'Parley/1.0 (reads the pages of the shop it answers for)';
const maxRedirects = 5;
const pdfSign = Buffer.from('%PDF-');
const types = new Map<string, DocumentType>([
  ['text/html', 'text/html'],
  ['application/xhtml+xml', 'text/html'],
  ['text/plain', 'text/plain'],
  ['text/markdown', 'text/markdown'],
  ['application/pdf', 'application/pdf'],
]);

export function openWeb({
  allowPrivate = false,
  pauseMs = 250,
  retryMs = 1_000,
  pageMs = 10_000,
  maxBytes = 2 * 1024 * 1024,
}: Options = {}): WebPort {
  const fetch = guardedFetch({ allowPrivate });

  /** Fetches one address with redirects, and retries once after a temporary failure. */
  async function get(url: string, known: KnownPage | undefined, most: number, willCut = false): Promise<Got> {
    const first = await follow(url, known, most, willCut);
    if (first.kind !== 'failed') return first;
    await pause(retryMs);
    return follow(url, known, most, willCut);
  }

  async function follow(url: string, known: KnownPage | undefined, most: number, willCut: boolean): Promise<Got> {
    const signal = AbortSignal.timeout(pageMs);
    let at = url;
    try {
      for (let hop = 0; hop <= maxRedirects; hop++) {
        const response = await fetch(at, { signal, headers: headersFor(known) });
        const location = response.headers.get('location');
        if (response.status >= 300 && response.status < 400 && response.status !== 304 && location !== null) {
          await response.body?.cancel();
          if (!URL.canParse(location, at)) return { kind: 'failed', url: at, reason: 'This page redirects to an invalid address.' };
          const next = new URL(location, at);
          next.hash = '';
          if (!isSameSite(url, next.href)) return { kind: 'elsewhere', url: next.href };
          at = next.href;
          continue;
        }
        return await answerOf(response, at, most, willCut);
      }
      return { kind: 'unsupported', url, reason: 'This page redirects too many times.' };
    } catch (error) {
      return { kind: isAddressRefused(error) ? 'refused' : 'failed', url: at, reason: reasonOf(error) };
    }
  }

  async function answerOf(response: Awaited<ReturnType<typeof fetch>>, url: string, most: number, willCut: boolean): Promise<Got> {
    const { status, headers } = response;
    if (status === 200) {
      const bytes = await bodyOf(response.body, most, willCut);
      if (bytes === undefined)
        return { kind: 'unsupported', url, reason: `This page is larger than ${Math.round(most / 1024 / 1024)} MB.` };
      return { kind: 'bytes', url, headers, bytes };
    }
    await response.body?.cancel();
    if (status === 304) return { kind: 'unchanged', url };
    if (status === 404 || status === 410) return { kind: 'gone', url, status };
    const reason = `The site responded with status ${status}.`;
    return { kind: status === 429 || status >= 500 ? 'failed' : 'unsupported', url, reason };
  }

  return {
    async get(url, { known, waitMs = 0 } = {}) {
      await pause(Math.max(pauseMs, waitMs));
      const got = await get(url, known, maxBytes);
      if (got.kind !== 'bytes') return got;
      const { headers, bytes } = got;
      const [mime = '', ...rest] = (headers.get('content-type') || 'text/html').toLowerCase().split(';');
      // Misconfigured servers send arbitrary content types.
      const type = bytes.subarray(0, 5).equals(pdfSign) ? 'application/pdf' : types.get(mime.trim() || 'text/html');
      if (!type)
        return { kind: 'unsupported', url: got.url, reason: `This URL returns ${mime.trim().slice(0, 60)}, not a web page, text or PDF.` };
      return {
        kind: 'page',
        url: got.url,
        type,
        charset: rest.map((part) => /^\s*charset=["']?([\w-]+)/.exec(part)?.[1]).find(Boolean),
        bytes,
        etag: headers.get('etag')?.slice(0, 300) ?? null,
        lastModified: headers.get('last-modified')?.slice(0, 100) ?? null,
        noIndex: /(^|[\s,:])(noindex|none)\b/i.test(headers.get('x-robots-tag') ?? ''),
      };
    },
    async rulesOf(url) {
      const address = new URL('/robots.txt', url).href;
      // Of very long rules only the beginning counts (RFC 9309, 2.5).
      const got = await get(address, undefined, 512 * 1024, true);
      // Without robots.txt everything is allowed; if it is unavailable the site must not be crawled (RFC 9309, 2.3.1).
      if (got.kind === 'failed' || got.kind === 'refused') return undefined;
      return readRobots(address, got.kind === 'bytes' ? got.bytes.toString('utf8') : '');
    },
    async sitemap(url, most) {
      const found: string[] = [];
      const waiting = [url];
      for (let read = 0; waiting.length > 0 && read < 10 && found.length < most; read++) {
        const got = await get(waiting.shift() ?? '', undefined, 10 * 1024 * 1024);
        if (got.kind !== 'bytes') continue;
        const { pages, sitemaps } = addressesIn(got.bytes, 10 * 1024 * 1024);
        found.push(...pages);
        waiting.push(...sitemaps.filter((one) => isSameSite(url, one)));
      }
      return [...new Set(found)].slice(0, most);
    },
  };
}

/** Whether two addresses belong to one site: the same host, or one a subdomain of the other, like `www.shop.example` and `shop.example`. */
export function isSameSite(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const [a, b] = [new URL(one), new URL(other)];
  if (!/^https?:$/.test(b.protocol) || b.username !== '' || b.password !== '') return false;
  if (a.host === b.host) return true;
  const [short, long] = [a.hostname, b.hostname].sort((x, y) => x.length - y.length) as [string, string];
  // Another port is another server.
  return a.port === '' && b.port === '' && (short === long || (short.includes('.') && long.endsWith(`.${short}`)));
}

/** The decompressed body; if it exceeds `most` bytes, undefined, or its beginning where that is enough. */
async function bodyOf(body: AsyncIterable<Uint8Array> | null, most: number, willCut = false): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    chunks.push(chunk);
    // Leaving the loop cancels the rest of the download.
    if (size > most) return willCut ? Buffer.concat(chunks).subarray(0, most) : undefined;
  }
  return Buffer.concat(chunks);
}

const headersFor = (known: KnownPage | undefined) => ({
  'user-agent': agent,
  accept: 'text/html, application/xhtml+xml, text/plain;q=0.9, application/pdf;q=0.8, */*;q=0.1',
  ...(known?.etag && { 'if-none-match': known.etag }),
  ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
});

function reasonOf(error: unknown) {
  if (isAddressRefused(error)) return 'It leads to a private network.';
  if (error instanceof Error && error.name === 'TimeoutError') return 'It did not answer in time.';
  return 'The site could not be reached.';
}

const pause = (ms: number) => (ms > 0 ? new Promise<void>((resolve) => void setTimeout(resolve, ms)) : Promise.resolve());
