/**
 * Parses delimited text (RFC 4180 and its variants): any one-byte delimiter, quotes with doubled quotes inside, line ends LF, CRLF or CR.
 * It reads UTF-8 as bytes, so that it knows each record's end offset and an import can resume there.
 */
export type CsvRecord = {
  cells: string[];
  /** The byte offset of the next record. */
  end: number;
  /** An unclosed quotation mark, or a record that is too long. */
  broken: boolean;
};
/** Maximum bytes per record; a longer one means a missing quotation mark. */
export const longestRecord = 1_048_576;
const [lf, cr, quote, space] = [10, 13, 34, 32];

/** Yields the records of a stream. A blank line is a record with one empty cell. */
export async function* readCsv(bytes: AsyncIterable<Buffer | string>, delimiter: string): AsyncGenerator<CsvRecord> {
  // `text` has one character per byte.
  let [text, start, before, isWhole] = ['', 0, 0, false];
  let endless: LongRecord | undefined;
  const source = bytes[Symbol.asyncIterator]();
  try {
    for (;;) {
      const taken = endless ? restOf(endless, text, start, isWhole) : takeRecord(text, start, delimiter.charCodeAt(0), isWhole);
      if (taken) {
        start = taken.end;
        endless = taken.isEndless ? taken : undefined;
        if (!endless) yield { cells: taken.cells, broken: taken.broken, end: before + start };
        continue;
      }
      if (isWhole) return;
      before += start;
      text = text.slice(start);
      start = 0;
      const next = await source.next();
      if (next.done) isWhole = true;
      else text += (next.value as Buffer).toString('latin1');
    }
  } finally {
    // Closes the file when the consumer stops early.
    await source.return?.();
  }
}

/** `isEndless`: a line above the maximum whose end hasn't arrived; what comes up to there is no row. */
type LongRecord = CsvRecord & { isEndless?: boolean };
/** The record that begins at `start`, or undefined when its end hasn't arrived yet. */
function takeRecord(text: string, start: number, delimiter: number, isWhole: boolean): LongRecord | undefined {
  const { length } = text;
  if (start >= length) return undefined;
  const cells: string[] = [];
  for (let at = start; ;) {
    const first = text.charCodeAt(at);
    const cell = first === quote ? takeQuoted(text, at, delimiter, isWhole) : first === space ? takeSpaced(text, at, delimiter) : undefined;
    if (cell === 'astray') return isWhole || isLineHere(text, start) ? broken(text, start, isWhole) : undefined;
    const stop = cell ? cell.stop : endOfPlain(text, at, delimiter);
    if (stop === -1 || (stop >= length && !isWhole))
      return length - start > longestRecord ? broken(text, start, isWhole) : isWhole ? broken(text, start, true) : undefined;
    cells.push(toText(cell ? cell.value : text.slice(at, stop)));
    const sign = text.charCodeAt(stop);
    if (stop < length && sign === delimiter) {
      at = stop + 1;
      if (at < length || isWhole) continue;
      return undefined;
    }
    // A carriage return at the end of the buffer may be half a CRLF.
    if (sign === cr && stop + 1 >= length && !isWhole) return undefined;
    const end = stop >= length ? length : sign === cr && text.charCodeAt(stop + 1) === lf ? stop + 2 : stop + 1;
    return { cells, end, broken: false };
  }
}

function endOfPlain(text: string, from: number, delimiter: number): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === delimiter || sign === lf || sign === cr) return at;
  }
  return text.length;
}

type Taken = { value: string; stop: number };
/**
 * Reads a quoted value and any text up to the next delimiter. `stop` is -1 when the quote isn't closed; `astray` when the closing mark
 * opens another cell or stands inside one, which means that a quote was forgotten.
 */
function takeQuoted(text: string, from: number, delimiter: number, isWhole: boolean): Taken | 'astray' {
  let value = '';
  for (let at = from + 1; ;) {
    const close = text.indexOf('"', at);
    if (close === -1) return { value, stop: -1 };
    value += text.slice(at, close);
    if (text.charCodeAt(close + 1) !== quote) return closed(text, value, close, { delimiter, isWhole });
    value += '"';
    at = close + 2;
  }
}

type Known = { delimiter: number; isWhole: boolean };
function closed(text: string, value: string, close: number, { delimiter, isWhole }: Known): Taken | 'astray' {
  const stop = endOfPlain(text, close + 1, delimiter);
  const rest = text.slice(close + 1, stop);
  const bare = rest.trimEnd();
  if (bare === '' || (stop >= text.length && !isWhole)) return { value: value + rest, stop };
  const before = text.charCodeAt(close - 1);
  const isLong = /[\r\n]/.test(value);
  if (isLong && (before === delimiter || before === lf || before === cr)) return 'astray';
  // Accepts inner quotes that weren't doubled: "Lamp "Harbour" big".
  if (bare.endsWith('"')) return { value: `${value}"${bare.slice(0, -1).replaceAll('""', '"')}`, stop };
  return isLong || bare.includes('"') ? 'astray' : { value: value + rest, stop };
}

const spaced = new Map<number, RegExp>();
/** Reads quotes after spaces, ` "a, b"`, if they close on their line with nothing after them; otherwise they belong to a plain cell. */
function takeSpaced(text: string, from: number, delimiter: number): Taken | undefined {
  const sign = String.fromCharCode(delimiter);
  const pattern = spaced.get(delimiter) ?? new RegExp(` {1,20}"((?:[^"\\r\\n]|"")*)" *(?=[${sign}\\r\\n]|$)`, 'y');
  spaced.set(delimiter, pattern);
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found ? { value: (found[1] ?? '').replaceAll('""', '"'), stop: pattern.lastIndex } : undefined;
}

/** Ends an unreadable record after its first line, so that the rows below aren't lost. */
function broken(text: string, start: number, isWhole: boolean): LongRecord {
  const line = lineEnd(text, start);
  const end = line === -1 ? text.length : line;
  // Copied, because a part of a text keeps the whole of it in memory.
  const shown = Buffer.from(text.slice(start, Math.min(end, start + 2000)), 'latin1')
    .toString()
    .trimEnd();
  return { cells: [shown], end, broken: true, isEndless: line === -1 && !isWhole };
}

/** Looks for the end of an endless line in what has arrived since. */
function restOf(record: LongRecord, text: string, start: number, isWhole: boolean): LongRecord | undefined {
  const line = lineEnd(text, start);
  // A carriage return at the end of the buffer may be half a CRLF.
  const isHere = line !== -1 && (line < text.length || isWhole || text.charCodeAt(line - 1) === lf);
  if (isHere || isWhole) return { ...record, end: isHere ? line : text.length, isEndless: false };
  return start >= text.length - 1 ? undefined : { ...record, end: line === -1 ? text.length : line - 1 };
}

/** The start of the next line, or -1. */
function lineEnd(text: string, from: number): number {
  const pattern = /\r\n?|\n/g;
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Whether the record's line has arrived completely, or is too long to wait for. */
const isLineHere = (text: string, start: number) => {
  const end = lineEnd(text, start);
  return (end !== -1 && end < text.length) || text.length - start > longestRecord;
};

const isAscii = (text: string) => !/[\x80-\xff]/.test(text);
const toText = (bytes: string) => (isAscii(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString('utf8'));

export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
