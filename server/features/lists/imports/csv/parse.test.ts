import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { delimiterOf, encodingOf, toUtf8 } from './encoding.ts';
import { type CsvRecord, longestRecord, readCsv } from './parse.ts';
import { bareCell, lineOf } from '../../../../platform/lib/csv.ts';

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function all(text: string | Buffer, { delimiter = ',', size = 65_536 } = {}) {
  const records: CsvRecord[] = [];
  for await (const record of readCsv(inChunks(Buffer.from(text as string), size), delimiter)) records.push(record);
  return records;
}
const cells = async (text: string, options = {}) => (await all(text, options)).map((record) => record.cells);

test.each([
  [
    'line ends of every kind',
    'a,b\r\nc,d\ne,f\rg,h',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ],
  ],
  ['quotes, delimiters and line ends inside quotes', '"a,1","b ""x""","c\r\nd"\n', [['a,1', 'b "x"', 'c\r\nd']]],
  [
    'empty cells, also at the end',
    'a,,\n,,',
    [
      ['a', '', ''],
      ['', '', ''],
    ],
  ],
  ['blank lines, which keep their place', 'a\n\nb\n', [['a'], [''], ['b']]],
  ['rows longer and shorter than the first', 'a,b\nc\nd,e,f', [['a', 'b'], ['c'], ['d', 'e', 'f']]],
  ['a quote inside of a plain cell', '5" pipe,x"y', [['5" pipe', 'x"y']]],
  ['something after closing quotes', '"a"b,c', [['ab', 'c']]],
  [
    'quotes inside that were not doubled',
    '"Lamp "Harbour" big",1\n"5" pipe",2\n"x "y""',
    [['Lamp "Harbour" big', '1'], ['5" pipe', '2'], ['x "y"']],
  ],
  [
    'quotes after spaces',
    'a, "b, ""c"" d" , e\n "x", 5" y\n "open, z',
    [
      ['a', 'b, "c" d', ' e'],
      ['x', ' 5" y'],
      [' "open', ' z'],
    ],
  ],
  ['letters of every alphabet', 'Krüger,ʤ,日本,🙂\n', [['Krüger', 'ʤ', '日本', '🙂']]],
  ['nothing', '', []],
])('%s', async (_, text, expected) => {
  expect(await cells(text)).toEqual(expected);
  // In chunks of any size.
  for (const size of [1, 2, 3, 7]) expect(await cells(text, { size })).toEqual(expected);
});

test.each([';', '\t', '|'])('%j separates cells', async (delimiter) => {
  expect(await cells(`a${delimiter}"b${delimiter}"${delimiter}c,d`, { delimiter })).toEqual([['a', `b${delimiter}`, 'c,d']]);
});

test('each record has its end offset, and reading can resume there', async () => {
  const text = 'naïve,"x\ny"\r\nsecond,1\nthird,2\n';
  const records = await all(text, { size: 4 });
  const bytes = Buffer.from(text);
  for (const [index, { end }] of records.entries())
    expect(await cells(bytes.subarray(end).toString())).toEqual(records.slice(index + 1).map((record) => record.cells));
});

test('an unclosed quotation mark loses only its line', async () => {
  const records = await all('a,b\n"c,d\ne,f\n');
  expect(records.map((record) => [record.cells, record.broken])).toEqual([
    [['a', 'b'], false],
    [['"c,d'], true],
    [['e', 'f'], false],
  ]);
});

