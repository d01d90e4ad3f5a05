import type { ReceivedFile } from '../../platform/lib/received-file.ts';

const [endSign, entrySign] = [Buffer.from('PK\x05\x06'), Buffer.from('PK\x01\x02')];
/** The list at the end of an archive may be longer than any person's; that is not read. */
const longestList = 4 * 1024 * 1024;
const longestEnd = 65_557;

/** The names in a ZIP, by the list at its end; undefined when it has none that can be read. */
export async function namesInArchive(file: Pick<ReceivedFile, 'size' | 'part'>): Promise<string[] | undefined> {
  const tail = await file.part(Math.max(0, file.size - longestEnd), file.size);
  const end = tail.lastIndexOf(endSign);
  if (end === -1 || end + 22 > tail.length) return undefined;
  const [count, length, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (length > longestList || start + length > file.size) return undefined;
  const list = await file.part(start, start + length);
  const names: string[] = [];
  for (let at = 0; names.length < count;) {
    if (at + 46 > list.length || !list.subarray(at, at + 4).equals(entrySign)) return undefined;
    const [name, extra, comment] = [list.readUInt16LE(at + 28), list.readUInt16LE(at + 30), list.readUInt16LE(at + 32)];
    names.push(list.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  return names;
}
