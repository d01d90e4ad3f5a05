/**
 * A reader of separated values (RFC 4180, and what programs make of it): any one-byte delimiter, quotes with doubled quotes inside, line
 * ends LF, CRLF or CR. It sees UTF-8 as bytes, so that it knows where each record ends in the file, and an import can go on from there.
 */
export type CsvRecord = {
  cells: string[];
  /** Where the next record begins, in bytes from the beginning of what was read. */
  end: number;
  /** Its quotation mark was never closed, or it is longer than any record may be. */
  broken: boolean;
};
/** Bytes of one record: a longer one is a quotation mark that was forgotten. */
export const longestRecord = 1_048_576;
const [lf, cr, quote, space] = [10, 13, 34, 32];

/** The records of a stream one after another. A blank line is a record of one empty cell. */
export async function* readCsv(bytes: AsyncIterable<Buffer | string>, delimiter: string): AsyncGenerator<CsvRecord> {
  // One character of `text` is one byte.
  let [text, start, before, isWhole] = ['', 0, 0, false];
  const source = bytes[Symbol.asyncIterator]();
  try {
    for (;;) {
      const taken = takeRecord(text, start, delimiter.charCodeAt(0), isWhole);
      if (taken) {
        start = taken.end;
        yield { ...taken, end: before + start };
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
    // Whoever stops in the middle closes the file.
    await source.return?.();
  }
}

/** The record that begins at `start`, or undefined when its end has not come yet. */
function takeRecord(text: string, start: number, delimiter: number, isWhole: boolean): CsvRecord | undefined {
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
    // A carriage return at the end of what has come may be half of a line end.
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
 * What stands in quotes, and what comes between them and the next delimiter as it is. `stop` is -1 when the quotes are not closed; `astray` when
 * the mark that should close them opens another cell, or stands in the middle of one: then one was forgotten, and what comes is no part of it.
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
  // Marks inside that were not doubled: "Lamp "Harbour" big".
  if (bare.endsWith('"')) return { value: `${value}"${bare.slice(0, -1).replaceAll('""', '"')}`, stop };
  return isLong || bare.includes('"') ? 'astray' : { value: value + rest, stop };
}

const spaced = new Map<number, RegExp>();
/** Quotes after spaces, ` "a, b"`, where they are closed on their line and nothing comes after them; otherwise they are part of a plain cell. */
function takeSpaced(text: string, from: number, delimiter: number): Taken | undefined {
  const sign = String.fromCharCode(delimiter);
  const pattern = spaced.get(delimiter) ?? new RegExp(` {1,20}"((?:[^"\\r\\n]|"")*)" *(?=[${sign}\\r\\n]|$)`, 'y');
  spaced.set(delimiter, pattern);
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found ? { value: (found[1] ?? '').replaceAll('""', '"'), stop: pattern.lastIndex } : undefined;
}

/** A record that cannot be read ends with its first line, so that the rows below it are not lost with it. */
function broken(text: string, start: number, isWhole: boolean): CsvRecord {
  const line = lineEnd(text, start);
  const end = line === -1 ? (isWhole ? text.length : start + longestRecord) : line;
  return { cells: [toText(text.slice(start, Math.min(end, start + 2000)).trimEnd())], end, broken: true };
}

/** Where the next line begins; -1 when there is none. */
function lineEnd(text: string, from: number): number {
  const pattern = /\r\n?|\n/g;
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Whether the line of a record has come whole, and is not too long to wait for. */
const isLineHere = (text: string, start: number) => {
  const end = lineEnd(text, start);
  return (end !== -1 && end < text.length) || text.length - start > longestRecord;
};

const isAscii = (text: string) => !/[\x80-\xff]/.test(text);
const toText = (bytes: string) => (isAscii(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString('utf8'));

export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
