import { expect, test } from 'vitest';
import { type Inline, parseInline, plainWords } from './marks.ts';

/** Each link's text and URL. */
const linksIn = (parts: readonly Inline[]): Record<string, string> =>
  Object.assign(
    {},
    ...parts.map((part) => (part.kind === 'link' ? { [part.text]: part.href } : part.kind === 'mark' ? linksIn(part.parts) : {})),
  );
/** Renders the parts for comparison, such as "strong[bold] text". */
const render = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === 'mark' ? `${part.mark}[${render(part.parts)}]` : part.text)).join('');

test.each<[string, Record<string, string>]>([
  ['no link at all. 3:30 pm, a/b, e.g. harbour.example', {}],
  ['see https://shop.example/a?b=1&c=2#d.', { 'https://shop.example/a?b=1&c=2#d': 'https://shop.example/a?b=1&c=2#d' }],
  ['(https://shop.example/x)', { 'https://shop.example/x': 'https://shop.example/x' }],
  ['https://w.example/A_(b), really', { 'https://w.example/A_(b)': 'https://w.example/A_(b)' }],
  ['[https://w.example/a[0]]', { 'https://w.example/a[0]': 'https://w.example/a[0]' }],
  ['https://harbour.example/_a_b_c/', { 'https://harbour.example/_a_b_c/': 'https://harbour.example/_a_b_c/' }],
  ['HTTP://Shop.example!', { 'HTTP://Shop.example': 'HTTP://Shop.example' }],
  ['“https://münchen.example/ü”', { 'https://münchen.example/ü': 'https://münchen.example/ü' }],
  ['*see https://harbour.example*', { 'https://harbour.example': 'https://harbour.example' }],
  ['write to ann.b+c@shop.co.uk.', { 'ann.b+c@shop.co.uk': 'mailto:ann.b+c@shop.co.uk' }],
  ['mailto:ann@shop.example?subject=Hi', { 'mailto:ann@shop.example?subject=Hi': 'mailto:ann@shop.example?subject=Hi' }],
  ['javascript:alert(1) data:text/html,x vbscript:x file:///etc', {}],
  ['https:// and http:// and https://. and mailto:', {}],
  ['`https://shop.example`', {}],
  ['<a href="https://x.example">y</a>', { 'https://x.example': 'https://x.example' }],
  ['https://a.example https://b.example', { 'https://a.example': 'https://a.example', 'https://b.example': 'https://b.example' }],
])('finds the links in %s', (text, links) => {
  expect(linksIn(parseInline(text))).toEqual(links);
});

test.each([
  ['*yes* and _no_', 'strong[yes] and em[no]'],
  ['~old~ `code *plain*`', 's[old] code[code *plain*]'],
  ['*very _much_ so*', 'strong[very em[much] so]'],
  ['(*yes*), *no*!', '(strong[yes]), strong[no]!'],
  ['2*3*4 and order_number_1', '2*3*4 and order_number_1'],
  ['* not * bold', '* not * bold'],
  ['*over\nlines*', '*over\nlines*'],
  ['** and *', '** and *'],
  ['<b>no</b>', '<b>no</b>'],
  ['https://a.example/x_y_z and *b*', 'https://a.example/x_y_z and strong[b]'],
])('parses the marks in %s', (text, words) => {
  expect(render(parseInline(text))).toBe(words);
});

test('highlights only mentioned names', () => {
  expect(parseInline('@Theo Brandt and @Mara', ['Theo Brandt'])).toEqual([
    { kind: 'mention', text: '@Theo Brandt' },
    { kind: 'text', text: ' and @Mara' },
  ]);
});

test('keeps all text, including spaces and line breaks; plain text omits the marks', () => {
  const text = 'a  b\n https://x.example/y, c@d.example.\n\n';
  expect(render(parseInline(text))).toBe(text);
  expect(plainWords('*a _b_* `c` d@e.example')).toBe('a b c d@e.example');
});

test.each(['.', 'a.', '*', '*a', '_~*`', 'https://a)', '@', 'mailto:', '+@', '('])(
  'a long message of nothing but %j is read whole',
  (unit) => {
    const text = `https://a.example${unit.repeat(8_000)}`.slice(0, 8_000);
    expect(plainWords(text).length).toBeGreaterThan(1_000);
  },
);
