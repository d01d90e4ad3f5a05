import { type FileKind, fileTypes } from '@parley/contract/channels';
import { Problem } from '../../platform/http/problem.ts';
import { examinePicture } from '../../platform/lib/picture.ts';
import type { ReceivedFile } from '../../platform/lib/received-file.ts';
import { namesInArchive } from './archive.ts';
import { archiveType, hasControls, isMarkup, typeOf } from './rules.ts';

/** What a file is and how it is kept: `bare` instead of what was sent where a camera wrote into it. */
export type Examined = { type: string; kind: FileKind; width: number | null; height: number | null; thumb?: Buffer; bare?: Buffer };

/** Says what a file is by its bytes. Throws `file.unsupported`, or `input.too_large` for a picture that would unpack to too much. */
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
  // No bytes tell a table from a text, and neither does any harm; the name does.
  return /\.csv$/i.test(file.name) ? 'text/csv' : 'text/plain';
}

/** UTF-8 without controls, and nothing that a browser or a shell would run. */
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
    detail: 'This kind of file is not taken. Use a picture, a video, a sound, a PDF, a Word or Excel file, a ZIP or plain text.',
  });
}
