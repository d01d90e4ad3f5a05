import { inflateRawSync } from 'node:zlib';
import { DocumentUnreadable } from '../document-ports.ts';

type Entry = { name: string; method: number; packed: number; at: number };

/**
 * The names in a ZIP's central directory; undefined when it can't be read. Nothing is unpacked. Refuses directories that other readers
 * could interpret differently: more entries than counted, extra bytes before or after, or a second directory in ZIP64 format.
 */
export function entriesOf(bytes: Buffer): Entry[] | undefined {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0 || end + 22 > bytes.length) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  const size = bytes.readUInt32LE(end + 12);
  let at = bytes.readUInt32LE(end + 16);
  if (bytes.readUInt32LE(end + 4) !== 0 || bytes.readUInt16LE(end + 8) !== count || count === 0xffff || at + size !== end) return undefined;
  const entries: Entry[] = [];
  for (let n = 0; n < count; n++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return undefined;
    const [nameLength, extra, comment] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)];
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extra + comment;
  }
  return at === end ? entries : undefined;
}

/** Unpacks everything once within a limit, whatever sizes the directory claims, before a library does so without one. */
export function mustUnpackTo(bytes: Buffer, most: number) {
  const entries = entriesOf(bytes);
  if (!entries || entries.length > 5_000) throw new DocumentUnreadable('This file is damaged. Save a new copy and upload it.');
  let left = most;
  for (const { method, packed, at } of entries) {
    if (at + 30 > bytes.length) throw new DocumentUnreadable('This file is damaged. Save a new copy and upload it.');
    const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    left -= method === 0 ? packed : unpacked(bytes.subarray(from, from + packed), left);
    if (left <= 0) throw tooLarge();
  }
}

function unpacked(bytes: Buffer, most: number) {
  try {
    return inflateRawSync(bytes, { maxOutputLength: most }).length;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new DocumentUnreadable('This file is damaged. Save a new copy and upload it.', { cause });
  }
}
const tooLarge = () => new DocumentUnreadable('This file is too large once unpacked. Split it into smaller files.');
