import { expect, test } from 'vitest';
import { marked } from './marked.ts';
import { parseInline, parseMarkdown } from './markdown.ts';

const kinds = (text: string) => parseMarkdown(text).map(({ kind }) => kind);

test.each([
  ['# Title\nText', ['heading', 'paragraph']],
  ['- one\n- two\n\n1. first', ['list', 'list']],
  ['```\n# not a title\n```', ['code']],
  ['> said', ['quote']],
  ['| a | b |\n|---|---|\n| 1 | 2 |', ['table']],
  ['above\n\n---\n\nbelow', ['paragraph', 'rule', 'paragraph']],
  ['```\nnever closed', ['code']],
  ['', []],
])('%j is %j', (text, expected) => expect(kinds(text)).toEqual(expected));

test('marks nest, and unmatched ones stay text', () => {
  expect(parseInline('**so *very* good** and 2 * 3')).toEqual([
    {
      kind: 'strong',
      parts: [
        { kind: 'text', text: 'so ' },
        { kind: 'em', parts: [{ kind: 'text', text: 'very' }] },
        { kind: 'text', text: ' good' },
      ],
    },
    { kind: 'text', text: ' and 2 * 3' },
  ]);
});

test('only web and mail addresses become links', () => {
  expect(parseInline('[a](https://shop.example) [b](javascript:alert)')).toEqual([
    { kind: 'link', href: 'https://shop.example', parts: [{ kind: 'text', text: 'a' }] },
    { kind: 'text', text: ' ' },
    { kind: 'text', text: '[b](javascript:alert)' },
  ]);
});

test('a table has its cells, and a list item can span lines', () => {
  expect(parseMarkdown('a | b\n--|--\n1 | 2')).toEqual([
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
      rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'text', text: '2' }]]],
    },
  ]);
  expect(parseMarkdown('- one\n  more\n- two')).toEqual([
    { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'one\nmore' }], [{ kind: 'text', text: 'two' }]] },
  ]);
});

test.each([
  [[{ start: 0, end: 3 }], ['[the]', ' cat']],
  [
    [
      { start: 4, end: 7 },
      { start: 0, end: 5 },
    ],
    ['[the c]', '[at]'],
  ],
  [[{ start: 5, end: 99 }], ['the c', '[at]']],
  [[], ['the cat']],
])('highlights the words of the question at %j', (ranges, expected) => {
  expect(marked('the cat', ranges).map(({ words, isHit }) => (isHit ? `[${words}]` : words))).toEqual(expected);
});

test('parses a page of nothing but marks without slowing down', () => {
  expect(parseInline('`a` '.repeat(40_000))).toHaveLength(80_000);
});
