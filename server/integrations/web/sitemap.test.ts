import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addressesIn } from './sitemap.ts';

const most = 1_000_000;
const read = (text: string) => addressesIn(Buffer.from(text), most);

test.each([
  [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://s.example/a</loc></url></urlset>',
    ['https://s.example/a'],
  ],
  ['<urlset><url>\n<loc>\n  https://s.example/a?b=1&amp;c=2\n</loc></url></urlset>', ['https://s.example/a?b=1&c=2']],
  ['<urlset><url><loc>https://s.example/a?b=1&#38;c=&#x32;</loc></url></urlset>', ['https://s.example/a?b=1&c=2']],
  ['<urlset><url><loc><![CDATA[https://s.example/a?b=1&c=2]]></loc></url></urlset>', ['https://s.example/a?b=1&c=2']],
  [
    '<urlset><url><loc>https://s.example/a</loc><image:image><image:loc>https://s.example/a.png</image:loc></image:image></url></urlset>',
    ['https://s.example/a'],
  ],
  ['<urlset><url><loc>no address</loc></url><url><loc>https://s.example/b</loc></url>', ['https://s.example/b']],
  ['<html><loc>https://s.example/a</loc></html>', []],
  [
    '<s:urlset xmlns:s="x"><s:url><s:loc>https://s.example/a</s:loc><i:loc>https://s.example/b</i:loc></s:url></s:urlset>',
    ['https://s.example/a'],
  ],
  ['\uFEFFhttps://s.example/a\r\n\r\nhttps://s.example/b\r\n', ['https://s.example/a', 'https://s.example/b']],
  ['https://s.example/a\nNot found', []],
  ['', []],
])('%s names %j', (text, pages) => {
  expect(read(text)).toEqual({ pages, sitemaps: [] });
});

test('an index references sitemaps, compressed or not', () => {
  const index = '<sitemapindex><sitemap><loc>https://s.example/one.xml</loc></sitemap></sitemapindex>';
  const named = { pages: [], sitemaps: ['https://s.example/one.xml'] };
  expect([read(index), addressesIn(gzipSync(index), most)]).toEqual([named, named]);
});

test('a sitemap that decompresses beyond the limit contains nothing', () => {
  const bomb = gzipSync(`<urlset>${'<url><loc>https://s.example/a</loc></url>'.repeat(100_000)}</urlset>`);
  expect(addressesIn(bomb, most).pages).toEqual([]);
});

test.each([
  ['tags', '<a/>'.repeat(1_000_000)],
  ['tags within tags', '<a>'.repeat(1_000_000)],
  ['addresses that never end', `<urlset>${'<loc>'.repeat(500_000)}`],
  ['spaces', `<urlset><loc>${' '.repeat(4_000_000)}`],
])('reads megabytes of %s quickly and finds nothing', (_, text) => {
  expect(read(text).pages).toEqual([]);
});