const astray: [string, string, string[]][] = [
  ['the quotes of a later row', 'a,"b,1\nc,"d",2\ne,f,3\n', ['a,"b,1', 'c', 'e']],
  ['a later row that begins with quotes', 'a,"b,1\n"c","d",2\n', ['a,"b,1', 'c']],
  ['nothing, where lines end in CR alone', 'a,"b\rc,d\re,f\r', ['a,"b', 'c', 'e']],
  ['quotes in the middle of a text', '"<p class="x" id>\nb",1\na,2\n', ['"<p class="x" id>', 'b"', 'a']],
];
test.each(astray)('a quotation mark closed by %s loses no other row', async (_, text, firsts) => {
  for (const size of [1, 3, 100]) {
    const records = await all(text, { size });
    expect(records.map(({ cells: [first] }) => first)).toEqual(firsts);
    expect(records.map(({ broken }) => broken)).toEqual(firsts.map((_first, place) => place === 0));
  }
});

test('a record above the maximum is broken, without buffering the file', async () => {
  const rows = Array.from({ length: 3 }, () => `x,${'y'.repeat(500_000)}\n`).join('');
  const [first, second] = await all(`"never closed\n${rows}`);
  expect(longestRecord).toBeLessThan(rows.length);
  expect([first?.broken, second?.broken, second?.cells[0]]).toEqual([true, false, 'x']);
});

test.each(['\n', '\r\n', '\r'])('a line above the maximum is one broken record, whatever its rest looks like (%j)', async (end) => {
  const size = 65_536;
  // The third chunk after the maximum ends in the line's end, before, within or behind it.
  for (const away of [-1, 0, 1, 2]) {
    const head = `a,1${end}x,`;
    const rest = ',b,9,5';
    const line = `x,${'y'.repeat(longestRecord + 3 * size - head.length - rest.length - away)}${rest}`;
    const text = [`a,1`, line, 'b,2', ''].join(end);
    const records = await all(text, { size });
    expect(records.map(({ cells, broken }) => [cells[0]?.slice(0, 4), broken])).toEqual([
      ['a', false],
      ['x,yy', true],
      ['b', false],
    ]);
    expect(text.slice(records[1]?.end)).toBe(`b,2${end}`);
    expect((await all(`a,1${end}${line}`, { size })).map(({ broken }) => broken)).toEqual([false, true]);
  }
});

const spectrum = path.join(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'robustness', 'csv-spectrum');
const names = fs.existsSync(spectrum) ? fs.readdirSync(path.join(spectrum, 'csvs')).map((name) => name.replace('.csv', '')) : [];
// Its expectation has another phone number than its file, whose encoding can't be detected.
const readable = names.filter((name) => name !== 'location_coordinates');
test.skipIf(names.length === 0)('passes csv-spectrum where it is available', async () => {
  for (const name of readable) {
    const expected: unknown = JSON.parse(fs.readFileSync(path.join(spectrum, 'json', `${name}.json`), 'utf8'));
    const [header = [], ...rows] = await cells(fs.readFileSync(path.join(spectrum, 'csvs', `${name}.csv`), 'utf8'));
    const read = rows.map((row) => Object.fromEntries(header.map((column, place) => [column, row[place]])));
    expect(read, name).toEqual([expected].flat());
  }
});

const fileOf = (bytes: Buffer) => ({
  stream: () => inChunks(bytes, 3),
  part: async (start: number, end: number) => bytes.subarray(start, end),
});
const utf16 = Buffer.from('Größe;ß', 'utf16le');
test.each([
  ['UTF-8', Buffer.from('Größe;ß'), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from('\uFEFFGröße;ß'), 'utf-8'],
  ['UTF-16', utf16, 'utf-16le'],
  ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), 'utf-16le'],
  ['UTF-16 the other way round', Buffer.from(utf16).swap16(), 'utf-16be'],
  ['Windows-1252', Buffer.from('Größe;ß', 'latin1'), 'windows-1252'],
] as const)('a file in %s is detected and read', async (_, bytes, encoding) => {
  expect(await encodingOf(fileOf(bytes))).toBe(encoding);
  const read: Buffer[] = [];
  for await (const chunk of toUtf8(inChunks(bytes, 3), encoding)) read.push(chunk);
  expect(Buffer.concat(read).toString()).toBe('Größe;ß');
});

