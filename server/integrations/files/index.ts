import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FilesPort } from '../ports.ts';

/** Two plain names, so that a key can't leave the folder or match an unfinished file. */
const keyShape = /^[0-9a-z-]+\/[0-9a-z-]+(\.[a-z]+)?$/;
const unfinished = '.unfinished';

export const filesFolder = ({ data }: { data: string }) => path.join(data, 'files');

/** Files in a local folder, `{folder}/{shop}/{file}`. Web processes on several machines need a shared folder. */
export function openFolder(folder: string): FilesPort {
  const placeOf = (key: string) => {
    if (!keyShape.test(key) || key.endsWith(unfinished)) throw new Error(`${key} is not the key of a file.`);
    return path.join(folder, key);
  };
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const temporary = place + unfinished;
      try {
        await pipeline(Buffer.isBuffer(bytes) ? [bytes] : bytes, createWriteStream(temporary, { mode: 0o600, flush: true }));
        await fs.rename(temporary, place);
        await keepFolder(path.dirname(place));
      } catch (error) {
        await fs.rm(temporary, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const file = await fs.open(placeOf(key)).catch(unlessMissing);
      return file?.createReadStream(range);
    },
    async remove(key) {
      const place = placeOf(key);
      await Promise.all([place, place + unfinished].map((file) => fs.rm(file, { force: true })));
    },
    async isWritable() {
      return fs
        .mkdir(folder, { recursive: true, mode: 0o700 })
        .then(() => fs.access(folder, fs.constants.W_OK))
        .then(
          () => true,
          () => false,
        );
    },
    async *list() {
      for (const shop of await namesIn(folder))
        for (const file of await namesIn(path.join(folder, shop))) if (!file.endsWith(unfinished)) yield `${shop}/${file}`;
    },
  };
}

/** Syncs the folder, because a file's name is durable only when its folder is. */
async function keepFolder(folder: string) {
  const handle = await fs.open(folder);
  await handle.sync().finally(() => handle.close());
}

async function namesIn(folder: string): Promise<string[]> {
  return (await fs.readdir(folder).catch(unlessMissing)) ?? [];
}
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
