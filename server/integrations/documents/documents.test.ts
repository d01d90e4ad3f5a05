import { deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { makeZip } from '../../features/intelligence/knowledge/make.ts';
import { mustUnpackTo } from './archive.ts';
import { readHtml } from './html.ts';
import { openDocuments } from './index.ts';
import { decode } from './text.ts';
import { typeOf } from './type-of.ts';

const documents = openDocuments();
afterAll(() => documents.close());
const html = (text: string) => ({ bytes: Buffer.from(text), type: 'text/html' as const });

describe('a page', () => {
  test.each([
    ['<main><h1>Title</h1><p>One <b>two</b>.</p></main>', 'One **two**.'],
    [
      '<nav>menu</nav><article><p>Long enough to be the text of this page.</p></article><aside>ad</aside>',
      'Long enough to be the text of this page.',
    ],
    ['<p>See <a href="https://a.example">this</a><img src="x.png" alt="a picture">.</p>', 'See this.'],
    ['<table><tr><th>To<th>Time<tr><td>Spain:<td>3 days<td>€9.95</table>', '- To: Time\n- Spain: 3 days, €9.95'],
    ['<p>Seen</p><p hidden>not</p><p style="display: none">nor this</p><p aria-hidden="true">nor that</p>', 'Seen'],
    ['<form><input><button>Buy</button></form><p>Text</p><script>bad()</script><iframe src="//evil.example"></iframe>', 'Text'],
    ['<p>Un<p>tags', 'Un\n\ntags'],
    // Entire pages with class names or layouts that are removed elsewhere.
    ['<body class="home cookies-not-set"><p>Text</p></body>', 'Text'],
    [
      '<html class="has-newsletter no-cookie-banner"><body style="visibility:hidden"><div class="cookie-page"><h1>T</h1><p>Text</p></div></body>',
      'Text',
    ],
    [
      '<div id="cookie-notice"><p>We use them.</p></div><div class="cookies"><p>We use cookies. <a>Accept all</a></p></div><p>Text</p>',
      'Text',
    ],
    ['<div class="product-cookies"><p>Our cookies are baked daily.</p></div>', 'Our cookies are baked daily.'],
    ['<form id="aspnetForm"><input><h1>T</h1><p>Text</p><button>Go</button></form>', 'Text'],
    ['<table><tr><td><p>One.</p><p>Two.</p></td></tr></table>', 'One.\n\nTwo.'],
    ['<table><tr><td>Text<table><tr><td>a<br>b<td>c</table></table>', 'Text\n\n- a b: c'],
    // FAQs that expand on click.
    [
      '<h3><button aria-controls="x">How long?</button></h3><div id="x" role="region" hidden><p>Two days.</p></div>',
      '### How long?\n\nTwo days.',
    ],
    [
      '<details><summary>How long?</summary>Two days.</details><details><summary>Where?</summary>Here.</details>',
      '### How long?\n\nTwo days.\n\n### Where?\n\nHere.',
    ],
    [
      '<div class="faq"><button>Where?</button><p>Here.</p></div><button>Any doubt?</button><div id="y" hidden>not</div>',
      '### Where?\n\nHere.',
    ],
    ['', ''],
  ])('%s reads %j', (page, markdown) => {
    expect(readHtml(page).markdown).toBe(markdown);
  });
  test.each([
    ['<header><h1>Shop</h1></header><h1>Returns</h1><p>Text</p>', 'Returns', 'Text'],
    ['<header><h1>Returns</h1></header><p>Text</p>', 'Returns', 'Text'],
    ['<header>Shop</header><p>Text</p>', null, 'Text'],
  ])('%s has the title %s', (page, title, markdown) => {
    expect(readHtml(page)).toMatchObject({ title, markdown });
  });
  test('has a title, links and an indexing rule', () => {
    const page = `<html lang="de-AT"><head><title>A | Shop</title><base href="/sub/"><link rel="canonical" href="/c#x"><meta name="ROBOTS" content="NOINDEX, follow"></head>
      <body><a href="b#y">b</a><a href="/z" rel="sponsored nofollow">z</a><a href="javascript:x()">x</a></body></html>`;
    expect(readHtml(page, 'https://s.example/a')).toMatchObject({
      title: 'A | Shop',
      language: 'de-at',
      links: ['https://s.example/sub/b'],
      canonical: 'https://s.example/c',
      noIndex: true,
    });
  });
});

test('follows canonical links, refreshes and frames', () => {
  const { links, canonical } = readHtml(
    '<meta http-equiv="Refresh" content="0; URL=\'/en/\'"><link rel="canonical" href="data:text/html,x"><frameset><frame src="main.html"></frameset>',
    'https://s.example/a',
  );
  expect([links, canonical]).toEqual([['https://s.example/en/', 'https://s.example/main.html'], null]);
});

test.each([
  ['---\ntitle: "Shipping: rules"\ndate: 2026\n---\n\nText <!-- for us -->here.', 'Shipping: rules', 'Text here.'],
  ['+++\ntitle = "Toml"\n+++\nText', 'Toml', 'Text'],
  ['---\ndate: 2026\n---\n# Heading ##\n\nText', 'Heading', 'Text'],
  ['# About C#\nText', 'About C#', 'Text'],
  ['---\nNo settings, a line', null, '---\nNo settings, a line'],
])('Markdown %j has the title %j', async (text, title, markdown) => {
  expect(await documents.read({ bytes: Buffer.from(text), type: 'text/markdown' })).toMatchObject({ title, markdown });
});

test('reads an unclosed heading without delay', async () => {
  const bytes = Buffer.from(`# a${' #'.repeat(100_000)}\nText`);
  await expect(documents.read({ bytes, type: 'text/markdown' })).resolves.toMatchObject({ markdown: 'Text' });
});

const japanese = Buffer.from('93fa967b8cea8382918d', 'hex');
test.each([
  ['in Shift-JIS', Buffer.concat([Buffer.from('<html><head><meta charset="shift_jis"></head><body><p>'), japanese]), /^日本語/],
  ['that says UTF-16 and is not', Buffer.from('<html><meta charset="utf-16"><p>Hello</p></html>'), /^Hello$/],
  ['of XML', Buffer.from('<?xml version="1.0" encoding="windows-1250"?><html><p>W\xb3ady</p></html>', 'latin1'), /^Włady$/],
])('decodes a page %s', async (_, bytes, expected) => {
  expect(typeOf(bytes, 'a.html')).toBe('text/html');
  expect((await documents.read({ bytes, type: 'text/html' })).markdown).toMatch(expected);
});

test.each([
  [Buffer.from('Grüße'), undefined, 'Grüße'],
  [Buffer.from('Grüße', 'latin1'), undefined, 'Grüße'],
  [Buffer.from('Grüße', 'latin1'), 'iso-8859-1', 'Grüße'],
  [Buffer.from('\ufeffGrüße', 'utf16le'), undefined, 'Grüße'],
  [Buffer.from('Grüße'), 'no-such-charset', 'Grüße'],
  [Buffer.from('a\0b'), undefined, undefined],
])('decodes %j in %s as %s', (bytes, charset, text) => {
  expect(decode(bytes, charset)?.replace('\ufeff', '')).toBe(text);
});

test.each([
  ['%PDF-1.7\n', 'a.txt', 'application/pdf'],
  ['# Hi', 'a.md', 'text/markdown'],
  ['# Hi', 'a.txt', 'text/plain'],
  ['<!DOCTYPE html><p>x', 'a.txt', 'text/html'],
  ['<p>x</p>', 'a.html', 'text/html'],
  ['<p>x</p>', 'a.txt', 'text/plain'],
  ['PK\x03\x04garbage', 'a.docx', undefined],
  ['\x7fELF\x02\x01', 'a.txt', undefined],
  ['One\vtwo\fthree\x1a', 'a.txt', 'text/plain'],
  ['{\\rtf1\\ansi Hi}', 'a.txt', undefined],
])('%j named %s is %s', (bytes, name, type) => {
  expect(typeOf(Buffer.from(bytes, 'latin1'), name)).toBe(type);
});

test('a document that takes too long is aborted, and the next one is read', async () => {
  const hasty = openDocuments({ limitMs: 1 });
  await expect(hasty.read(html('<p>x</p>'))).rejects.toThrow('Reading this file took too long. Split it into smaller files.');
  await hasty.close();
  await expect(documents.read(html('<p>x</p>'))).resolves.toMatchObject({ markdown: 'x' });
});

test('a document that uses too much memory only ends its own process', async () => {
  const small = openDocuments({ memoryMb: 80 });
  await expect(small.read(html('<p><b>x</b></p>'.repeat(300_000)))).rejects.toThrow(/too much memory|failed/);
  await expect(small.read(html('<p>x</p>'))).resolves.toMatchObject({ markdown: 'x' });
  await small.close();
});

test('concurrent documents are read one at a time', async () => {
  const read = await Promise.all(['a', 'b', 'c'].map((letter) => documents.read(html(`<p>${letter}</p>`))));
  expect(read.map(({ markdown }) => markdown)).toEqual(['a', 'b', 'c']);
});

test('an archive that claims to be small is unpacked only up to the limit', () => {
  const packed = deflateRawSync(Buffer.alloc(5_000_000));
  const head = Buffer.alloc(30);
  const entry = Buffer.alloc(46);
  entry.write('PK\x01\x02', 'latin1');
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(10, 24);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(head.length + packed.length, 16);
  const bytes = Buffer.concat([head, packed, entry, end]);
  expect(() => mustUnpackTo(bytes, 1_000_000)).toThrow('This file is too large once unpacked.');
  expect(() => mustUnpackTo(bytes, 6_000_000)).not.toThrow();
});

/** Forges the end of a ZIP's directory. */
const withEnd = (zip: Buffer, change: (end: Buffer) => unknown) => {
  const changed = Buffer.from(zip);
  change(changed.subarray(-22));
  return changed;
};
const twoFiles = makeZip({ 'word/document.xml': '<w/>', 'bomb.xml': 'x'.repeat(1000) });
test.each([
  ['counts fewer files than it names', withEnd(twoFiles, (end) => (end.writeUInt16LE(1, 8), end.writeUInt16LE(1, 10)))],
  ['counts otherwise on this disk', withEnd(twoFiles, (end) => end.writeUInt16LE(0xffff, 8))],
  ['is said to be elsewhere', withEnd(twoFiles, (end) => end.writeUInt16LE(0xffff, 6))],
  ['is said to be longer', withEnd(twoFiles, (end) => end.writeUInt32LE(0xffffffff, 12))],
  ['comes after other bytes', Buffer.concat([Buffer.from('PK\x03\x04'), twoFiles])],
])('refuses an archive whose directory %s, because it is ambiguous', (_, bytes) => {
  expect(typeOf(twoFiles, 'a.docx')).toBeDefined();
  expect(typeOf(bytes, 'a.docx')).toBeUndefined();
  expect(() => mustUnpackTo(bytes, 1_000_000)).toThrow('This file is damaged. Save a new copy and upload it.');
});

test('a large file of unclosed tags counts as text', () => {
  expect(typeOf(Buffer.from('<a'.repeat(1_000_000)), 'page.html')).toBe('text/plain');
});
