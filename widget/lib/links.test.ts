import { expect, test } from 'vitest';
import { findLinks } from './links.ts';

test.each<[string, Record<string, string>]>([
  ['no link at all. 3:30 pm, a/b, e.g.', {}],
  ['see https://shop.example/a?b=1&c=2#d.', { 'https://shop.example/a?b=1&c=2#d': 'https://shop.example/a?b=1&c=2#d' }],
  ['(https://shop.example/x)', { 'https://shop.example/x': 'https://shop.example/x' }],
  ['https://w.example/A_(b), really', { 'https://w.example/A_(b)': 'https://w.example/A_(b)' }],
  ['HTTP://Shop.example!', { 'HTTP://Shop.example': 'http://shop.example/' }],
  ['write to ann.b+c@shop.co.uk.', { 'ann.b+c@shop.co.uk': 'mailto:ann.b+c@shop.co.uk' }],
  ['mailto:ann@shop.example', { 'mailto:ann@shop.example': 'mailto:ann@shop.example' }],
  ['javascript:alert(1) data:text/html,x vbscript:x file:///etc', {}],
  ['https:// and http://', {}],
  ['<a href="https://x.example">y</a>', { 'https://x.example': 'https://x.example/' }],
  ['https://a.example https://b.example', { 'https://a.example': 'https://a.example/', 'https://b.example': 'https://b.example/' }],
])('links in %s', (text, links) => {
  const pieces = findLinks(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(Object.fromEntries(pieces.filter((piece) => piece.href).map((piece) => [piece.text, piece.href]))).toEqual(links);
});
