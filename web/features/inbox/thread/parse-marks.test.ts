import { expect, test } from 'vitest';
import { type Inline, parseInline, parseMarks } from './parse-marks.ts';

const links = (text: string) => parseInline(text).flatMap((part) => (part.kind === 'link' ? part.href : []));
/** "b[bold] text": what each part is, and what is in it. */
const told = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === 'mark' ? `${part.mark[0]}[${told(part.parts)}]` : part.text)).join('');

test.each([
  ['See https://harbour.example/a?b=1#c.', ['https://harbour.example/a?b=1#c']],
  ['(http://harbour.example)', ['http://harbour.example']],
  ['https://harbour.example/a_(b) is odd', ['https://harbour.example/a_(b)']],
  ['https://harbour.example/_a_b_c/', ['https://harbour.example/_a_b_c/']],
  ['*https://harbour.example*', []],
  ['Mail mei@mail.example, please!', ['mailto:mei@mail.example']],
  ['harbour.example and javascript:alert(1) and data:text/html,x', []],
  ['<a href="https://harbour.example">x</a>', ['https://harbour.example']],
  ['no link at all', []],
])('the links in %s', (text, found) => {
  expect(links(text)).toEqual(found);
});

test.each([
  ['*yes* and _no_', 'b[yes] and i[no]'],
  ['~old~ `code *plain*`', 's[old] c[code *plain*]'],
  ['*very _much_ so*', 'b[very i[much] so]'],
  ['(*yes*), *no*!', '(b[yes]), b[no]!'],
  ['2*3*4 and order_number_1', '2*3*4 and order_number_1'],
  ['* not * bold', '* not * bold'],
  ['*over\nlines*', '*over\nlines*'],
  ['** and *', '** and *'],
  ['<b>no</b>', '<b>no</b>'],
])('the marks in %s', (text, words) => {
  expect(told(parseInline(text))).toBe(words);
});

test('a link in a mark is a link', () => {
  expect(parseInline('*see https://harbour.example*')).toMatchObject([
    { kind: 'mark', parts: [{ text: 'see ' }, { kind: 'link', href: 'https://harbour.example' }] },
  ]);
});

test('lines that begin with a sign or a number are lists', () => {
  const blocks = parseMarks('You need:\n- a box\n- *tape*\nThen:\n3. send\n4. wait\n\nBye');
  expect(blocks.map((block) => (block.kind === 'list' ? block.items.map(told) : told(block.parts)))).toEqual([
    'You need:',
    ['a box', 'b[tape]'],
    'Then:',
    ['send', 'wait'],
    '\nBye',
  ]);
  expect(blocks[3]).toMatchObject({ start: 3 });
});

test('only the names that are mentioned stand out', () => {
  expect(parseInline('@Theo Brandt and @Mara', ['Theo Brandt'])).toEqual([
    { kind: 'mention', text: '@Theo Brandt' },
    { kind: 'text', text: ' and @Mara' },
  ]);
});

test('nothing of the text is lost, spaces and lines included', () => {
  const text = 'a  b\n https://x.example/y, c@d.example.\n\n';
  expect(told(parseMarks(text).flatMap((block) => (block.kind === 'lines' ? block.parts : [])))).toBe(text);
});
