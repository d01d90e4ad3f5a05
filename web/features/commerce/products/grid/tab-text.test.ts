import { expect, test } from 'vitest';
import { parseTabText, writeTabText } from './tab-text.ts';

test.each([
  ['one cell', '12.50', [['12.50']]],
  ['a column', '1\n2\n3', [['1'], ['2'], ['3']]],
  ['a row', '1\t2\t3', [['1', '2', '3']]],
  ['a row that ends as spreadsheets end it', '1\t2\r\n', [['1', '2']]],
  ['lines of an old Macintosh', '1\r2', [['1'], ['2']]],
  [
    'cells that are empty',
    'a\t\tb\n\t\t',
    [
      ['a', '', 'b'],
      ['', '', ''],
    ],
  ],
  ['an empty row between', 'a\n\nb', [['a'], [''], ['b']]],
  ['a tab, a line end and a quote in quotes', '"a\tb"\t"two\nlines"\t"5"" wide"', [['a\tb', 'two\nlines', '5" wide']]],
  ['a quote within', '5" wide\t7', [['5" wide', '7']]],
  ['a quote that is never closed', '"open\t7', [['"open', '7']]],
  ['a quote that ends before the cell does', '"a" b\t7', [['"a" b', '7']]],
  ['nothing', '', [['']]],
])('%s', (_, text, cells) => {
  expect(parseTabText(text)).toEqual(cells);
});

test('what was copied parses to the same cells', () => {
  const cells = [
    ['plain', 'a\ttab', 'a "quote"'],
    ['two\nlines', '', '12.50'],
  ];
  expect(parseTabText(writeTabText(cells))).toEqual(cells);
});

test('parses ten thousand rows quickly', () => {
  const text = Array.from({ length: 10_000 }, (_, row) => `${row}\t${row}.50\t"quoted ${row}"`).join('\n');
  expect(parseTabText(text)).toHaveLength(10_000);
});
