import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An uploaded file on local disk until it is removed. `name` is the sender's file name. */
export type ReceivedFile = {
  name: string;
  /** In bytes. */
  size: number;
  path: string;
  /** The bytes from `start` to before `end`, or to the end of the file. */
  part(start: number, end: number): Promise<Buffer>;
  stream(): Readable;
  remove(): Promise<void>;
};

const prefix = 'parley-upload-';
/**
 * Streams an upload into its own folder in `place`, which on many systems must not be the one for temporary files: that lies in memory.
 * Leaves nothing behind on failure.
 */
export async function writeReceived(bytes: Readable, name: string, place = os.tmpdir()): Promise<ReceivedFile> {
  await fs.mkdir(place, { recursive: true, mode: 0o700 });
  const folder = await fs.mkdtemp(path.join(place, prefix));
  const file = path.join(folder, 'file');
  const remove = () => fs.rm(folder, { recursive: true, force: true });
  try {
    await pipeline(bytes, createWriteStream(file, { mode: 0o600 }));
    const { size } = await fs.stat(file);
    return { name, size, path: file, part: (start, end) => readPart(file, start, end), stream: () => createReadStream(file), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function readPart(file: string, start: number, end: number): Promise<Buffer> {
  const handle = await fs.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** How long no upload takes, in milliseconds. */
const longest = 86_400_000;
/** Removes what processes left that were killed while they received or read a file. */
export async function removeAbandoned(place: string, now: Date) {
  for (const name of await fs.readdir(place).catch(() => [])) {
    const folder = path.join(place, name);
    const { mtimeMs } = (await fs.stat(folder).catch(() => undefined)) ?? { mtimeMs: Infinity };
    if (name.startsWith(prefix) && now.getTime() - mtimeMs > longest) await fs.rm(folder, { recursive: true, force: true });
  }
}
