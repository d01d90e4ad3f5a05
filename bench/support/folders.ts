import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
/** The data folder of a benchmark, which git ignores. */
export const folderOf = (name: string) => path.join(root, '.data', `bench-${name}`);

/** Removes a data folder, including a database that was placed elsewhere because the process runs as root. */
export function removeFolder(folder: string) {
  const pathFile = path.join(folder, 'pg/moved-to');
  if (fs.existsSync(pathFile)) fs.rmSync(fs.readFileSync(pathFile, 'utf8').trim(), { recursive: true, force: true });
  fs.rmSync(folder, { recursive: true, force: true });
}