const readAs = async (bytes: Buffer) => {
  const encoding = await encodingOf(fileOf(bytes));
  if (!encoding) return undefined;
  const read: Buffer[] = [];
  for await (const chunk of toUtf8(inChunks(bytes, 3), encoding)) read.push(chunk);
  return [encoding, Buffer.concat(read).toString()];
};
const hex = (text: string) => Buffer.from(text, 'hex');
test.each([
  ['Polish', hex('57b36164797361f1613b7374f3b3'), ['windows-1250', 'Władysańa;stół']],
  ['Czech', hex('f8eb3b9e6c759d6f75e86bfd'), ['windows-1250', 'řë;žluťoučký']],
  ['Hungarian', hex('6572f53b6779fb72fb'), ['windows-1250', 'erő;gyűrű']],
  ['Russian', hex('cbe0ecefe03bede0f1f2eeebfcede0ff'), ['windows-1251', 'Лампа;настольная']],
  ['Ukrainian', hex('d6b3ede03bebe0ecefe03bbfe6e0'), ['windows-1251', 'Ціна;лампа;їжа']],
  ['Japanese', hex('93fa967b8cea82cc838983938376'), ['shift_jis', '日本語のランプ']],
  ['English with curly marks', hex('446f6e9274206f70656e2074686520646f6f729273206c6f636b'), ['windows-1252', 'Don’t open the door’s lock']],
  ['French with a Czech name', Buffer.from('cr\xe8me \xe0 la \x8akoda', 'latin1'), ['windows-1252', 'crème à la Škoda']],
  ['Chinese', hex('d6d0b9fa3bcab2c3b4b5c6'), undefined],
  ['Greek', hex('cbdcecf0e13beae1ebde'), undefined],
])('%s of a legacy code page is decoded, or reported as unknown', async (_, bytes, expected) => {
  expect(await readAs(bytes)).toEqual(expected);
});

test('one invalid byte or a truncated last character does not change the encoding', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Größe;ß;日本;'),
    Buffer.from('Gr\xfcn;', 'latin1'),
    Buffer.from('Straße;🙂;ü').subarray(0, -1),
  ]);
  expect(await readAs(bytes)).toEqual(['utf-8', 'Größe;ß;日本;Grün;Straße;🙂;Ã']);
});

test('NUL is removed, and a byte order mark only at the start', async () => {
  expect(await readAs(Buffer.from('\uFEFFa, a longer text\0b;\uFEFFc'))).toEqual(['utf-8', 'a, a longer textb;\uFEFFc']);
});

test.each([
  ['a,b\n1,2', ','],
  ['a;b\n1,5;2,5', ';'],
  ['a\tb, c', '\t'],
  ['a|b\n1|2', '|'],
  ['name;"x,y,z,w"\nn;1', ';'],
  ['only', ','],
  ['sep=;\na,b;c', ';'],
  ['Stock, of the shop, today\n\na;b\n1;2\n3;4', ';'],
])('%j is split by %j', (head, delimiter) => expect(delimiterOf(head)).toBe(delimiter));

test.each([
  ['="00123"', '00123'],
  ['="5"" pipe"', '5" pipe'],
  ["'00124", '00124'],
  ["'tis", "'tis"],
])('%j of another program is read as %j', (cell, text) => expect(bareCell(cell)).toBe(text));

test.each([
  ['=1+2', "'=1+2\r\n"],
  ['@cmd', "'@cmd\r\n"],
  ['-12.50', '-12.50\r\n'],
  ['+49 30', "'+49 30\r\n"],
  ['-x', "'-x\r\n"],
  ['a "b"', '"a ""b"""\r\n'],
  ['two\nlines', '"two\nlines"\r\n'],
])('%j is written so that no spreadsheet runs it', (cell, line) => {
  expect(lineOf([cell])).toBe(line);
  expect(bareCell(line.startsWith("'") ? line.trimEnd() : cell)).toBe(cell);
});
