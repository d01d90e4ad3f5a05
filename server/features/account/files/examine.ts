import { type FileKind, fileTypes } from '@parley/contract/channels';
import { Problem } from '../../../platform/http/problem.ts';
import { examinePicture } from '../../../platform/lib/picture.ts';
import type { ReceivedFile } from '../../../platform/lib/received-file.ts';
import { archiveType, hasControls, isMarkup, typeOf } from './rules.ts';

/** A file's type and metadata; `bare` is the copy without camera metadata, stored instead of the upload. */
export type Examined = { type: string; kind: FileKind; width: number | null; height: number | null; thumb?: Buffer; bare?: Buffer };

/** Determines a file's type from its bytes. Throws `file.unsupported`, or `input.too_large` for an image with too many pixels. */
export async function examine(file: ReceivedFile): Promise<Examined> {
  const type = (await typeOfWhole(file)) ?? refuse();
  const kind = fileTypes[type] ?? refuse();
  if (kind !== 'image') return { type, kind, width: null, height: null };
  return { type, kind, ...(await examinePicture(file.path)) };
}

async function typeOfWhole(file: ReceivedFile): Promise<string | undefined> {
  const type = typeOf(await file.part(0, 4096));
  if (type === 'application/zip') return archiveType(await namesInArchive(file));
  if (type !== undefined) return type;
  if (!(await isPlainText(file))) return undefined;
  // Nothing in the bytes distinguishes CSV from text and both are harmless, so the name decides.
  return /\.csv$/i.test(file.name) ? 'text/csv' : 'text/plain';
}

const [endSign, entrySign] = [Buffer.from('PK\x05\x06'), Buffer.from('PK\x01\x02')];
/** A ZIP directory longer than this is not read. */
const longestList = 4 * 1024 * 1024;
const longestEnd = 65_557;

/** The names in a ZIP's central directory; undefined when it can't be read. */
async function namesInArchive(file: Pick<ReceivedFile, 'size' | 'part'>): Promise<string[] | undefined> {
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

/** UTF-8 without control characters or markup that a browser or shell would run. */
async function isPlainText(file: ReceivedFile): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const chunk of file.stream()) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      if (hasControls(text) || (first && isMarkup(text))) return false;
      first = false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function refuse(): never {
  throw new Problem('file.unsupported', {
    detail: 'This file type isn’t supported. Use an image, video, audio, PDF, Word, Excel, ZIP or text file.',
  });
}
