import { gunzipSync } from 'node:zlib';
import { decodeXML } from 'entities';

/** The maximum number of addresses in one sitemap. */
const maxNamed = 50_000;

/**
 * The addresses in a sitemap; empty when it is invalid. Parses as a stream without building a tree, because ten megabytes of untrusted tags
 * would fill the memory.
 */
export function addressesIn(bytes: Buffer, most: number): { pages: string[]; sitemaps: string[] } {
  const text = textOf(bytes, most);
  const [, prefix = '', root] = /<(\w{1,20}:)?(urlset|sitemapindex)[\s>]/.exec(text) ?? [];
  const found: string[] = [];
  if (root === undefined) return { pages: plainList(text), sitemaps: [] };
  const named = new RegExp(`<${prefix}loc>(?:([^<]*)|\\s*<!\\[CDATA\\[([^<\\]]*)\\]\\]>\\s*)</${prefix}loc>`, 'g');
  for (const [, plain, whole] of text.matchAll(named)) {
    const url = (whole ?? decodeXML(plain ?? '')).trim();
    if (URL.canParse(url)) found.push(url);
    if (found.length === maxNamed) break;
  }
  return root === 'urlset' ? { pages: found, sitemaps: [] } : { pages: [], sitemaps: found };
}

/** A sitemap may also be plain text with one address per line. */
function plainList(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/, maxNamed).map((line) => line.replace(/^\uFEFF/, '').trim());
  const filled = lines.filter((line) => line !== '');
  return filled.every((line) => /^https?:\/\/\S+$/i.test(line) && URL.canParse(line)) ? filled : [];
}

function textOf(bytes: Buffer, most: number) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes, { maxOutputLength: most }).toString('utf8');
  } catch {
    return '';
  }
}
