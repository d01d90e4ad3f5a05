import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
/** Where the measurements keep their data folders: ignored by git, and named after them. */
export const folderOf = (name: string) => path.join(root, '.data', `bench-${name}`);

/** Removes a data folder, and its database where root had to put it elsewhere. */
export function removeFolder(folder: string) {
  const note = path.join(folder, 'pg/moved-to');
  if (fs.existsSync(note)) fs.rmSync(fs.readFileSync(note, 'utf8').trim(), { recursive: true, force: true });
  fs.rmSync(folder, { recursive: true, force: true });
}
