import { gunzipSync } from 'node:zlib';
import { decodeXML } from 'entities';

/** As many as one sitemap may name. */
const mostNamed = 50_000;

/**
 * What a sitemap names; nothing when it is none. It is read from its beginning to its end and no tree is made of it: somebody else's ten
 * megabytes of tags would fill the memory.
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
    if (found.length === mostNamed) break;
  }
  return root === 'urlset' ? { pages: found, sitemaps: [] } : { pages: [], sitemaps: found };
}

/** A sitemap may be a text of one address in each line, and of nothing else. */
function plainList(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/, mostNamed).map((line) => line.replace(/^\uFEFF/, '').trim());
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
