import { isUtf8 } from '../../../../platform/lib/utf8.ts';
import { type Legacy, legacyOf } from './legacy.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | Legacy;
type File = { stream(): AsyncIterable<unknown>; part(start: number, end: number): Promise<Buffer> };

/** Guesses the encoding: zeros in every other byte mean UTF-16, and what isn't UTF-8 is a legacy code page. Undefined if unknown. */
export async function encodingOf(file: File): Promise<Encoding | undefined> {
  const head = await file.part(0, 4096);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeroes = (odd: number) => head.filter((byte, place) => place % 2 === odd && byte === 0).length;
  const [even, odd] = [zeroes(0), zeroes(1)];
  // In UTF-16, commas, line ends and digits have a zero byte in any language.
  if (head.length >= 4 && odd > head.length / 20 && even * 20 < odd) return 'utf-16le';
  if (head.length >= 4 && even > head.length / 20 && odd * 20 < even) return 'utf-16be';
  return (await isWhollyUtf8(file)) || (await isMostlyUtf8(file)) ? 'utf-8' : legacyOf(file);
}

async function isWhollyUtf8(file: File): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of file.stream()) {
    const all = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    const end = all.length - unfinished(all);
    if (!isUtf8(all.subarray(0, end))) return false;
    rest = all.subarray(end);
  }
  return rest.length === 0;
}

/** A few invalid bytes, such as one pasted cell or a truncated last character, don't change the guess. */
async function isMostlyUtf8(file: File): Promise<boolean> {
  const decoder = new TextDecoder();
  let [letters, others] = [0, 0];
  for await (const chunk of file.stream()) {
    const found = decoder.decode(chunk as Buffer, { stream: true }).match(/[^\0-\x7f]/gu) ?? [];
    const strange = found.filter((one) => one === '\uFFFD').length;
    others += strange;
    letters += found.length - strange;
  }
  return letters > others;
}

/** Converts to UTF-8 without a byte order mark and without NUL characters, which the database refuses. */
export async function* toUtf8(bytes: AsyncIterable<Buffer | string>, encoding: Encoding): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') return yield* mended(bytes);
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk as Buffer, { stream: true }).replaceAll('\0', ''));
  yield Buffer.from(decoder.decode().replaceAll('\0', ''));
}

const sequence =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|([\x80-\xff])/g;
const western = new TextDecoder('windows-1252');
/** Reads an invalid UTF-8 byte as Windows-1252. */
function mend(bytes: Buffer): Buffer {
  if (isUtf8(bytes)) return bytes;
  const text = bytes
    .toString('latin1')
    .replace(sequence, (letter, alone?: string) =>
      alone === undefined ? letter : Buffer.from(western.decode(Buffer.from(alone, 'latin1'))).toString('latin1'),
    );
  return Buffer.from(text, 'latin1');
}

async function* mended(bytes: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of bytes) {
    let all = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    if (isFirst && all.length < 3 && all.length > 0) {
      rest = all;
      continue;
    }
    if (isFirst && all[0] === 0xef && all[1] === 0xbb && all[2] === 0xbf) all = all.subarray(3);
    isFirst = false;
    const end = all.length - unfinished(all);
    rest = all.subarray(end);
    yield mend(withoutZeroes(all.subarray(0, end)));
  }
  yield mend(withoutZeroes(rest));
}
const withoutZeroes = (bytes: Buffer) => (bytes.includes(0) ? Buffer.from(bytes.filter((byte) => byte !== 0)) : bytes);

/** The number of bytes at the end that may begin a character. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

/** Ties go to the delimiter that is rarer in text. */
const delimiters = ['\t', ';', '|', ','];
/** The line in which Excel names the delimiter. */
export const delimiterLine = /^\uFEFF?"?sep=([\t;|,])"?[\t;|,]*(?=\r|\n|$)/i;
/** Detects the delimiter: the character that splits lines most often and most evenly, outside quotes and ignoring lines above the table. */
export function delimiterOf(head: string): string {
  const named = delimiterLine.exec(head)?.[1];
  if (named !== undefined) return named;
  const bare = head.replace(/"(?:[^"]|"")*"/g, '""');
  const lines = bare
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const score = (sign: string) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const share = (count: number) => counts.filter((one) => one === count).length / counts.length;
    return Math.max(0, ...counts.map((count) => (count === 0 ? 0 : count + 100 * share(count))));
  };
  const best = delimiters.reduce((found, sign) => (score(sign) > score(found) ? sign : found));
  return score(best) > 0 ? best : ',';
}
